// Posts a form's fields. Each request has its own key, so that sending it again after a lost answer
// does nothing twice.

const RETRY_MILLISECONDS = [300, 700, 1500, 3000, 5000, 8000, 12000];
const ATTEMPT_MILLISECONDS = 15000; // a request that nobody answers for so long is sent again
const SILENCE_MILLISECONDS = 1800;

// `onSilence` is called if there is no answer for a while. A patient request is sent again and again
// until the server can be reached; any other one is given up after half a minute. `sendFirst` may know
// a quicker way: it returns the answer, or null.
export async function postForm(
  url,
  fields,
  { onSilence = null, isPatient = false, sendFirst = null } = {},
) {
  const body = new URLSearchParams(fields);
  body.set("key", requestKey());
  const silence = onSilence && setTimeout(onSilence, SILENCE_MILLISECONDS);
  try {
    const answer = await sendFirst?.(url, Object.fromEntries(body), ATTEMPT_MILLISECONDS);
    if (answer) return answer;
    for (let attempt = 0; ; attempt += 1) {
      const response = await fetch(url, {
        method: "POST",
        body,
        headers: { accept: "application/json" },
        signal: AbortSignal.timeout(ATTEMPT_MILLISECONDS),
      }).catch(() => null);
      // a server that loses a table, or has just lost it, says when to ask again
      const isLate = response?.status === 503 && response.headers.has("retry-after");
      if (response && !isLate)
        return await response.json().catch(() => ({ error: { code: "unreadable" } }));
      if (!isPatient && attempt >= RETRY_MILLISECONDS.length) return { error: { code: "offline" } };
      await pause(RETRY_MILLISECONDS[Math.min(attempt, RETRY_MILLISECONDS.length - 1)]);
    }
  } finally {
    clearTimeout(silence);
  }
}

// So long, or until the browser says that there is a connection again.
function pause(milliseconds) {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    addEventListener("online", resolve, { once: true });
  });
}

function requestKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
