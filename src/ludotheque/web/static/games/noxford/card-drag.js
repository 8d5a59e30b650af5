// Dragging a card out of the hand, or from where it is held over the city.

import { byId, placeBox, targetBox } from "./city.js";
import { toCity } from "./pan-zoom.js";
import { drawPreview } from "./placement-preview.js";
import { explainRefusal, hideRefusal } from "./refusal-note.js";
import { moveTextAt, selection, targetAt } from "./selection.js";

const DRAG_PIXELS = 8; // less is a tap

// Whether a press on the city takes hold of the selected card.
export function startsDrag(event) {
  if (!selection.target) return false;
  const { x, y, width, height } = targetBox(selection.target);
  const point = toCity(event);
  const isOnIt = point.x > x && point.x < x + width && point.y > y && point.y < y + height;
  if (isOnIt)
    selection.drag = { id: event.pointerId, x: event.clientX, y: event.clientY, moved: false };
  return isOnIt;
}

function isOverCity({ clientX, clientY }) {
  const box = byId("city").getBoundingClientRect();
  return clientX > box.left && clientX < box.right && clientY > box.top && clientY < box.bottom;
}

function hoverCard(event) {
  const point = toCity(event);
  const target = targetAt(point);
  if (target && target === selection.hover?.target) return;
  const { width, height } = placeBox(0, 0, selection.sideways);
  const box = {
    x: point.x - width / 2,
    y: point.y - height / 2,
    width,
    height,
    sideways: selection.sideways,
  };
  selection.hover = { target, box };
  if (target) hideRefusal();
  drawPreview();
}

// `selectCard`, `selectTarget` and `render` are called when a card is picked up, laid down or let
// go.
export function enableCardDrag({ selectCard, selectTarget, render }) {
  document.addEventListener("pointerdown", (event) => {
    const card = event.target.closest(".nx .hand .card.lit");
    if (selection.drag && selection.drag.id !== event.pointerId) selection.drag = null;
    if (card && !event.button)
      selection.drag = {
        id: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        card,
        moved: false,
      };
    else if (!event.target.closest("#city")) selection.drag = null;
  });

  addEventListener("pointermove", (event) => {
    const { drag } = selection;
    if (drag && event.pointerId === drag.id) {
      if (!drag.moved && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < DRAG_PIXELS)
        return;
      if (!drag.moved && drag.card) selectCard(drag.card.dataset.choice, drag.card.id);
      drag.moved = true;
      hoverCard(event);
    } else if (selection.choice && event.pointerType !== "touch" && event.target.closest?.("#city"))
      hoverCard(event);
    else if (selection.hover && event.pointerType !== "touch") {
      selection.hover = null;
      render();
    }
  });

  for (const end of ["pointerup", "pointercancel"])
    addEventListener(end, (event) => {
      const { drag } = selection;
      if (!drag || drag.id !== event.pointerId) return;
      if (!drag.moved) {
        selection.drag = null;
        return;
      }
      setTimeout(() => (selection.drag = null)); // after the click that follows
      const target = selection.hover?.target;
      selection.hover = null;
      if (end === "pointercancel" || !isOverCity(event)) return render();
      if (target) return selectTarget(target);
      render();
      const point = toCity(event);
      explainRefusal(moveTextAt(point), point);
    });
}
