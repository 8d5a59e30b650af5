// Tells for a moment, above the page, what was done to the reader, and marks where. It stands for
// four seconds, or until it is touched; screen readers are told in the live regions. What can still
// be answered is told beside the question, large.

import { markHarm } from "./lights.js";

const STANDS_MILLISECONDS = 4000;
const MOST_BANNERS = 3;
const place = document.getElementById("banners");

// `step` is the element that tells it in the strip.
export function showHarm(step) {
  const unmark = markHarm(step.dataset.lights, step.dataset.mark);
  if (document.getElementById("happening")) {
    setTimeout(unmark, STANDS_MILLISECONDS);
    return;
  }
  show(
    [...step.childNodes].map((node) => node.cloneNode(true)),
    "banner-harm",
    unmark,
  );
}

export function showNews(text) {
  show([document.createTextNode(text)], "banner-news", () => {});
}

function show(content, kind, after) {
  const banner = document.createElement("div");
  banner.className = `told-banner ${kind}`;
  banner.append(...content);
  place.append(banner);
  while (place.children.length > MOST_BANNERS) place.firstElementChild.click();
  const remove = () => {
    clearTimeout(timer);
    banner.remove();
    after();
  };
  const timer = setTimeout(remove, STANDS_MILLISECONDS);
  banner.addEventListener("click", remove);
}

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") for (const banner of [...place.children]) banner.click();
});
