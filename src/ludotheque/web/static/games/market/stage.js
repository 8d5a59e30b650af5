// The table of a game of action points: moves are built part by part, estates fold up on narrow
// screens, a price is chosen from a list.

import { enableMoveBuilder } from "./move-builder.js";

const wideScreen = matchMedia("(min-width: 60.01rem)");

openEstates();
document.addEventListener("page-patched", openEstates);
enableMoveBuilder();

// Opens each only once, so that what a person has folded up stays folded.
function openEstates() {
  for (const details of document.querySelectorAll(
    "[data-open-when-wide]:not([data-opened-once])",
  )) {
    details.dataset.openedOnce = "";
    details.open = wideScreen.matches;
  }
}
wideScreen.addEventListener("change", () => {
  for (const details of document.querySelectorAll("[data-open-when-wide]"))
    details.open = wideScreen.matches;
});

document.addEventListener("change", (event) => {
  if ("priceChoice" in event.target.dataset)
    document.getElementById("ask-price").value = event.target.value;
});
