// The light of a lesson: everything but what a step is about lies under a veil, and the step's card
// stands beside it. Whatever scrolls, grows or is chosen, they follow. Where there is no room beside
// all that a step names, only what stays free is lit; what is to be touched always is.

import { overlap, placeCard } from "./card-place.js";

const EDGE_PIXELS = 6; // between what is lit and its ring
// What belongs to a choice under way, and what was said to one, is never under the veil.
const CHOSEN = ".play [aria-pressed=true], .play .chosen, #moves .main[name=move]:not([hidden])";
const CHOOSING = "#ask, #explanation, #move-sheet";
const ALWAYS_CLEAR = "#why, #duel";
const veil = document.getElementById("veil");
const layer = document.getElementById("lesson-rings");
let shown = null; // the card whose lights are shown
let rings = []; // each with what it stands around
let signature = "";
let frame = 0;

// Lights what this card is about; without a card, nothing.
export function showStepLights(card) {
  shown = card;
  signature = "";
  layer.replaceChildren();
  rings = card
    ? [...lightsOf(card, "stepLights", ""), ...lightsOf(card, "stepTouches", "touch")]
    : [];
  if (!card) veil.classList.remove("shown");
  bringIntoSight();
  announcePlaces();
  if (!frame) follow();
}

// Lets a game's own script prepare for a place in its drawing that is to be touched.
function announcePlaces() {
  for (const { chain } of rings) {
    const [, width, height] = chain.match(/ (\d+) (\d+)$/) ?? [];
    if (width)
      document.dispatchEvent(
        new CustomEvent("place-lit", { detail: { isWide: Number(width) > Number(height) } }),
      );
  }
}
addEventListener("load", announcePlaces); // a game's script is loaded after this one

function lightsOf(card, list, kind) {
  return card.dataset[list]
    .split("; ")
    .filter(Boolean)
    .map((chain) => ({ chain, kind, ring: newRing(kind) }));
}

function newRing(kind) {
  const ring = document.createElement("div");
  ring.className = `lesson-ring ${kind}`;
  layer.append(ring);
  return ring;
}

// Of alternatives, which are joined by a bar, the first that can be seen is meant. Four numbers after
// a name are a box in its drawing.
function boxOf(chain) {
  for (const alternative of chain.split("|")) {
    const [, name, numbers] = alternative.match(/^(.*?)((?: -?\d+){4})?$/);
    const element = document.querySelector(name);
    if (!element?.checkVisibility()) continue;
    if (numbers) return boxInDrawing(element, numbers.trim().split(" ").map(Number));
    const box = visibleBox(element);
    if (box) return box;
  }
  return null;
}

function boxInDrawing(drawing, [x, y, width, height]) {
  const matrix = drawing.getScreenCTM();
  const at = new DOMPoint(x, y).matrixTransform(matrix);
  const to = new DOMPoint(x + width, y + height).matrixTransform(matrix);
  return { left: at.x, top: at.y, right: to.x, bottom: to.y };
}

// As far as what scrolls around it shows it.
function visibleBox(element) {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflowY === "visible") continue;
    if (outer === document.body || outer === document.documentElement) continue;
    const frame = outer.getBoundingClientRect();
    left = Math.max(left, frame.left);
    top = Math.max(top, frame.top);
    right = Math.min(right, frame.right);
    bottom = Math.min(bottom, frame.bottom);
  }
  return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : null;
}

function bringIntoSight() {
  for (const { chain } of rings)
    for (const name of chain.split("|")) {
      const element = document.querySelector(name.replace(/(?: -?\d+){4}$/, ""));
      if (!element?.checkVisibility() || element instanceof SVGElement) continue;
      const { top, bottom } = element.getBoundingClientRect();
      const isInSight = visibleBox(element) && top >= 0 && bottom <= innerHeight;
      if (!isInSight) element.scrollIntoView({ block: "nearest", inline: "nearest" });
      break;
    }
}

const wider = ({ left, top, right, bottom }) => ({
  left: left - EDGE_PIXELS,
  top: top - EDGE_PIXELS,
  right: right + EDGE_PIXELS,
  bottom: bottom + EDGE_PIXELS,
});

function clearBoxes() {
  const isChoosing = document.querySelector(CHOSEN) !== null;
  return [...document.querySelectorAll(isChoosing ? `${CHOOSING}, ${ALWAYS_CLEAR}` : ALWAYS_CLEAR)]
    .filter((element) => element.checkVisibility())
    .map((element) => visibleBox(element))
    .filter(Boolean);
}

function follow() {
  if (shown && !shown.isConnected) shown = null;
  const boxes = rings.map(({ chain }) => inWindow(boxOf(chain)));
  const clear = clearBoxes();
  const now = JSON.stringify([boxes, clear, innerWidth, innerHeight, shown?.offsetHeight]);
  if (now !== signature) {
    signature = now;
    const ofKind = (kind) => boxes.filter((box, index) => box && rings[index].kind === kind);
    if (shown) placeCard(shown, { lit: ofKind(""), touched: ofKind("touch"), clear });
    const card = shown?.getBoundingClientRect();
    const lit = boxes.map((box, index) =>
      box && (rings[index].kind || !overlap(box, card)) ? box : null,
    );
    for (const [index, { ring }] of rings.entries()) drawRing(ring, lit[index]);
    veil.classList.toggle("shown", lit.some(Boolean));
    drawVeil([...lit.filter(Boolean), ...clear]);
  }
  frame = requestAnimationFrame(follow);
}

// With its ring around it; null if it is out of sight.
function inWindow(box) {
  if (!box || box.right < 0 || box.bottom < 0) return null;
  if (box.left > innerWidth || box.top > innerHeight) return null;
  return wider(box);
}

function drawRing(ring, box) {
  ring.hidden = !box;
  if (!box) return;
  ring.style.left = `${box.left}px`;
  ring.style.top = `${box.top}px`;
  ring.style.width = `${box.right - box.left}px`;
  ring.style.height = `${box.bottom - box.top}px`;
}

// One path with a hole for each box; a hole within a hole would be veiled again, so boxes that lie in
// others are left out, and those that overlap become separate strips.
function drawVeil(boxes) {
  const holes = withoutOverlaps(boxes).map(
    ({ left, top, right, bottom }) => `M${left} ${top}H${right}V${bottom}H${left}z`,
  );
  const all = `M0 0H${innerWidth}V${innerHeight}H0z`;
  veil.firstElementChild.setAttribute("d", [all, ...holes].join(""));
}

function withoutOverlaps(boxes) {
  const found = [];
  for (const box of boxes) {
    let parts = [box];
    for (const other of found) parts = parts.flatMap((each) => minus(each, other));
    found.push(...parts);
  }
  return found;
}

// What is left of a box outside another one, as up to four boxes.
function minus(box, other) {
  const left = Math.max(box.left, other.left);
  const top = Math.max(box.top, other.top);
  const right = Math.min(box.right, other.right);
  const bottom = Math.min(box.bottom, other.bottom);
  if (left >= right || top >= bottom) return [box];
  return [
    { ...box, bottom: top },
    { ...box, top: bottom },
    { left: box.left, top, right: left, bottom },
    { left: right, top, right: box.right, bottom },
  ].filter((part) => part.right > part.left && part.bottom > part.top);
}
