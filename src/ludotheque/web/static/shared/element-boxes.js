// Where elements are on the screen. A chain names what is meant: a selector, or alternatives joined by
// a bar, of which the first that can be seen counts.

const EDGE_PIXELS = 6; // between what is lit and its ring
const LEAST_PIXELS = 10; // less than that of an element is out of sight

// Four numbers after a selector are a box in its drawing.
export function boxOf(chain) {
  for (const alternative of chain.split("|")) {
    const [, name, numbers] = alternative.match(/^(.*?)((?: -?\d+){4})?$/);
    const element = document.querySelector(name);
    if (!element?.checkVisibility()) continue;
    if (numbers) return boxInDrawing(element, numbers.trim().split(" ").map(Number));
    const box = visibleBox(element);
    if (box) return box;
  }
  return null;
}

function boxInDrawing(drawing, [x, y, width, height]) {
  const matrix = drawing.getScreenCTM();
  const at = new DOMPoint(x, y).matrixTransform(matrix);
  const to = new DOMPoint(x + width, y + height).matrixTransform(matrix);
  return { left: at.x, top: at.y, right: to.x, bottom: to.y };
}

// As far as what scrolls around it shows it.
export function visibleBox(element) {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflowY === "visible") continue;
    if (outer === document.body || outer === document.documentElement) continue;
    const frame = outer.getBoundingClientRect();
    left = Math.max(left, frame.left);
    top = Math.max(top, frame.top);
    right = Math.min(right, frame.right);
    bottom = Math.min(bottom, frame.bottom);
  }
  const isThere = Math.min(right - left, bottom - top) > LEAST_PIXELS;
  return isThere ? { left, top, right, bottom } : null;
}

// Scrolls until what a chain names can be seen.
export function bringIntoSight(chain) {
  for (const name of chain.split("|")) {
    const element = document.querySelector(name.replace(/(?: -?\d+){4}$/, ""));
    if (!element?.checkVisibility() || element instanceof SVGElement) continue;
    const { top, bottom } = element.getBoundingClientRect();
    const isInSight = visibleBox(element) && top >= 0 && bottom <= innerHeight;
    if (!isInSight) element.scrollIntoView({ block: "nearest", inline: "nearest" });
    break;
  }
}

const wider = ({ left, top, right, bottom }) => ({
  left: left - EDGE_PIXELS,
  top: top - EDGE_PIXELS,
  right: right + EDGE_PIXELS,
  bottom: bottom + EDGE_PIXELS,
});

// With its ring around it; null if it is out of sight.
export function inWindow(box) {
  if (!box || box.right < 0 || box.bottom < 0) return null;
  if (box.left > innerWidth || box.top > innerHeight) return null;
  return wider(box);
}

export function drawRing(ring, box) {
  ring.hidden = !box;
  if (!box) return;
  ring.style.left = `${box.left}px`;
  ring.style.top = `${box.top}px`;
  ring.style.width = `${box.right - box.left}px`;
  ring.style.height = `${box.bottom - box.top}px`;
}
