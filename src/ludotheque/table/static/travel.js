// Cards travel from where they were to where they are, by the browser's view transitions.

const still = matchMedia("(prefers-reduced-motion: reduce)");
const CARDS = ".card[id], .mini[id], .back[id]";

export function travel(moves, change) {
  if (!moves.length || !document.startViewTransition || still.matches || document.hidden) {
    change();
    return;
  }
  const goes = new Map(moves);
  for (const card of document.querySelectorAll(CARDS)) name(card, goes.get(card.id) ?? card.id);
  const transition = document.startViewTransition(() => {
    for (const card of document.querySelectorAll(CARDS)) name(card, "");
    change();
    for (const card of document.querySelectorAll(CARDS)) name(card, card.id);
  });
  transition.finished.finally(() => {
    for (const card of document.querySelectorAll(CARDS)) name(card, "");
  });
}

function name(card, key) {
  card.style.viewTransitionName = key ? `card-${key}` : "";
}
