// The lit places, the selected card where it would lie, and what would follow there.

import { explainSelected } from "../../table/choice-explanation.js";
import { byId, choicesData, isGearMove, middleOf, targetBox } from "./city.js";
import { consequenceAt, selection, targets } from "./selection.js";

const SVG = "http://www.w3.org/2000/svg";
const MARK_MILLIMETRES = 26;

function element(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

function outline(target) {
  const { x, y, width, height } = targetBox(target);
  const inset = { x: x + 1.5, y: y + 1.5, width: width - 3, height: height - 3, rx: 4 };
  const isOn = target === selection.hover?.target || target === selection.target;
  const kinds = ["spot", isOn && "on", isTurned(target) && "warned"].filter(Boolean);
  return element("rect", { ...inset, class: kinds.join(" ") });
}

// Whether a Barracks would turn the selected card face down there.
const isTurned = (target) => consequenceAt(target).isWarning;

function warningMark(target) {
  const { x, y } = middleOf(targetBox(target));
  return element("use", {
    class: "warning-mark",
    href: "#nx-face-down",
    x: x - MARK_MILLIMETRES / 2,
    y: y - MARK_MILLIMETRES / 2,
    width: MARK_MILLIMETRES,
    height: MARK_MILLIMETRES,
  });
}

// The number of a place that words alone cannot tell from others.
function spotNumber(target) {
  const { x, y, width, height } = targetBox(target);
  const made = element("text", {
    class: "spot-number",
    x: x + width / 2,
    y: y + height / 2 + 5,
  });
  made.textContent = choicesData().spots[target.slice(1)][5];
  return made;
}

const isNumbered = (target) =>
  target.startsWith("s") && choicesData().spots[target.slice(1)][5] > 0;

// The card at the chosen place, and also at the pointer if that is elsewhere.
function ghosts() {
  const { hover, target } = selection;
  const found = [];
  if (target && hover?.target !== target)
    found.push(ghost(targetBox(target), hover ? "waits" : "set"));
  if (hover?.target)
    found.push(ghost(targetBox(hover.target), hover.target === target ? "set" : "over"));
  else if (hover) found.push(ghost(hover.box, "wrong"));
  return found;
}

function ghost(at, kind) {
  const card = isGearMove() ? byId(selection.choice).dataset.topCard : selection.choice;
  const [, , across, along] = choicesData().table;
  const turned = at.sideways ? ` translate(${along} 0) rotate(90)` : "";
  const drawn = element("g", { transform: `translate(${at.x} ${at.y})${turned}` });
  drawn.append(element("use", { href: `#nx-card-${card}`, width: across, height: along }));
  const frame = element("rect", {
    class: "frame",
    x: at.x,
    y: at.y,
    width: at.width,
    height: at.height,
    rx: 4,
  });
  const whole = element("g", { class: `ghost ${kind}` });
  whole.append(drawn, frame);
  return whole;
}

function explain() {
  const { choice, target, hover } = selection;
  if (!choice) return explainSelected(null);
  const card = isGearMove() ? byId(choice).dataset.topCard : choice;
  const considered = hover?.target || target;
  explainSelected({ card, ...(considered && consequenceAt(considered)) });
}

export function drawPreview() {
  const lit = targets(selection.sideways);
  byId("places").replaceChildren(
    ...lit.map(outline),
    ...lit.filter(isTurned).map(warningMark),
    ...lit.filter(isNumbered).map(spotNumber),
  );
  byId("ghost").replaceChildren(...(selection.choice ? ghosts() : []));
  explain();
}
