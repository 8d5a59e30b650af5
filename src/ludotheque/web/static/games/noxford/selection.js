// The card and the place selected so far, and what may be selected next.

import { byId, choicesData, cornerText, nearestTarget, pileAt, placeBox } from "./city.js";

const SNAP_SHARE = 0.62; // of a card's length: within it, a card snaps to a place
const RIM_MILLIMETRES = 10; // pointing at this edge of a card does not mean the card itself

export const selection = {
  choice: "",
  from: "",
  sideways: 0,
  target: "",
  hover: null,
  playedAt: "",
  drag: null,
};

export const selectedChoice = () => choicesData().choices[selection.choice];

export function targets(sideways) {
  if (!selectedChoice()) return [];
  const [, , , spots, covers] = selectedChoice();
  const fitting = spots.filter(
    (spot) => sideways === undefined || choicesData().spots[spot][2] === sideways,
  );
  return [...fitting.map((spot) => `s${spot}`), ...covers.map(([pile]) => pile)];
}

export function moveTextFor(target) {
  const [, place, cover] = selectedChoice();
  if (target.startsWith("s"))
    return `${place} ${placeText(...choicesData().spots[target.slice(1)])}`;
  return `${cover} ${cornerText(target)}`;
}

const placeText = (x, y, sideways) => `${sideways ? "sideways" : "upright"} ${x} ${y}`;

export function describeTarget(target) {
  const list = byId("place-list-items").dataset;
  const cover = selectedChoice()[4].find(([pile]) => pile === target);
  if (cover) return choicesData().texts[cover[1]];
  const [, , sideways, text] = choicesData().spots[target.slice(1)];
  return `${sideways ? list.sidewaysText : list.uprightText}, ${choicesData().texts[text]}`;
}

// What would follow if the selected card lay there, and whether a Barracks would turn it face down.
export function consequenceAt(target) {
  const [, , , spots, covers, spotTexts, coverTexts, turned] = selectedChoice();
  const text = target.startsWith("s")
    ? spotTexts[spots.indexOf(Number(target.slice(1)))]
    : coverTexts[covers.findIndex(([pile]) => pile === target)];
  return { consequence: choicesData().texts[text], isWarning: turned.includes(text) };
}

// The target that a person means by pointing here with the selected card; empty if none is legal.
export function targetAt(point) {
  const pile = pileAt(point, RIM_MILLIMETRES);
  if (pile && pile.id !== selection.choice) return targets().includes(pile.id) ? pile.id : "";
  const best = nearestTarget(
    targets(selection.sideways).filter((target) => target.startsWith("s")),
    point,
  );
  return best && best.away < SNAP_SHARE * choicesData().table[3] ? best.target : "";
}

// The move that lays the selected card here, legal or not.
export function moveTextAt(point) {
  const [, place, cover] = selectedChoice();
  const pile = pileAt(point, RIM_MILLIMETRES);
  if (pile) return `${cover} ${cornerText(pile.id)}`;
  const { width, height } = placeBox(0, 0, selection.sideways);
  const corner = [Math.round(point.x - width / 2), Math.round(-point.y - height / 2)];
  return `${place} ${placeText(...corner, selection.sideways)}`;
}
