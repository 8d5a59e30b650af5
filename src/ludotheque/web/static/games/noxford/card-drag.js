// Noxford: a card can be carried, out of the hand or from the place where it is held over the city.

import { $, boxOf, placeBox } from "./city.js";
import { meant, moveAt, state } from "./selection.js";
import { drawPlaces } from "./placement-preview.js";
import { ask, hush } from "./popups.js";
import { toTable } from "./pan-zoom.js";

const FAR = 8; // pixels: less is a tap

// Whether a press on the city takes hold of the chosen card.
export function grabs(event) {
  if (!state.target) return false;
  const { x, y, width, height } = boxOf(state.target);
  const point = toTable(event);
  const isOnIt = point.x > x && point.x < x + width && point.y > y && point.y < y + height;
  if (isOnIt) state.carried = { id: event.pointerId, x: event.clientX, y: event.clientY, moved: false };
  return isOnIt;
}

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
  drawPlaces();
}

// `choose`, `aim` and `render` are what the page does when a card is taken up, laid down or let go.
export function carrying({ choose, aim, render }) {
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
      if (target) return aim(target);
      render();
      const point = toTable(event);
      ask(moveAt(point), point);
    });
}
