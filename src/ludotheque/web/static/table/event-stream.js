// The server's updates: by a socket, or else by a stream. Open while the page can be seen, and opened
// again when it is lost.

import { canTrySocket, openSocket } from "./table-socket.js";

const RETRY_MILLISECONDS = [500, 1000, 2000, 4000, 8000];
const CLOSED_TO_US = [401, 403, 404]; // what the table answers whom it does not show itself to
const lostBanner = document.getElementById("lost");
let connection = null;
let failures = 0;

// `address` is the table's; `seen` has functions that return what the page knows: the last line, and
// which drawing of the table.
export function openStream(address, seen, onUpdate) {
  function connect() {
    if (connection || document.hidden) return;
    const since = new URLSearchParams({
      after: seen.lastLine(),
      shown: seen.shownVersion(),
      lang: document.documentElement.lang,
    });
    const open = canTrySocket() ? openSocket : openEvents;
    const made = open(address, since, {
      onOpen() {
        failures = 0;
        lostBanner.hidden = true;
      },
      onUpdate(update) {
        if (connection === made) onUpdate(update);
      },
      onClose(wasOpen) {
        if (connection !== made) return; // the page has closed it
        connection = null;
        if (!wasOpen && open === openSocket && !canTrySocket()) {
          connect();
          return;
        }
        lostBanner.hidden = failures < 1;
        if (failures) showIfClosed(address);
        setTimeout(connect, RETRY_MILLISECONDS[Math.min(failures, RETRY_MILLISECONDS.length - 1)]);
        failures += 1;
      },
    });
    connection = made;
  }

  document.addEventListener("visibilitychange", () => {
    if (document.hidden) closeStream();
    else connect();
  });
  connect();
}

// A table that is gone, or not for this device any more, says so on its page.
async function showIfClosed(address) {
  const response = await fetch(`${address}/pulse`).catch(() => null);
  if (CLOSED_TO_US.includes(response?.status)) location.reload();
}

export function closeStream() {
  const open = connection;
  connection = null;
  open?.close();
}

function openEvents(address, since, { onOpen, onUpdate, onClose }) {
  const stream = new EventSource(`${address}/stream?${since}`);
  stream.addEventListener("open", onOpen);
  stream.addEventListener("update", (event) => onUpdate(JSON.parse(event.data)));
  stream.addEventListener("error", () => {
    stream.close();
    onClose(true);
  });
  return { close: () => stream.close() };
}
