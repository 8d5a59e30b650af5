// The hand at one screen. Whoever says "I am …" is shown their view, and the page gets a key, which
// is kept in this variable and nowhere else. With it their next views come, until somebody else is
// asked; a page that is loaded again has none.

let hand = null; // whose hand is shown: the seat, and the key or an empty text

export const openedHand = () => hand;

// Asks for the hand of the person who has pressed the button of this form. Returns null if the
// server cannot be reached, and nothing to show if it refuses.
export async function askForHand(form) {
  const fields = new URLSearchParams(new FormData(form));
  const response = await post(form.action, fields);
  if (!response) return null;
  const answer = response.ok ? await response.json() : {};
  return { seat: fields.get("seat"), key: answer["hand-key"], view: answer.view };
}

export function holdHand({ seat, key }) {
  hand = { seat, key };
}

export function closeHand() {
  hand = null;
  for (const id of ["announce", "turn", "banners", "lights"])
    document.getElementById(id).textContent = "";
}

export function addHandKey(fields) {
  if (hand?.key) fields.set("hand-key", hand.key);
}

// The newest view of the person whose hand is open; nothing if it is not open any more.
export async function fetchOwnView(address, lastLine) {
  if (!hand?.key) return null;
  const fields = new URLSearchParams({ at: lastLine });
  addHandKey(fields);
  const response = await post(`${address}/hand`, fields);
  return response?.ok ? (await response.json()).view : null;
}

// Whether the public page asks nobody else to say who they are.
export function isNobodyElseAsked(fresh) {
  const seats = [...fresh.querySelectorAll("[data-opens-hand] [name=seat]")];
  return seats.every((field) => field.value === hand.seat);
}

function post(url, body) {
  const headers = { accept: "application/json" };
  return fetch(url, { method: "POST", body, headers }).catch(() => null);
}
