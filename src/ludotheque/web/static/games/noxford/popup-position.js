// The position of a popup over the city.

import { byId } from "./city.js";

const EDGE = 4;

// Beside a point of the screen and inside the stage, or in the middle of the stage without a point. It
// leaves the buttons that zoom free.
export function placeBeside(element, at, gap = 14) {
  const stage = byId("stage").getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const x = (at?.x ?? stage.left + stage.width / 2) - stage.left - width / 2;
  const above = (at?.y ?? stage.top + stage.height / 2) - stage.top - height - gap;
  const y = above < EDGE && at ? (at.below ?? at.y) - stage.top + gap : above;
  const top = Math.max(EDGE, Math.min(stage.height - height - EDGE, y));
  const right = rightEdge(stage, top, top + height);
  element.style.left = `${Math.max(EDGE, Math.min(right - width - EDGE, x))}px`;
  element.style.top = `${top}px`;
}

// Where the stage ends on the right for what lies between these heights.
function rightEdge(stage, top, bottom) {
  const tools = byId("tools")?.getBoundingClientRect();
  const isBeside = tools && stage.top + bottom > tools.top && stage.top + top < tools.bottom;
  return isBeside ? tools.left - stage.left : stage.width;
}
