// The light of a lesson: everything but what a step is about lies under a veil, and the step's card
// stands beside it. Whatever scrolls, grows or is chosen, they follow. Where there is no room beside
// all that a step names, only what stays free is lit; what is to be touched always is.

import { boxesOfPuzzle, overlap, placeCard } from "../shared/card-place.js";
import { boxOf, bringIntoSight, drawRing, inWindow, visibleBox } from "../shared/element-boxes.js";

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
  for (const { chain } of rings) bringIntoSight(chain);
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
  const spared = shown ? boxesOfPuzzle(shown) : []; // they find their places after the card has its
  const now = JSON.stringify([boxes, clear, spared, innerWidth, innerHeight, shown?.offsetHeight]);
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
