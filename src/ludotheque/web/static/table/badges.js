// Badges for what has arrived out of sight, as below the first screen of a phone: talk, and a rematch. A
// press leads there; once it has been in sight, the badge is gone.

import { load } from "../shared/browser-storage.js";
import { isMotionReduced } from "../shared/motion.js";

const rematchDoor = () => document.querySelector("#account [data-rematch]");
const sayings = () => [...document.querySelectorAll("#sayings > li[id]:not(#said-none)")];
const numberOf = (saying) => Number(saying.id.replace("said-", ""));
const newest = () => Math.max(0, ...sayings().map(numberOf));

let seen = 0; // the last saying that has been in sight
let isRematchSeen = false;

const observer = new IntersectionObserver((entries) => {
  const inSight = entries.filter(({ isIntersecting }) => isIntersecting);
  for (const { target } of inSight) {
    if (target === rematchDoor()) isRematchSeen = true;
    else if (target.isConnected) seen = Math.max(seen, numberOf(target));
  }
  const unseen = sayings().filter((saying) => numberOf(saying) > seen).length;
  show("talk-badge", load("muted", false) ? 0 : unseen);
  show("rematch-badge", rematchDoor() && !isRematchSeen ? 1 : 0);
});

// What is there when the page is opened is no news.
export function enableBadges() {
  seen = newest();
  isRematchSeen = rematchDoor() !== null;
  document.addEventListener("page-patched", look);
  document.addEventListener("click", ({ target }) => {
    const badge = target.closest("#badges button");
    if (badge) leadTo(badge.id === "talk-badge" ? sayings().at(-1) : rematchDoor());
  });
  look();
}

// The observer says of each thing at once whether it is in sight, and again whenever that changes.
function look() {
  observer.disconnect();
  for (const place of [sayings().at(-1), rematchDoor()]) if (place) observer.observe(place);
}

function show(id, count) {
  const badge = document.getElementById(id);
  badge.hidden = !count;
  badge.querySelector("span").textContent = count;
}

function leadTo(place) {
  place?.scrollIntoView({ block: "center", behavior: isMotionReduced() ? "auto" : "smooth" });
}
