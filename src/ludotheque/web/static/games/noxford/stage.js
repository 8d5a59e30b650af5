// Noxford: choose a card, then one of the lit places; nothing leaves the page before both are
// chosen. Choosing the same place again plays it, and so does the button.

import { departures, fly } from "./pile-animation.js";
import { carrying, grabs } from "./card-drag.js";
import { choice, describe, meant, moveAt, moveText, state, targets } from "./selection.js";
import { $, boxOf, corner, data, isGear, middle, nearest, onScreen, pileBox, pileUnder } from "./city.js";
import { drawPlaces } from "./placement-preview.js";
import { ask, hush, isPinned, placeBubble, placeWhy, tell, told } from "./popups.js";
import { listPlaces } from "./place-list.js";
import { fit, looking, lookByKey, reveal, toTable, wasDragged } from "./pan-zoom.js";

// Choosing

function choose(key, from = "") {
  if (key !== state.chosen) state.target = "";
  state.chosen = key;
  state.from = from;
  state.hover = null;
  hush();
  tell(null, true);
  if (key && !targets(state.sideways).length) state.sideways = 1 - state.sideways;
  render();
}

function aim(target, { look = false } = {}) {
  state.target = target;
  if (target.startsWith("s")) state.sideways = data().spots[target.slice(1)][2];
  state.hover = null;
  hush();
  render();
  if (target && look) reveal(boxOf(target));
}

function turn() {
  if (!choice()) return;
  const before = state.target && boxOf(state.target);
  state.sideways = 1 - state.sideways;
  state.hover = null;
  if (before && state.target.startsWith("s")) {
    const spots = targets(state.sideways).filter((target) => target.startsWith("s"));
    state.target = nearest(spots, middle(before))?.target ?? "";
  }
  render();
}

function step(by) {
  const all = targets();
  if (!all.length) return;
  const at = all.indexOf(state.target);
  aim(all[(at < 0 ? (by > 0 ? 0 : all.length - 1) : at + by + all.length) % all.length], { look: true });
}

const act = () => $("place").click();

// Drawing

function render() {
  if (!$("places")) return;
  const { choices } = data();
  const isAsked = "asked" in $("table").dataset;
  if (state.acted && state.acted !== $("table").dataset.act) Object.assign(state, { chosen: "", target: "", acted: "" });
  if (!isAsked || !choices[state.chosen]) Object.assign(state, { chosen: "", target: "", hover: null });
  if (state.target && !targets().includes(state.target)) state.target = "";
  if (state.hover?.target && !targets().includes(state.hover.target)) state.hover = null;
  for (const card of document.querySelectorAll(".hand .card")) {
    const isChosen = state.chosen && card.dataset.choice === state.chosen && (card.id === state.from || !$(state.from));
    if (isChosen) card.setAttribute("aria-pressed", "true");
    else card.removeAttribute("aria-pressed");
  }
  const all = targets();
  for (const pile of document.querySelectorAll(".pile")) {
    pile.classList.toggle("chosen", pile.id === state.chosen);
    pile.classList.toggle("target", all.includes(pile.id));
    pile.classList.toggle("told", pile === told);
  }
  $("stage").classList.toggle("choosing", Boolean(state.chosen));
  drawPlaces();
  renderWords(isAsked);
  rove();
  if (told && !told.isConnected) tell($(told.id));
}

function renderWords(isAsked) {
  if (!isAsked || !$("words-list")) return;
  const { chosen, target } = state;
  $("asked").hidden = Boolean(chosen);
  $("chosen").hidden = !chosen;
  $("steps").hidden = !chosen;
  $("place").hidden = !target;
  if (chosen) $("chosen").textContent = target ? describe(target) : choice()[0];
  if (target) {
    $("place").value = moveText(target);
    $("place").textContent = target.startsWith("s") ? $("place").dataset.place : $("place").dataset.cover;
  }
  listPlaces($("words-list"), data(), chosen, isGear());
  $("words-count").textContent = isGear() ? Object.keys(data().choices).length : targets().length || "";
  for (const button of document.querySelectorAll(".where"))
    if (button.dataset.of === chosen && button.dataset.target === target) button.setAttribute("aria-pressed", "true");
    else button.removeAttribute("aria-pressed");
}

// One card of the city is reached with Tab, the others from it with the arrows.
let roving = "";

function rove() {
  const piles = [...document.querySelectorAll(".pile")];
  const stop = piles.find((pile) => pile.id === roving) ?? piles[0];
  for (const pile of piles) pile.setAttribute("tabindex", pile === stop ? "0" : "-1");
}

function neighbour(pile, key) {
  const [across, down] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const from = middle(pileBox(pile));
  let best = null;
  for (const other of document.querySelectorAll(".pile")) {
    const at = middle(pileBox(other));
    const ahead = (at.x - from.x) * across + (at.y - from.y) * down;
    const aside = Math.abs((at.x - from.x) * down) + Math.abs((at.y - from.y) * across);
    if (other !== pile && ahead > 0 && aside <= ahead * 1.5 && (!best || ahead + 2 * aside < best.away))
      best = { other, away: ahead + 2 * aside };
  }
  return best?.other;
}

// What people do

function onCard(card) {
  if ($("replay")) return; // there is nothing to do there but to look
  if (!card.classList.contains("lit")) {
    ask(`place ${card.dataset.name} upright 0 0`);
    return;
  }
  const isChosen = card.getAttribute("aria-pressed") === "true";
  if (isChosen && state.target) act();
  else if (isChosen) choose("");
  else choose(card.dataset.choice, card.id);
}

function onCity(event) {
  const point = toTable(event);
  const pile = event.detail ? pileUnder(point) : event.target.closest(".pile"); // or a key was pressed
  if (state.chosen) {
    if (pile && pile.id === state.chosen) return choose("");
    const target = event.detail ? meant(point) : targets().includes(pile?.id) ? pile.id : "";
    if (target && target === state.target) return act();
    if (target) return aim(target);
    if (isGear() && pile?.classList.contains("lit")) return choose(pile.id);
    const at = event.detail ? point : middle(pileBox(pile));
    return ask(moveAt(at), at);
  }
  if (isGear() && pile) {
    if (pile.classList.contains("lit")) return choose(pile.id);
    ask(`move ${corner(pile.id)} upright 0 0`, point);
  }
  return tell(pile && !(isPinned && told === pile) ? pile : null, true);
}

// Before others hear of it: in the city, a click on a card does not only read it.
addEventListener(
  "click",
  (event) => {
    if (state.carried?.moved) {
      state.carried = null;
      event.stopPropagation();
      event.preventDefault();
    } else if (event.target.closest("#city")) {
      event.stopPropagation();
      if (!event.detail || !wasDragged()) onCity(event); // a key drags nothing
    }
  },
  true,
);

document.addEventListener("click", (event) => {
  const card = event.target.closest(".nx .hand .card");
  if (card) onCard(card);
  const button = event.target.closest("button");
  if (button?.id === "place") state.acted = $("table").dataset.act;
  if (button?.id === "turn-card") turn();
  if (button?.id === "next") step(1);
  if (button?.id === "previous") step(-1);
  if (event.target.id === "why") hush();
  if (button?.classList.contains("where")) {
    const isSame = button.dataset.of === state.chosen && button.dataset.target === state.target;
    if (isSame && button.getAttribute("aria-pressed") && button === state.pressed) act();
    else light(button);
    state.pressed = button;
  }
  const shows = event.target.closest("[data-shows]");
  if (shows) {
    reveal(pileBox($(shows.dataset.shows)));
    tell($(shows.dataset.shows), true);
  } else if (!event.target.closest(".bubble, .hand")) tell(null, true);
});

function light(button) {
  if (button.dataset.of !== state.chosen) choose(button.dataset.of, state.from);
  aim(button.dataset.target, { look: true });
}

document.addEventListener("focusin", (event) => {
  const pile = event.target.closest?.(".pile");
  if (pile) {
    roving = pile.id;
    rove();
    reveal(pileBox(pile));
    tell(pile);
  } else if (!isPinned) tell(null);
  if (event.target.matches?.(".where:focus-visible")) {
    state.pressed = null;
    light(event.target);
  }
  const shows = event.target.closest?.("[data-shows]:focus-visible");
  if (shows) tell($(shows.dataset.shows));
});

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch" || isPinned) return;
  const pile = event.target.closest?.(".pile") ?? $(event.target.closest?.("[data-shows]")?.dataset.shows);
  if (!state.chosen || pile !== told) tell(state.chosen ? null : pile);
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if (!$("city") || event.target.closest("input, select, textarea")) return;
  const pile = event.target.closest(".pile");
  if (lookByKey(event)) event.preventDefault();
  else if (pile && event.key.startsWith("Arrow")) {
    event.preventDefault();
    neighbour(pile, event.key)?.focus();
  } else if (pile && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    pile.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  } else if (event.key === "Escape") {
    hush();
    tell(null, true);
    if (state.target) aim("");
    else choose("");
  } else if (state.chosen && event.key.toLowerCase() === "r") turn();
  else if (state.chosen && event.key.toLowerCase() === "n") step(1);
  else if (state.chosen && event.key.toLowerCase() === "p") step(-1);
});

// Updates

carrying({ choose, aim, render });
looking(grabs); // first: what flies must know where the city will be
let departed = [];
document.addEventListener("travels", ({ detail }) => {
  departed = departures(detail);
});
let actShown = "";
document.addEventListener("shown", () => {
  if ($("table").dataset.act !== actShown) hush(); // it was about an earlier moment
  actShown = $("table").dataset.act;
  render();
  fly(departed, onScreen);
  departed = [];
});
document.addEventListener("looked", () => {
  placeBubble();
  placeWhy();
});

render();
if ($("city")) fit(false);
