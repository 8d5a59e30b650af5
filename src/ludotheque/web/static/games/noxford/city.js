// The city of Noxford: what the page says about it, and where everything lies.

import { pixelsPerMillimetre, toScreen } from "./pan-zoom.js";

const NO_CHOICES = {
  text: "",
  data: { choices: {}, spots: [], texts: [], near: {}, table: [0, 0, 1, 1] },
};
let parsed = NO_CHOICES;

export const byId = (id) => document.getElementById(id);

export function choicesData() {
  const text = byId("choices")?.textContent ?? "";
  if (text !== parsed.text) parsed = text ? { text, data: JSON.parse(text) } : NO_CHOICES;
  return parsed.data;
}

export const isGearMove = () => Boolean(byId("stay"));

// A target is a place such as "s7", or a pile to cover such as "p-525-356".

export function targetBox(target) {
  if (!target.startsWith("s")) return pileBox(byId(target));
  const [x, y, sideways] = choicesData().spots[target.slice(1)];
  return placeBox(x, y, sideways);
}

export function placeBox(x, y, sideways) {
  const [, , across, along] = choicesData().table;
  const [width, height] = sideways ? [along, across] : [across, along];
  return { x, y: -y - height, width, height, sideways };
}

export function pileBox(pile) {
  const [x, y, width, height] = pile.dataset.pileBox.split(" ").map(Number);
  return { x, y, width, height, sideways: Number(width > height) };
}

export function pileOnScreen(pile) {
  const { x, y, width, height } = pileBox(pile);
  const { x: left, y: top } = toScreen(x, y);
  return {
    left,
    top,
    width: width * pixelsPerMillimetre(),
    height: height * pixelsPerMillimetre(),
  };
}

export const middleOf = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

export function nearestTarget(all, point) {
  let best = null;
  for (const target of all) {
    const at = middleOf(targetBox(target));
    const away = Math.hypot(at.x - point.x, at.y - point.y);
    if (!best || away < best.away) best = { target, away };
  }
  return best;
}

export function pileAt(point, rim = 0) {
  return [...document.querySelectorAll(".pile")].find((pile) => {
    const { x, y, width, height } = pileBox(pile);
    return (
      point.x > x + rim &&
      point.x < x + width - rim &&
      point.y > y + rim &&
      point.y < y + height - rim
    );
  });
}

// "p-525-356" lies at "525 356".
export const cornerText = (pile) => pile.slice(2).replace("-", " ");
