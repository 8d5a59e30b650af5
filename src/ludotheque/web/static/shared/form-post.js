// Sends a form. Each request has a key of its own: sent again after a lost answer, it is still one.

const PATIENCE = [300, 700, 1500, 3000, 5000, 8000, 12000];

export async function post(url, fields) {
  const body = new URLSearchParams(fields);
  body.set("key", key());
  for (const pause of [...PATIENCE, 0]) {
    let response;
    try {
      response = await fetch(url, { method: "POST", body, headers: { accept: "application/json" } });
    } catch {
      if (!pause) return { error: { code: "offline" } };
      await new Promise((done) => setTimeout(done, pause));
      continue;
    }
    return response.json().catch(() => ({ error: { code: "unreadable" } }));
  }
}

function key() {
  const bits = crypto.getRandomValues(new Uint8Array(16));
  return [...bits].map((bit) => bit.toString(16).padStart(2, "0")).join("");
}
