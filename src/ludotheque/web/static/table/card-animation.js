// Cards travel from where they were to where they are, by the browser's view transitions. What
// travels cannot be touched meanwhile: so the hand lies still while it is somebody else's card.

const still = matchMedia("(prefers-reduced-motion: reduce)");
const ON_THE_TABLE = ".line .card[id], .mini[id], .back[id]";

export async function travel(moves, change) {
  if ("flies" in document.getElementById("table").dataset) {
    document.dispatchEvent(new CustomEvent("travels", { detail: moves })); // the game's own script moves them
    change();
    return;
  }
  if (!moves.length || !document.startViewTransition || still.matches || document.hidden) {
    change();
    return;
  }
  const goes = new Map(moves);
  const comes = new Set(goes.values());
  const hand = [...goes.keys(), ...comes].some((id) => id.startsWith("h-"));
  const moving = hand ? `${ON_THE_TABLE}, .hand .card` : ON_THE_TABLE;
  const cards = (ids) => new Set([...document.querySelectorAll(moving), ...elements(ids)]);
  // what was there before gives up its name to what comes there: a name can be had only once
  for (const card of cards(goes.keys())) name(card, goes.get(card.id) ?? (comes.has(card.id) ? "" : card.id));
  const transition = document.startViewTransition(() => {
    forget();
    change();
    for (const card of cards(comes)) name(card, card.id);
  });
  transition.ready.catch(() => {}); // a browser may skip it: the change is made all the same
  transition.finished.finally(forget);
  await transition.updateCallbackDone; // what comes next must not overtake it
}

function elements(ids) {
  return [...ids].map((id) => document.getElementById(id)).filter(Boolean);
}

function forget() {
  for (const card of document.querySelectorAll("[style]")) name(card, "");
}

function name(card, key) {
  card.style.viewTransitionName = key ? `card-${key}` : "";
}
