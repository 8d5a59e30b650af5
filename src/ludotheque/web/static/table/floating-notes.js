// Notes that float above the table: each stands beside what it is about, which has a ring, and
// covers neither that nor the hand and the question, as far as there is room.

import { overlap, placeCard } from "../shared/card-place.js";
import { boxOf, bringIntoSight, drawRing, inWindow } from "../shared/element-boxes.js";

const GAP_PIXELS = 4; // between a note that has just enough room and what it is about
const LEAST_PIXELS = 160; // a lower note could not be read

const layer = document.getElementById("lights");
let shown = null; // the note
let rings = []; // each with what it stands around
let signature = "";
let frame = 0;

// Shows this note alone; without one, none.
export function floatNote(note) {
  if (note === shown && note?.dataset.noteLights === rings.lights) return;
  for (const { ring } of rings) ring.remove();
  shown = note;
  signature = "";
  rings = (note?.dataset.noteLights ?? "")
    .split("; ")
    .filter(Boolean)
    .map((chain) => ({ chain, ring: newRing() }));
  rings.lights = note?.dataset.noteLights;
  for (const { chain } of rings) bringIntoSight(chain);
  if (!frame) follow();
}

function newRing() {
  const ring = document.createElement("div");
  ring.className = "note-ring";
  return ring;
}

// Whatever scrolls, pans or grows, they stay beside each other.
function follow() {
  if (!shown?.isConnected) {
    frame = 0;
    if (shown) floatNote(null);
    return;
  }
  const boxes = rings.map(({ chain }) => inWindow(boxOf(chain)));
  const seen = () => JSON.stringify([boxes, innerWidth, innerHeight, shown.offsetHeight]);
  if (seen() !== signature) {
    place(boxes.filter(Boolean));
    signature = seen();
  }
  for (const [index, { ring }] of rings.entries()) {
    if (!ring.isConnected) layer.append(ring); // a hand at one screen was closed
    drawRing(ring, boxes[index]);
  }
  frame = requestAnimationFrame(follow);
}

// Where it is too high not to cover what it is about, it is as high as there is room, and scrolls.
function place(touched) {
  const question = inWindow(boxOf("#ask")); // what it stands beside if it is about nothing else
  const around = { lit: question ? [question] : [], touched, clear: [] };
  shown.style.maxHeight = "";
  placeCard(shown, around);
  const here = shown.getBoundingClientRect();
  const room = roomBetween(touched);
  if (room < LEAST_PIXELS || !touched.some((box) => overlap(here, box))) return;
  shown.style.maxHeight = `${room}px`;
  placeCard(shown, around);
}

// The height of the highest strip of the window without any of these boxes.
function roomBetween(boxes) {
  let top = 0;
  let room = 0;
  const end = { top: document.documentElement.clientHeight, bottom: Infinity };
  for (const box of [...[...boxes].sort((one, other) => one.top - other.top), end]) {
    room = Math.max(room, box.top - top);
    top = Math.max(top, box.bottom);
  }
  return room - 2 * GAP_PIXELS;
}
