// The server's stream of updates: open while the page can be seen, opened again when it is lost.

const RETRY_MILLISECONDS = [500, 1000, 2000, 4000, 8000];
const TITLE_MILLISECONDS = 20000; // a hidden page asks only for its title
const lostBanner = document.getElementById("lost");
let stream = null;
let failures = 0;

// `address` is the table's; `seen` has functions that return what the page knows: the last line, and
// which drawing of the table.
export function openStream(address, seen, onUpdate) {
  function connect() {
    if (stream || document.hidden) return;
    const since = new URLSearchParams({ after: seen.lastLine(), shown: seen.shownVersion() });
    stream = new EventSource(`${address}/stream?${since}`);
    stream.addEventListener("open", () => {
      failures = 0;
      lostBanner.hidden = true;
    });
    stream.addEventListener("update", (event) => onUpdate(JSON.parse(event.data)));
    stream.addEventListener("error", () => {
      closeStream();
      lostBanner.hidden = failures < 1;
      setTimeout(connect, RETRY_MILLISECONDS[Math.min(failures, RETRY_MILLISECONDS.length - 1)]);
      failures += 1;
    });
  }

  document.addEventListener("visibilitychange", () => {
    if (document.hidden) closeStream();
    else connect();
  });
  setInterval(async () => {
    if (!document.hidden) return;
    const response = await fetch(`${address}/pulse`).catch(() => null);
    if (response?.ok) document.title = (await response.json()).title;
  }, TITLE_MILLISECONDS);
  connect();
}

export function closeStream() {
  stream?.close();
  stream = null;
}
