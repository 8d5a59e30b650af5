// Where a card that floats above the table stands, such as a step of a lesson: beside what it
// explains, never over it, and if there is room not over what is needed to make the move either.

const GRID_PIXELS = 8;
const EDGE_PIXELS = 8;
const GAP_PIXELS = 12;
// How bad it is to cover a pixel, and to stand a pixel away.
const COVERS_TOUCHED = 1e6; // worse than to cover everything else
const COVERS_CHOICE = 1e4;
const COVERS_LIT = [300, 100]; // the first, and any other
const COVERS_NEEDED = 2;
const COVERS_OTHERS = 0.15;
const STANDS_AWAY = 30;
const NEEDED = "#hand, #ask, #explanation, #move-sheet, #cards-in-line";
const OTHERS = ".bar, #offers, #city .pile, #account, #estate-0";
const OF_A_PUZZLE = ".line, .own, .estate, .strip-head, .person"; // it is about everybody’s cards

let place = null;

// `touched` and `lit` are boxes with their rings, `clear` those of a choice under way. The card stays
// where it is as long as that is as good as anywhere else.
export function placeCard(card, { lit, touched, clear }) {
  const { offsetWidth: width, offsetHeight: height } = card;
  const kept = place?.card === card ? place : null;
  const covered = [
    ...touched.map((box) => ({ box, weight: COVERS_TOUCHED })),
    ...clear.map((box) => ({ box, weight: COVERS_CHOICE })),
    ...lit.map((box, index) => ({ box, weight: COVERS_LIT[Math.min(index, 1)] })),
    ...boxesOf(NEEDED).map((box) => ({ box, weight: COVERS_NEEDED })),
    ...boxesOf(OTHERS).map((box) => ({ box, weight: COVERS_OTHERS })),
    ...boxesOfPuzzle(card).map((box) => ({ box, weight: COVERS_OTHERS })),
  ];
  const near = touched.at(-1) ?? lit[0];
  const cost = (left, top) => {
    const here = { left, top, right: left + width, bottom: top + height };
    let sum = near ? STANDS_AWAY * Math.abs(distance(here, near) - GAP_PIXELS) : 0;
    for (const { box, weight } of covered) sum += weight * overlap(here, box);
    return sum;
  };
  const { clientWidth, clientHeight } = document.documentElement;
  const most = {
    left: clientWidth - width - EDGE_PIXELS,
    top: clientHeight - height - EDGE_PIXELS,
  };
  let best = null;
  for (const left of steps(most.left))
    for (const top of steps(most.top)) {
      const here = cost(left, top);
      if (!best || here < best.cost) best = { left, top, cost: here };
    }
  if (kept && kept.left <= most.left && kept.top <= most.top) {
    const stays = cost(kept.left, kept.top);
    if (stays <= best.cost * 1.5 + STANDS_AWAY * GAP_PIXELS) best = { ...kept, cost: stays };
  }
  place = { card, left: best.left, top: best.top };
  card.style.left = `${Math.max(EDGE_PIXELS, best.left)}px`;
  card.style.top = `${Math.max(EDGE_PIXELS, best.top)}px`;
}

// What the card of a puzzle leaves free besides; nothing for other cards.
export function boxesOfPuzzle(card) {
  return card.dataset.puzzle ? boxesOf(OF_A_PUZZLE) : [];
}

function steps(most) {
  const found = [];
  for (let at = EDGE_PIXELS; at < most; at += GRID_PIXELS) found.push(at);
  return [...found, Math.max(most, EDGE_PIXELS)];
}

const boxesOf = (selector) =>
  [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility())
    .map((element) => element.getBoundingClientRect());

export function overlap(one, other) {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function distance(one, other) {
  const x = Math.max(one.left - other.right, other.left - one.right, 0);
  const y = Math.max(one.top - other.bottom, other.top - one.bottom, 0);
  return Math.hypot(x, y);
}
