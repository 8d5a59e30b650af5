// Updates a table's page to newer HTML from the server; scrolling and focus stay as they were.

import { patchElement } from "../shared/page-patch.js";

export const table = () => document.getElementById("table");

export function parseTable(html) {
  return new DOMParser().parseFromString(html, "text/html").getElementById("table");
}

export function showTable(fresh) {
  const restoreFocus = rememberFocus();
  const followed = [...document.querySelectorAll(".log")].filter(isAtEnd).map((list) => list.id);
  const notice = document.getElementById("notice");
  const { phase, lastAct } = table().dataset;
  // some still matter: a refusal for being late, and that a move was sent after all
  const isLasting = ["stale", "sent"].includes(notice.dataset.errorCode);
  if (lastAct !== fresh.dataset.lastAct && !isLasting) notice.hidden = true;
  if (table().classList.contains("table") === fresh.classList.contains("table")) {
    patchElement(table(), fresh);
  } else {
    table().replaceWith(fresh);
    scrollTo(0, 0);
    followed.push("log", "sayings");
  }
  for (const card of document.querySelectorAll('.card[aria-pressed="true"]:not(.lit)'))
    card.removeAttribute("aria-pressed");
  document.dispatchEvent(new Event("page-patched"));
  for (const id of followed) scrollToEnd(document.getElementById(id));
  restoreFocus();
  if (phase === "playing" && table().dataset.phase === "over")
    document.querySelector("#account .winner").scrollIntoView({ block: "center" });
}

function isAtEnd(list) {
  return list.scrollTop + list.clientHeight >= list.scrollHeight - 30;
}

export function scrollToEnd(list) {
  if (list) list.scrollTop = list.scrollHeight;
}

// Returns a function that restores the focus, or moves it to the next best place if its element is
// gone.
function rememberFocus() {
  const element = document.activeElement;
  if (!table().contains(element)) return () => {};
  const inHand = [...document.querySelectorAll(".hand .card")].indexOf(element);
  return () => {
    if (element.isConnected && element.checkVisibility()) {
      element.focus({ preventScroll: true }); // it may have been hidden for a moment
      return;
    }
    const hand = document.querySelectorAll(".hand .card");
    const places = [
      document.getElementById(element.id),
      hand[Math.min(inHand, hand.length - 1)],
      ...["question", "account-title", "curtain-title", "main"].map((id) =>
        document.getElementById(id),
      ),
    ];
    places.find((place) => place?.checkVisibility()).focus({ preventScroll: true });
  };
}
