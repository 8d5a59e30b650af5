// Whether nothing may move: the device asks for it, or somebody has chosen it in the settings.

const asked = matchMedia("(prefers-reduced-motion: reduce)");

export function isMotionReduced() {
  return asked.matches || document.documentElement.dataset.motion === "less";
}
