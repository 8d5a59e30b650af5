// Noxford: what the page says of the city, and where everything lies.

import { scale, toScreen } from "./pan-zoom.js";

const NOTHING = { text: "", data: { choices: {}, spots: [], texts: [], near: {}, table: [0, 0, 1, 1] } };
let known = NOTHING;

export const $ = (id) => document.getElementById(id);

export function data() {
  const text = $("choices")?.textContent ?? "";
  if (text !== known.text) known = text ? { text, data: JSON.parse(text) } : NOTHING;
  return known.data;
}

export const isGear = () => Boolean($("stay"));

// A target is "s7", a place, or "p-525-356", a pile to be covered.

export function boxOf(target) {
  if (!target.startsWith("s")) return pileBox($(target));
  const [x, y, sideways] = data().spots[target.slice(1)];
  return placeBox(x, y, sideways);
}

export function placeBox(x, y, sideways) {
  const [, , across, along] = data().table;
  const [width, height] = sideways ? [along, across] : [across, along];
  return { x, y: -y - height, width, height, sideways };
}

export function pileBox(pile) {
  const [x, y, width, height] = pile.dataset.box.split(" ").map(Number);
  return { x, y, width, height, sideways: Number(width > height) };
}

export function onScreen(pile) {
  const { x, y, width, height } = pileBox(pile);
  const { x: left, y: top } = toScreen(x, y);
  return { left, top, width: width * scale(), height: height * scale() };
}

export const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

export function nearest(all, point) {
  let best = null;
  for (const target of all) {
    const at = middle(boxOf(target));
    const away = Math.hypot(at.x - point.x, at.y - point.y);
    if (!best || away < best.away) best = { target, away };
  }
  return best;
}

export function pileUnder(point, rim = 0) {
  return [...document.querySelectorAll(".pile")].find((pile) => {
    const { x, y, width, height } = pileBox(pile);
    return point.x > x + rim && point.x < x + width - rim && point.y > y + rim && point.y < y + height - rim;
  });
}

// "p-525-356" lies at "525 356".
export const corner = (pile) => pile.slice(2).replace("-", " ");
