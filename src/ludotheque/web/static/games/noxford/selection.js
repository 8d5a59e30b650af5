// Noxford: what is chosen so far, and what may be chosen with it.

import { $, corner, data, nearest, pileUnder, placeBox } from "./city.js";

const NEAR = 0.62; // of a card's length: from so far a card snaps to a place
const RIM = 10; // millimetres of a card's edge on which one does not mean the card itself

export const state = { chosen: "", from: "", sideways: 0, target: "", hover: null, acted: "", carried: null };

export const choice = () => data().choices[state.chosen];

export function targets(sideways) {
  if (!choice()) return [];
  const [, , , spots, covers] = choice();
  const fitting = spots.filter((spot) => sideways === undefined || data().spots[spot][2] === sideways);
  return [...fitting.map((spot) => `s${spot}`), ...covers.map(([pile]) => pile)];
}

export function moveText(target) {
  const [, place, cover] = choice();
  if (target.startsWith("s")) return `${place} ${where(...data().spots[target.slice(1)])}`;
  return `${cover} ${corner(target)}`;
}

const where = (x, y, sideways) => `${sideways ? "sideways" : "upright"} ${x} ${y}`;

export function describe(target) {
  const list = $("words-list").dataset;
  const cover = choice()[4].find(([pile]) => pile === target);
  if (cover) return data().texts[cover[1]];
  const [, , sideways, text] = data().spots[target.slice(1)];
  return `${sideways ? list.sideways : list.upright}, ${data().texts[text]}`;
}

// What somebody means who points here with the chosen card: a target, or nothing that is legal.
export function meant(point) {
  const pile = pileUnder(point, RIM);
  if (pile && pile.id !== state.chosen) return targets().includes(pile.id) ? pile.id : "";
  const best = nearest(targets(state.sideways).filter((target) => target.startsWith("s")), point);
  return best && best.away < NEAR * data().table[3] ? best.target : "";
}

// The move of somebody who lays the chosen card down here, legal or not.
export function moveAt(point) {
  const [, place, cover] = choice();
  const pile = pileUnder(point, RIM);
  if (pile) return `${cover} ${corner(pile.id)}`;
  const { width, height } = placeBox(0, 0, state.sideways);
  return `${place} ${where(Math.round(point.x - width / 2), Math.round(-point.y - height / 2), state.sideways)}`;
}
