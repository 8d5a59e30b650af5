// Noxford: why a card may not lie there; what a card of the city is, and who holds a District.

import { $, pileBox } from "./city.js";
import { post } from "../../shared/form-post.js";
import { toScreen } from "./pan-zoom.js";

const PAUSE = 250; // milliseconds between two questions why not

// Beside a point of the screen, and inside the stage; in its middle if there is no point.
function beside(element, at, gap = 14) {
  const stage = $("stage").getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const x = (at?.x ?? stage.left + stage.width / 2) - stage.left - width / 2;
  const above = (at?.y ?? stage.top + stage.height / 2) - stage.top - height - gap;
  const y = above < 4 && at ? (at.below ?? at.y) - stage.top + gap : above;
  element.style.left = `${Math.max(4, Math.min(stage.width - width - 4, x))}px`;
  element.style.top = `${Math.max(4, Math.min(stage.height - height - 4, y))}px`;
}

// Why not

let asked = 0;
let whyAt = null; // the point of the city that it is about

export function hush() {
  if ($("why")) $("why").hidden = true;
}

export async function ask(move, point) {
  if (Date.now() - asked < PAUSE) return;
  asked = Date.now();
  const fields = { move };
  const seat = document.querySelector('#moves [name="seat"]');
  if (seat) fields.seat = seat.value;
  const here = location.pathname.split("/").slice(0, 3).join("/");
  const answer = await post(`${here}/judge`, fields);
  const said = answer.why ?? answer.error?.message ?? (answer.error && $("notice").dataset.unsent);
  if (!said || !$("why")) return;
  const why = $("why");
  why.textContent = answer.rule ? `${said} (${answer.rule})` : said;
  why.hidden = false;
  whyAt = point;
  placeWhy();
}

export function placeWhy() {
  if ($("why") && !$("why").hidden) beside($("why"), whyAt ? toScreen(whyAt.x, whyAt.y) : null);
}

// Cards of the city say what they are, and Districts who holds them

export let told = null;
export let isPinned = false;

export function tell(pile, pinned = false) {
  if (isPinned && !pinned && pile !== told) return;
  const bubble = $("bubble");
  if (!bubble) return;
  told?.classList.remove("told");
  pile?.classList.add("told");
  told = pile;
  isPinned = pinned && Boolean(pile);
  bubble.hidden = !pile;
  if (!pile) return;
  bubble.querySelector("strong").textContent = pile.dataset.name;
  bubble.querySelector("p").textContent = pile.dataset.note;
  const button = bubble.querySelector("button");
  button.dataset.card = pile.dataset.card;
  button.hidden = !isPinned;
  placeBubble();
}

export function placeBubble() {
  if (!told?.isConnected || $("bubble").hidden) return;
  const { x, y, width, height } = pileBox(told);
  const top = toScreen(x + width / 2, y);
  beside($("bubble"), { ...top, below: toScreen(x, y + height).y }, 8);
}
