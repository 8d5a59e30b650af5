// A card travels to the city, or within it, as a moving picture. Nothing waits for it.

import { isMotionReduced } from "../../shared/motion.js";

const DURATION_MILLISECONDS = 340;

// Where everything is before the page changes. Pass it to `animateArrivals` afterwards.
export function noteDepartures(travels) {
  if (isMotionReduced() || document.hidden) return [];
  return travels.map(([from, to]) => ({ to, from: from === "city" ? pileBoxes() : boxOf(from) }));
}

function boxOf(id) {
  const element = document.getElementById(id);
  return (element?.querySelector(".disc") ?? element)?.getBoundingClientRect();
}

function pileBoxes() {
  return new Map(
    [...document.querySelectorAll(".pile")].map((pile) => [
      pile.id,
      {
        top: pile.dataset.topCard,
        height: pile.dataset.pileHeight,
        box: pile.getBoundingClientRect(),
      },
    ]),
  );
}

// The box of the pile that a card has left: the pile is gone, or lower than before.
function leftPile(before, card) {
  for (const [id, pile] of before) {
    const now = document.getElementById(id);
    if (pile.top === card && (!now || Number(now.dataset.pileHeight) < Number(pile.height)))
      return pile.box;
  }
}

// `landingBox` gives the final box of a pile on the screen: the city may still be gliding there.
export function animateArrivals(departures, landingBox) {
  for (const { from, to } of departures) {
    const target = document.getElementById(to);
    const start = target && (from instanceof Map ? leftPile(from, target.dataset.topCard) : from);
    if (!start?.width) continue;
    const end = landingBox(target);
    const card = target.querySelector("g").cloneNode(true);
    card.removeAttribute("transform");
    const turned = end.width > end.height;
    const [width, height] = turned ? [end.height, end.width] : [end.width, end.height];
    const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const { width: across, height: along } = card.querySelector("use");
    picture.setAttribute("viewBox", `0 0 ${across.baseVal.value} ${along.baseVal.value}`);
    picture.setAttribute("class", "travelling");
    picture.setAttribute("aria-hidden", "true");
    picture.append(card);
    Object.assign(picture.style, { width: `${width}px`, height: `${height}px` });
    document.body.append(picture);
    target.style.opacity = "0";
    const middleOf = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
    const placed = ([x, y], size, turn) =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg) scale(${size})`;
    const animation = picture.animate(
      [
        {
          transform: placed(
            middleOf(start),
            Math.max(start.width, start.height) / height,
            start.width > start.height * 1.1 ? 90 : 0,
          ),
        },
        { transform: placed(middleOf(end), 1, turned ? 90 : 0) },
      ],
      { duration: DURATION_MILLISECONDS, easing: "cubic-bezier(.2, .7, .2, 1)" },
    );
    animation.finished.finally(() => {
      picture.remove();
      target.style.opacity = "";
    });
  }
}
