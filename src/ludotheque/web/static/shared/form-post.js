// Posts a form's fields. Each request has its own key, so that sending it again after a lost answer
// does nothing twice.

const RETRY_MILLISECONDS = [300, 700, 1500, 3000, 5000, 8000, 12000];

export async function postForm(url, fields) {
  const body = new URLSearchParams(fields);
  body.set("key", requestKey());
  for (const pause of [...RETRY_MILLISECONDS, 0]) {
    let response;
    try {
      response = await fetch(url, {
        method: "POST",
        body,
        headers: { accept: "application/json" },
      });
    } catch {
      if (!pause) return { error: { code: "offline" } };
      await new Promise((resolve) => setTimeout(resolve, pause));
      continue;
    }
    return response.json().catch(() => ({ error: { code: "unreadable" } }));
  }
}

function requestKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
