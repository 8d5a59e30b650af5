// Noxford: choose a card, then one of the lit places; nothing leaves the page before both are
// chosen. Choosing the same place again plays it, and so does the button.

import { departures, fly } from "./flight.js";
import { listPlaces } from "./noxford-words.js";
import { post } from "./post.js";
import { fit, looking, lookByKey, reveal, scale, toScreen, toTable, wasDragged } from "./sight.js";

const SVG = "http://www.w3.org/2000/svg";
const NEAR = 0.62; // of a card's length: from so far a card snaps to a place
const RIM = 10; // millimetres of a card's edge on which one does not mean the card itself
const FAR = 8; // pixels: less is a tap
const PAUSE = 250; // milliseconds between two questions why not

const state = { chosen: "", from: "", sideways: 0, target: "", hover: null, acted: "", carried: null };
const NOTHING = { text: "", data: { choices: {}, spots: [], texts: [], near: {}, table: [0, 0, 1, 1] } };
let known = NOTHING;
let departed = [];
let asked = 0;
let whyAt = null; // the point of the city that it is about

const $ = (id) => document.getElementById(id);

function data() {
  const text = $("choices")?.textContent ?? "";
  if (text !== known.text) known = text ? { text, data: JSON.parse(text) } : NOTHING;
  return known.data;
}

const isGear = () => Boolean($("stay"));
const choice = () => data().choices[state.chosen];

// A target is "s7", a place, or "p-525-356", a pile to be covered.

function boxOf(target) {
  if (!target.startsWith("s")) return pileBox($(target));
  const [x, y, sideways] = data().spots[target.slice(1)];
  return placeBox(x, y, sideways);
}

function placeBox(x, y, sideways) {
  const [, , across, along] = data().table;
  const [width, height] = sideways ? [along, across] : [across, along];
  return { x, y: -y - height, width, height, sideways };
}

function pileBox(pile) {
  const [x, y, width, height] = pile.dataset.box.split(" ").map(Number);
  return { x, y, width, height, sideways: Number(width > height) };
}

function onScreen(pile) {
  const { x, y, width, height } = pileBox(pile);
  const { x: left, y: top } = toScreen(x, y);
  return { left, top, width: width * scale(), height: height * scale() };
}

function targets(sideways) {
  if (!choice()) return [];
  const [, , , spots, covers] = choice();
  const fitting = spots.filter((spot) => sideways === undefined || data().spots[spot][2] === sideways);
  return [...fitting.map((spot) => `s${spot}`), ...covers.map(([pile]) => pile)];
}

function moveText(target) {
  const [, place, cover] = choice();
  if (target.startsWith("s")) return `${place} ${where(...data().spots[target.slice(1)])}`;
  return `${cover} ${target.slice(2).replace("-", " ")}`;
}

const where = (x, y, sideways) => `${sideways ? "sideways" : "upright"} ${x} ${y}`;

function describe(target) {
  const list = $("words-list").dataset;
  const cover = choice()[4].find(([pile]) => pile === target);
  if (cover) return data().texts[cover[1]];
  const [, , sideways, text] = data().spots[target.slice(1)];
  return `${sideways ? list.sideways : list.upright}, ${data().texts[text]}`;
}

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

const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

function nearest(all, point) {
  let best = null;
  for (const target of all) {
    const at = middle(boxOf(target));
    const away = Math.hypot(at.x - point.x, at.y - point.y);
    if (!best || away < best.away) best = { target, away };
  }
  return best;
}

function pileUnder(point, rim = 0) {
  return [...document.querySelectorAll(".pile")].find((pile) => {
    const { x, y, width, height } = pileBox(pile);
    return point.x > x + rim && point.x < x + width - rim && point.y > y + rim && point.y < y + height - rim;
  });
}

// What somebody means who points here with the chosen card: a target, or nothing that is legal.
function meant(point) {
  const pile = pileUnder(point, RIM);
  if (pile && pile.id !== state.chosen) return targets().includes(pile.id) ? pile.id : "";
  const best = nearest(targets(state.sideways).filter((target) => target.startsWith("s")), point);
  return best && best.away < NEAR * data().table[3] ? best.target : "";
}

// Why not

function hush() {
  if ($("why")) $("why").hidden = true;
}

async function ask(move, point) {
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

function placeWhy() {
  if ($("why") && !$("why").hidden) beside($("why"), whyAt ? toScreen(whyAt.x, whyAt.y) : null);
}

function whyNotHere(point) {
  const pile = pileUnder(point, RIM);
  const [, place, cover] = choice();
  if (pile) return ask(`${cover} ${pile.id.slice(2).replace("-", " ")}`, point);
  const { width, height } = placeBox(0, 0, state.sideways);
  const x = Math.round(point.x - width / 2);
  const y = Math.round(-point.y - height / 2);
  return ask(`${place} ${where(x, y, state.sideways)}`, point);
}

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

// Cards of the city say what they are, and Districts who holds them

let told = null;
let isPinned = false;

function tell(pile, pinned = false) {
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

function placeBubble() {
  if (!told?.isConnected || $("bubble").hidden) return;
  const { x, y, width, height } = pileBox(told);
  const top = toScreen(x + width / 2, y);
  beside($("bubble"), { ...top, below: toScreen(x, y + height).y }, 8);
}

// Drawing

function element(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

function outline(target) {
  const { x, y, width, height } = boxOf(target);
  const inset = { x: x + 1.5, y: y + 1.5, width: width - 3, height: height - 3, rx: 4 };
  const isOn = target === state.hover?.target || target === state.target;
  return element("rect", { ...inset, class: isOn ? "spot on" : "spot" });
}

// The card at the chosen place; and where the pointer holds it, if that is elsewhere.
function ghosts() {
  const { hover, target } = state;
  const found = [];
  if (target && hover?.target !== target) found.push(ghost(boxOf(target), hover ? "waits" : "set"));
  if (hover?.target) found.push(ghost(boxOf(hover.target), hover.target === target ? "set" : "over"));
  else if (hover) found.push(ghost(hover.box, "wrong"));
  return found;
}

function ghost(at, kind) {
  const card = isGear() ? $(state.chosen).dataset.top : state.chosen;
  const [, , across, along] = data().table;
  const turned = at.sideways ? ` translate(${along} 0) rotate(90)` : "";
  const drawn = element("g", { transform: `translate(${at.x} ${at.y})${turned}` });
  drawn.append(element("use", { href: `#nx-card-${card}`, width: across, height: along }));
  const frame = element("rect", { class: "frame", x: at.x, y: at.y, width: at.width, height: at.height, rx: 4 });
  const whole = element("g", { class: `ghost ${kind}` });
  whole.append(drawn, frame);
  return whole;
}

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
  $("places").replaceChildren(...targets(state.sideways).map(outline));
  $("ghost").replaceChildren(...(state.chosen ? ghosts() : []));
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
    return whyNotHere(event.detail ? point : middle(pileBox(pile)));
  }
  if (isGear() && pile) {
    if (pile.classList.contains("lit")) return choose(pile.id);
    ask(`move ${pile.id.slice(2).replace("-", " ")} upright 0 0`, point);
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

// A card can be carried: out of the hand, or from the place where it is held over the city

function grabs(event) {
  if (!state.target) return false;
  const { x, y, width, height } = boxOf(state.target);
  const point = toTable(event);
  const isOnIt = point.x > x && point.x < x + width && point.y > y && point.y < y + height;
  if (isOnIt) state.carried = { id: event.pointerId, x: event.clientX, y: event.clientY, moved: false };
  return isOnIt;
}

document.addEventListener("pointerdown", (event) => {
  const card = event.target.closest(".nx .hand .card.lit");
  if (state.carried && state.carried.id !== event.pointerId) state.carried = null;
  if (card && !event.button)
    state.carried = { id: event.pointerId, x: event.clientX, y: event.clientY, card, moved: false };
  else if (!event.target.closest("#city")) state.carried = null;
});

addEventListener("pointermove", (event) => {
  const { carried } = state;
  if (carried && event.pointerId === carried.id) {
    if (!carried.moved && Math.hypot(event.clientX - carried.x, event.clientY - carried.y) < FAR) return;
    if (!carried.moved && carried.card) choose(carried.card.dataset.choice, carried.card.id);
    carried.moved = true;
    hover(event);
  } else if (state.chosen && event.pointerType !== "touch" && event.target.closest?.("#city")) hover(event);
  else if (state.hover && event.pointerType !== "touch") {
    state.hover = null;
    render();
  }
});

for (const end of ["pointerup", "pointercancel"])
  addEventListener(end, (event) => {
    const { carried } = state;
    if (!carried || carried.id !== event.pointerId) return;
    if (!carried.moved) {
      state.carried = null;
      return;
    }
    setTimeout(() => (state.carried = null)); // after the click that comes of it
    const target = state.hover?.target;
    state.hover = null;
    if (end === "pointercancel" || !isOver(event)) return render();
    if (target) aim(target);
    else {
      render();
      whyNotHere(toTable(event));
    }
  });

function isOver({ clientX, clientY }) {
  const box = $("city").getBoundingClientRect();
  return clientX > box.left && clientX < box.right && clientY > box.top && clientY < box.bottom;
}

function hover(event) {
  const point = toTable(event);
  const target = meant(point);
  if (target && target === state.hover?.target) return;
  const { width, height } = placeBox(0, 0, state.sideways);
  const box = { x: point.x - width / 2, y: point.y - height / 2, width, height, sideways: state.sideways };
  state.hover = { target, box };
  if (target) hush();
  $("places").replaceChildren(...targets(state.sideways).map(outline));
  $("ghost").replaceChildren(...ghosts());
}

// Updates

looking(grabs); // first: what flies must know where the city will be
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
