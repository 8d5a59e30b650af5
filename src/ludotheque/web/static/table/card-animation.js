// Cards travel to their new places by the browser's view transitions. A card cannot be touched
// while it travels, so the hand stays still while somebody else's card travels.

import { isMotionReduced } from "../shared/motion.js";

const CARDS_ON_TABLE = ".line .card[id], .mini[id], .back[id]";

// `travels` are pairs of ids: a card's element before and after the page changes.
export async function animateTravels(travels, changePage) {
  if (document.getElementById("table").classList.contains("own-animation")) {
    document.dispatchEvent(new CustomEvent("cards-travel", { detail: travels }));
    changePage();
    return;
  }
  if (!travels.length || !document.startViewTransition || isMotionReduced() || document.hidden) {
    changePage();
    return;
  }
  const destinations = new Map(travels);
  const arrivals = new Set(destinations.values());
  const involvesHand = [...destinations.keys(), ...arrivals].some((id) => id.startsWith("h-"));
  const animated = involvesHand ? `${CARDS_ON_TABLE}, .hand .card` : CARDS_ON_TABLE;
  const cardsAnd = (ids) =>
    new Set([...document.querySelectorAll(animated), ...elementsWith(ids)].filter(isInSight));
  // names must be unique, so an old element gives its name to the card that takes its place
  for (const card of cardsAnd(destinations.keys()))
    setNames(card, destinations.get(card.id) ?? (arrivals.has(card.id) ? "" : card.id));
  const transition = document.startViewTransition(() => {
    clearTransitionNames();
    changePage();
    for (const card of cardsAnd(arrivals)) setNames(card, card.id);
  });
  transition.ready.catch(() => {}); // the page changes even if a browser skips the animation
  transition.finished.finally(clearTransitionNames);
  await transition.updateCallbackDone; // the next change must wait for it
}

// A card on its way is drawn over everything: one that is scrolled out of sight stays where it is, or
// it would lie over the bar or the question.
function isInSight(card) {
  const { left, top, width, height } = card.getBoundingClientRect();
  const x = left + width / 2;
  const y = top + height / 2;
  for (let outer = card.parentElement; outer; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflowY === "visible") continue;
    const frame = outer.getBoundingClientRect();
    if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return false;
  }
  return true;
}

function elementsWith(ids) {
  return [...ids].map((id) => document.getElementById(id)).filter(Boolean);
}

function clearTransitionNames() {
  for (const element of document.querySelectorAll("[style]")) element.style.viewTransitionName = "";
}

// Cards on their way are drawn over everything, so what lies on their places is drawn over them.
function setNames(card, key) {
  card.style.viewTransitionName = key ? `card-${key}` : "";
  const above = card.parentElement.querySelector("[data-on-place]");
  if (above) above.style.viewTransitionName = `on-${card.id}`;
}
