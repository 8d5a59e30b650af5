// The table's socket: updates come and forms go over one connection. Where none can be opened, as
// behind a proxy that knows no sockets, updates come by a stream and forms go by themselves.

const OPENING_MILLISECONDS = 4000; // a socket that has not opened by then is none
const MOST_ATTEMPTS = 2; // in vain, before the page goes without
const OPEN = 1; // by number: where there are no sockets, there is no WebSocket.OPEN either
let socket = null;
let attemptsInVain = 0;
let lastId = 0;
const waiting = new Map(); // what is to be called with the answer, by the id of what was sent

export const canTrySocket = () => "WebSocket" in window && attemptsInVain < MOST_ATTEMPTS;

// `onClose` is told whether it had been open.
export function openSocket(address, since, { onOpen, onUpdate, onClose }) {
  const url = new URL(`${address}/socket?${since}`, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  const opened = new WebSocket(url);
  const tooLate = setTimeout(() => opened.close(), OPENING_MILLISECONDS);
  let wasOpen = false;
  opened.addEventListener("open", () => {
    clearTimeout(tooLate);
    wasOpen = true;
    attemptsInVain = 0;
    socket = opened;
    onOpen();
  });
  opened.addEventListener("message", ({ data }) => {
    const { update, answers, answer } = JSON.parse(data);
    if (update) onUpdate(update);
    else answered(answers, answer);
  });
  opened.addEventListener("close", () => {
    clearTimeout(tooLate);
    if (!wasOpen) attemptsInVain += 1;
    if (socket === opened) socket = null;
    for (const id of [...waiting.keys()]) answered(id, null);
    onClose(wasOpen);
  });
  return { close: () => opened.close() };
}

// The answer to an action; null if it must be sent in another way, with the same key: then it is done
// once, whatever became of it here.
export function sendBySocket(action, fields, milliseconds) {
  if (socket?.readyState !== OPEN) return Promise.resolve(null);
  lastId += 1;
  const id = lastId;
  socket.send(JSON.stringify({ id, action, fields }));
  return new Promise((resolve) => {
    const tooLate = setTimeout(() => answered(id, null), milliseconds);
    waiting.set(id, (answer) => {
      clearTimeout(tooLate);
      resolve(answer);
    });
  });
}

function answered(id, answer) {
  waiting.get(id)?.(answer);
  waiting.delete(id);
}
