// Tab reaches one card of the city, and the arrow keys reach the others from there.

import { middleOf, pileBox } from "./city.js";

const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
let tabStopId = "";

export function setTabStop() {
  const piles = [...document.querySelectorAll(".pile")];
  const stop = piles.find((pile) => pile.id === tabStopId) ?? piles[0];
  for (const pile of piles) pile.setAttribute("tabindex", pile === stop ? "0" : "-1");
}

export function moveTabStop(pile) {
  tabStopId = pile.id;
  setTabStop();
}

export function neighbourOf(pile, key) {
  const [across, down] = DIRECTIONS[key];
  const from = middleOf(pileBox(pile));
  let best = null;
  for (const other of document.querySelectorAll(".pile")) {
    const at = middleOf(pileBox(other));
    const ahead = (at.x - from.x) * across + (at.y - from.y) * down;
    const aside = Math.abs((at.x - from.x) * down) + Math.abs((at.y - from.y) * across);
    if (
      other !== pile &&
      ahead > 0 &&
      aside <= ahead * 1.5 &&
      (!best || ahead + 2 * aside < best.distance)
    )
      best = { other, distance: ahead + 2 * aside };
  }
  return best?.other;
}
