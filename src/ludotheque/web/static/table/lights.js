// Lights elements on the table: a ring around each, drawn above the page so that nothing moves.

const layer = document.getElementById("lights");
const rings = new Map(); // each ring, with the element that it stands around
const EDGE_PIXELS = 4;
let frame = 0;

// `chains` names elements by their ids, with spaces between them. Of alternatives, which are joined
// by a bar, the first that can be seen is meant; one with "@" and a card only while it shows that card.
export function light(chains) {
  putOut();
  for (const element of elementsOf(chains)) draw(element, "ring");
}

export function putOut() {
  for (const ring of layer.querySelectorAll(".ring:not(.harm)")) ring.remove();
}

// Marks where something was done to the reader, with a word: at the first of these elements.
export function markHarm(chains, word) {
  const [element] = elementsOf(chains);
  if (!element) return () => {};
  const mark = draw(element, "ring harm");
  const said = document.createElement("span");
  said.textContent = word;
  mark.append(said);
  return () => mark.remove();
}

function elementsOf(chains) {
  const found = (chains ?? "")
    .split(" ")
    .map((chain) => chain.split("|").map(elementOf))
    .map((elements) => elements.find((element) => element?.checkVisibility()));
  return new Set(found.filter(Boolean));
}

function elementOf(name) {
  const [id, card] = name.split("@");
  const element = id && document.getElementById(id);
  return card && element?.dataset.card !== card ? null : element;
}

function draw(element, kind) {
  const ring = document.createElement("div");
  ring.className = kind;
  layer.append(ring);
  rings.set(ring, element);
  if (!frame) follow();
  return ring;
}

// The word of a mark, in the middle of its element as far as the window allows.
function keepInSight(word, middle) {
  if (!word) return;
  const half = word.offsetWidth / 2 + EDGE_PIXELS;
  const shift = Math.max(half - middle, 0) - Math.max(middle + half - innerWidth, 0);
  word.style.marginInlineStart = `${shift}px`;
}

// What stays at the edge of a small window may cover what has scrolled below it.
function isCovered(element, x, y) {
  const there = document.elementFromPoint(x, y);
  return Boolean(there) && !element.contains(there) && !there.contains(element);
}

// Whatever scrolls, pans or grows, a ring stays around its element.
function follow() {
  for (const [ring, element] of rings) {
    if (!ring.isConnected) rings.delete(ring);
    const { left, top, width, height } = element.getBoundingClientRect();
    const box = { left, top, width, height };
    for (const [side, pixels] of Object.entries(box)) ring.style[side] = `${pixels}px`;
    keepInSight(ring.firstElementChild, left + width / 2);
    ring.hidden = !width || isCovered(element, left + width / 2, top + height / 2);
  }
  frame = rings.size ? requestAnimationFrame(follow) : 0;
}
