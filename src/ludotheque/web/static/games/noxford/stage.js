// Noxford's table: select a card, then one of the lit places; nothing is sent before both are
// selected. Selecting the same place again plays it, and so does the button.

import { enableCardDrag, startsDrag } from "./card-drag.js";
import {
  byId,
  choicesData,
  cornerText,
  isGearMove,
  middleOf,
  nearestTarget,
  pileAt,
  pileBox,
  pileOnScreen,
  targetBox,
} from "./city.js";
import {
  bringIntoView,
  enablePanZoom,
  fitCity,
  panOrZoomByKey,
  toCity,
  wasDragged,
} from "./pan-zoom.js";
import { animateArrivals, noteDepartures } from "./pile-animation.js";
import { bubble, placeBubble, showBubble } from "./pile-bubble.js";
import { moveTabStop, neighbourOf, setTabStop } from "./pile-focus.js";
import { listPlaces } from "./place-list.js";
import { drawPreview } from "./placement-preview.js";
import { explainRefusal, hideRefusal, placeRefusal } from "./refusal-note.js";
import {
  describeTarget,
  moveTextAt,
  moveTextFor,
  selectedChoice,
  selection,
  targetAt,
  targets,
} from "./selection.js";

// Selecting

function selectCard(key, from = "") {
  if (key !== selection.choice) selection.target = "";
  selection.choice = key;
  selection.from = from;
  selection.hover = null;
  hideRefusal();
  showBubble(null, true);
  if (key && !targets(selection.sideways).length) selection.sideways = 1 - selection.sideways;
  render();
}

function selectTarget(target, { isShown = false } = {}) {
  selection.target = target;
  if (target.startsWith("s")) selection.sideways = choicesData().spots[target.slice(1)][2];
  selection.hover = null;
  hideRefusal();
  render();
  if (target && isShown) bringIntoView(targetBox(target));
}

function turnCard() {
  if (!selectedChoice()) return;
  const before = selection.target && targetBox(selection.target);
  selection.sideways = 1 - selection.sideways;
  selection.hover = null;
  if (before && selection.target.startsWith("s")) {
    const spots = targets(selection.sideways).filter((target) => target.startsWith("s"));
    selection.target = nearestTarget(spots, middleOf(before))?.target ?? "";
  }
  render();
}

function stepTarget(by) {
  const all = targets();
  if (!all.length) return;
  const at = all.indexOf(selection.target);
  selectTarget(all[(at < 0 ? (by > 0 ? 0 : all.length - 1) : at + by + all.length) % all.length], {
    isShown: true,
  });
}

const play = () => byId("place").click();

// Drawing

function render() {
  if (!byId("places")) return;
  const { choices } = choicesData();
  const isAsked = "asked" in byId("table").dataset;
  if (selection.playedAt && selection.playedAt !== byId("table").dataset.lastAct)
    Object.assign(selection, { choice: "", target: "", playedAt: "" });
  if (!isAsked || !choices[selection.choice])
    Object.assign(selection, { choice: "", target: "", hover: null });
  if (selection.target && !targets().includes(selection.target)) selection.target = "";
  if (selection.hover?.target && !targets().includes(selection.hover.target))
    selection.hover = null;
  for (const card of document.querySelectorAll("#ribbon .card")) {
    const isLit = card.dataset.choice in choices;
    card.classList.toggle("lit", isLit);
    if (isLit || !byId("hand")) card.removeAttribute("aria-disabled");
    else card.setAttribute("aria-disabled", "true");
  }
  for (const card of document.querySelectorAll(".hand .card")) {
    const isSelected =
      selection.choice &&
      card.dataset.choice === selection.choice &&
      (card.id === selection.from || !byId(selection.from));
    if (isSelected) card.setAttribute("aria-pressed", "true");
    else card.removeAttribute("aria-pressed");
  }
  const all = targets();
  for (const pile of document.querySelectorAll(".pile")) {
    pile.classList.toggle("lit", pile.id in choices);
    pile.classList.toggle("chosen", pile.id === selection.choice);
    pile.classList.toggle("target", all.includes(pile.id));
    pile.classList.toggle("described", pile === bubble.pile);
  }
  byId("stage").classList.toggle("selecting", Boolean(selection.choice));
  drawPreview();
  renderQuestion(isAsked);
  setTabStop();
  if (bubble.pile && !bubble.pile.isConnected) showBubble(byId(bubble.pile.id));
}

function renderQuestion(isAsked) {
  if (!isAsked || !byId("place-list-items")) return;
  const { choice, target } = selection;
  byId("asked").hidden = Boolean(choice);
  byId("chosen").hidden = !choice;
  byId("steps").hidden = !choice;
  byId("place").hidden = !target;
  if (choice) byId("chosen").textContent = target ? describeTarget(target) : selectedChoice()[0];
  if (target) {
    byId("place").value = moveTextFor(target);
    byId("place").textContent = target.startsWith("s")
      ? byId("place").dataset.placeText
      : byId("place").dataset.coverText;
  }
  listPlaces(byId("place-list-items"), choicesData(), choice, isGearMove());
  byId("place-list-count").textContent = isGearMove()
    ? Object.keys(choicesData().choices).length
    : targets().length || "";
  for (const button of document.querySelectorAll(".listed-place"))
    if (button.dataset.choice === choice && button.dataset.target === target)
      button.setAttribute("aria-pressed", "true");
    else button.removeAttribute("aria-pressed");
}

// What people do

function clickCard(card) {
  if (byId("replay")) return; // a replay is only for looking
  if (!card.classList.contains("lit")) {
    explainRefusal(`place ${card.dataset.kindName} upright 0 0`);
    return;
  }
  const isSelected = card.getAttribute("aria-pressed") === "true";
  if (isSelected && selection.target) play();
  else if (isSelected) selectCard("");
  else selectCard(card.dataset.choice, card.id);
}

function clickCity(event) {
  const point = toCity(event);
  const pile = event.detail ? pileAt(point) : event.target.closest(".pile"); // no detail: a key
  if (selection.choice) {
    if (pile && pile.id === selection.choice) return selectCard("");
    const target = event.detail ? targetAt(point) : targets().includes(pile?.id) ? pile.id : "";
    if (target && target === selection.target) return play();
    if (target) return selectTarget(target);
    if (isGearMove() && pile?.classList.contains("lit")) return selectCard(pile.id);
    const at = event.detail ? point : middleOf(pileBox(pile));
    showBubble(null, true); // the reason alone
    return explainRefusal(moveTextAt(at), at);
  }
  if (isGearMove() && pile) {
    if (pile.classList.contains("lit")) return selectCard(pile.id);
    explainRefusal(`move ${cornerText(pile.id)} upright 0 0`, point);
  }
  return showBubble(pile && !(bubble.isPinned && bubble.pile === pile) ? pile : null, true);
}

// Runs before other listeners: a click on a card of the city does more than explain the card.
addEventListener(
  "click",
  (event) => {
    if (selection.drag?.moved) {
      selection.drag = null;
      event.stopPropagation();
      event.preventDefault();
    } else if (event.target.closest("#city")) {
      event.stopPropagation();
      if (!event.detail || !wasDragged()) clickCity(event); // a key drags nothing
    }
  },
  true,
);

document.addEventListener("click", (event) => {
  const card = event.target.closest(".nx .hand .card");
  if (card) clickCard(card);
  const button = event.target.closest("button");
  if (button?.id === "place") selection.playedAt = byId("table").dataset.lastAct;
  if (button?.id === "turn-card") turnCard();
  if (button?.id === "next") stepTarget(1);
  if (button?.id === "previous") stepTarget(-1);
  if (event.target.id === "why") hideRefusal();
  if (button?.classList.contains("listed-place")) {
    const isSame =
      button.dataset.choice === selection.choice && button.dataset.target === selection.target;
    if (isSame && button.getAttribute("aria-pressed") && button === selection.pressed) play();
    else selectListedPlace(button);
    selection.pressed = button;
  }
  const districtButton = event.target.closest("[data-show-pile]");
  if (districtButton) {
    bringIntoView(pileBox(byId(districtButton.dataset.showPile)));
    showBubble(byId(districtButton.dataset.showPile), true);
  } else if (!event.target.closest(".bubble, .hand")) showBubble(null, true);
});

// An option that was chosen from the list of all of them.
document.addEventListener("option-chosen", (event) => {
  const { move } = event.detail;
  for (const key of Object.keys(choicesData().choices)) {
    selectCard(key);
    const target = targets().find((each) => moveTextFor(each) === move);
    if (target) {
      event.preventDefault();
      selectTarget(target, { isShown: true });
      byId("place").focus();
      return;
    }
  }
  selectCard("");
});

// A lesson lights a place: cards are turned the way in which they would lie there.
document.addEventListener("place-lit", ({ detail }) => {
  selection.sideways = Number(detail.isWide);
  render();
});

function selectListedPlace(button) {
  if (button.dataset.choice !== selection.choice) selectCard(button.dataset.choice, selection.from);
  selectTarget(button.dataset.target, { isShown: true });
}

document.addEventListener("focusin", (event) => {
  const pile = event.target.closest?.(".pile");
  if (pile) {
    moveTabStop(pile);
    bringIntoView(pileBox(pile));
    if (pile.matches(":focus-visible")) showBubble(pile); // a click says itself what it means
  } else if (!bubble.isPinned) showBubble(null);
  if (event.target.matches?.(".listed-place:focus-visible")) {
    selection.pressed = null;
    selectListedPlace(event.target);
  }
  const districtButton = event.target.closest?.("[data-show-pile]:focus-visible");
  if (districtButton) showBubble(byId(districtButton.dataset.showPile));
});

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch" || bubble.isPinned) return;
  const pile =
    event.target.closest?.(".pile") ??
    byId(event.target.closest?.("[data-show-pile]")?.dataset.showPile);
  if (!selection.choice || pile !== bubble.pile) showBubble(selection.choice ? null : pile);
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]"))
    return;
  if (!byId("city") || event.target.closest("input, select, textarea")) return;
  const pile = event.target.closest(".pile");
  if (panOrZoomByKey(event)) event.preventDefault();
  else if (pile && event.key.startsWith("Arrow")) {
    event.preventDefault();
    neighbourOf(pile, event.key)?.focus();
  } else if (pile && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    pile.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  } else if (event.key === "Escape") {
    hideRefusal();
    showBubble(null, true);
    if (selection.target) selectTarget("");
    else selectCard("");
  } else if (selection.choice && event.key.toLowerCase() === "r") turnCard();
  else if (selection.choice && event.key.toLowerCase() === "n") stepTarget(1);
  else if (selection.choice && event.key.toLowerCase() === "p") stepTarget(-1);
});

// Updates

enableCardDrag({ selectCard, selectTarget, render });
enablePanZoom(startsDrag); // first: animations must know where the city will be
let departures = [];
document.addEventListener("cards-travel", ({ detail }) => {
  departures = noteDepartures(detail);
});
let shownAct = "";
document.addEventListener("page-patched", () => {
  if (byId("table").dataset.lastAct !== shownAct) hideRefusal(); // it was about an earlier moment
  shownAct = byId("table").dataset.lastAct;
  render();
  animateArrivals(departures, pileOnScreen);
  departures = [];
});
document.addEventListener("pan-zoom-changed", () => {
  placeBubble();
  placeRefusal();
});

render();
if (byId("city")) fitCity(false);
