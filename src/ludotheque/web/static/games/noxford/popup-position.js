// The position of a popup over the city.

import { byId } from "./city.js";

// Beside a point of the screen and inside the stage, or in the middle of the stage without a point.
export function placeBeside(element, at, gap = 14) {
  const stage = byId("stage").getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const x = (at?.x ?? stage.left + stage.width / 2) - stage.left - width / 2;
  const above = (at?.y ?? stage.top + stage.height / 2) - stage.top - height - gap;
  const y = above < 4 && at ? (at.below ?? at.y) - stage.top + gap : above;
  element.style.left = `${Math.max(4, Math.min(stage.width - width - 4, x))}px`;
  element.style.top = `${Math.max(4, Math.min(stage.height - height - 4, y))}px`;
}
