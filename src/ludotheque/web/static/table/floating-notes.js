// Notes that float above the table: each stands beside what it is about, which has a ring, and
// covers neither that nor the hand and the question, as far as there is room.

import { placeCard } from "../shared/card-place.js";
import { boxOf, bringIntoSight, drawRing, inWindow } from "../shared/element-boxes.js";

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
  const now = JSON.stringify([boxes, innerWidth, innerHeight, shown.offsetHeight]);
  if (now !== signature) {
    signature = now;
    const touched = boxes.filter(Boolean);
    const question = inWindow(boxOf("#ask")); // what it stands beside if it is about nothing else
    placeCard(shown, { lit: question ? [question] : [], touched, clear: [] });
  }
  for (const [index, { ring }] of rings.entries()) {
    if (!ring.isConnected) layer.append(ring); // a hand at one screen was closed
    drawRing(ring, boxes[index]);
  }
  frame = requestAnimationFrame(follow);
}
