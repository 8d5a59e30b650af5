// A card flies from where it was to where it lies now. It is a picture of it: nothing waits.

const TAKES = 340;
const still = matchMedia("(prefers-reduced-motion: reduce)");

// Where everything is before the page changes: to be given to `fly` afterwards.
export function departures(travels) {
  if (still.matches || document.hidden) return [];
  return travels.map(([from, to]) => ({ to, from: from === "city" ? piles() : box(from) }));
}

function box(id) {
  const element = document.getElementById(id);
  return (element?.querySelector(".disc") ?? element)?.getBoundingClientRect();
}

function piles() {
  return new Map(
    [...document.querySelectorAll(".pile")].map((pile) => [
      pile.id,
      { top: pile.dataset.top, height: pile.dataset.height, box: pile.getBoundingClientRect() },
    ]),
  );
}

// The pile that is gone, or lower than it was.
function left(before, card) {
  for (const [id, pile] of before) {
    const now = document.getElementById(id);
    if (pile.top === card && (!now || Number(now.dataset.height) < Number(pile.height))) return pile.box;
  }
}

// `landing` tells where a pile will be seen: the city may still be gliding there.
export function fly(departed, landing) {
  for (const { from, to } of departed) {
    const target = document.getElementById(to);
    const start = target && (from instanceof Map ? left(from, target.dataset.top) : from);
    if (!start?.width) continue;
    const end = landing(target);
    const flying = target.querySelector("g").cloneNode(true);
    flying.removeAttribute("transform");
    const turned = end.width > end.height;
    const [width, height] = turned ? [end.height, end.width] : [end.width, end.height];
    const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const { width: across, height: along } = flying.querySelector("use");
    picture.setAttribute("viewBox", `0 0 ${across.baseVal.value} ${along.baseVal.value}`);
    picture.setAttribute("class", "flying");
    picture.setAttribute("aria-hidden", "true");
    picture.append(flying);
    Object.assign(picture.style, { width: `${width}px`, height: `${height}px` });
    document.body.append(picture);
    target.style.opacity = "0";
    const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
    const at = ([x, y], size, turn) => `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg) scale(${size})`;
    const flight = picture.animate(
      [
        { transform: at(middle(start), Math.max(start.width, start.height) / height, start.width > start.height * 1.1 ? 90 : 0) },
        { transform: at(middle(end), 1, turned ? 90 : 0) },
      ],
      { duration: TAKES, easing: "cubic-bezier(.2, .7, .2, 1)" },
    );
    flight.finished.finally(() => {
      picture.remove();
      target.style.opacity = "";
    });
  }
}
