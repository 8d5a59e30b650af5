// A bubble beside a card of the city: what it is, and who holds a District.

import { byId, pileBox } from "./city.js";
import { toScreen } from "./pan-zoom.js";
import { placeBeside } from "./popup-position.js";

// The pile it is about, and whether it is pinned: a pinned bubble stays until it is closed.
export const bubble = { pile: null, isPinned: false };

export function showBubble(pile, isPinned = false) {
  if (bubble.isPinned && !isPinned && pile !== bubble.pile) return;
  const element = byId("bubble");
  if (!element) return;
  bubble.pile?.classList.remove("described");
  pile?.classList.add("described");
  bubble.pile = pile;
  bubble.isPinned = isPinned && Boolean(pile);
  element.hidden = !pile;
  if (!pile) return;
  element.querySelector("strong").textContent = pile.dataset.pileName;
  element.querySelector("p").textContent = pile.dataset.pileNote;
  const button = element.querySelector("button");
  button.dataset.card = pile.dataset.card;
  button.hidden = !bubble.isPinned;
  placeBubble();
}

export function placeBubble() {
  if (!bubble.pile?.isConnected || byId("bubble").hidden) return;
  const { x, y, width, height } = pileBox(bubble.pile);
  const top = toScreen(x + width / 2, y);
  placeBeside(byId("bubble"), { ...top, below: toScreen(x, y + height).y }, 8);
}
