// What a page in a hidden tab is told: its title, and whether its reader is asked. The browser itself
// keeps the stream, since it slows scripts down there; they only ask themselves where there is none.

const ASKING_MILLISECONDS = 20000;
let stream = null;

export function openPulse(address, onPulse) {
  const { lang } = document.documentElement;

  function follow() {
    if (document.hidden && !stream) {
      stream = new EventSource(`${address}/pulses?lang=${lang}`);
      stream.addEventListener("pulse", ({ data }) => document.hidden && onPulse(JSON.parse(data)));
    } else if (!document.hidden) {
      closePulse();
    }
  }

  document.addEventListener("visibilitychange", follow);
  setInterval(async () => {
    if (!document.hidden || stream?.readyState === EventSource.OPEN) return;
    if (stream?.readyState === EventSource.CLOSED) closePulse();
    follow();
    const response = await fetch(`${address}/pulse?lang=${lang}`).catch(() => null);
    const pulse = response?.ok ? await response.json() : null;
    if (pulse && document.hidden) onPulse(pulse);
  }, ASKING_MILLISECONDS);
  follow();
}

export function closePulse() {
  stream?.close();
  stream = null;
}
