// Keeps the list of open tables up to date while somebody looks.

import { addPicture } from "./game-picture.js";

const OFTEN_MILLISECONDS = 10000;
const list = document.querySelector("[data-open-tables]");

async function show() {
  if (document.hidden) return;
  const headers = { "x-fragment": "1" };
  const response = await fetch("/open-tables", { headers }).catch(() => null);
  const found = response?.ok ? await response.json().catch(() => null) : null;
  if (!found) return;
  const focused = document.activeElement?.closest("[data-open-tables] a")?.getAttribute("href");
  list.innerHTML = found.html;
  addPictures();
  list.hidden = false;
  if (focused) list.querySelector(`a[href="${focused}"]`)?.focus();
}

function addPictures() {
  for (const place of list.querySelectorAll("[data-picture-of]"))
    addPicture(place, place.dataset.pictureOf);
}

if (list) {
  addPictures();
  show();
  setInterval(show, OFTEN_MILLISECONDS);
  document.addEventListener("visibilitychange", show);
}
