// Shows the server's reason why a card may not be laid at a place.

import { postForm } from "../../shared/form-post.js";
import { showRefusal } from "../../shared/rule-link.js";
import { byId } from "./city.js";
import { toScreen } from "./pan-zoom.js";
import { placeBeside } from "./popup-position.js";

const PAUSE_MILLISECONDS = 250; // between two requests
let askedAt = 0;
let notePoint = null; // the point of the city that the note is about

export function hideRefusal() {
  if (byId("why")) byId("why").hidden = true;
}

export async function explainRefusal(move, point) {
  if (Date.now() - askedAt < PAUSE_MILLISECONDS) return;
  askedAt = Date.now();
  const fields = { move };
  const seat = document.querySelector('#moves [name="seat"]');
  if (seat) fields.seat = seat.value;
  const form = byId("moves");
  if (!form) return; // nobody is asked here
  const answer = await postForm(form.action.replace(/move$/, "judge"), fields);
  const text =
    answer.why ?? answer.error?.message ?? (answer.error && byId("notice").dataset.notSentText);
  if (!text || !byId("why")) return;
  const why = byId("why");
  showRefusal(why, text, answer.rule);
  why.hidden = false;
  notePoint = point;
  placeRefusal();
}

export function placeRefusal() {
  if (byId("why") && !byId("why").hidden)
    placeBeside(byId("why"), notePoint ? toScreen(notePoint.x, notePoint.y) : null);
}
