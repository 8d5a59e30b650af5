// Any card explains itself: tap it, hold it, or press "?" on it. Rules, cards and other pages open
// in the same dialog, over the table.

const HOLD_MILLISECONDS = 500;
// A tap plays these cards, so they must be held to be explained.
const PLAYABLE_CARDS = ".hand .card:not(.only-shown), [data-asked] [data-part][data-card]";
const EXPLAINED_BY_TAP = `[data-card]:not(${PLAYABLE_CARDS})`;

export function enableInfoDialog(explainedByTap = EXPLAINED_BY_TAP) {
  const dialog = document.getElementById("info-dialog");
  const text = document.getElementById("info-dialog-text");
  let wasHeld = false;
  let timer = 0;

  function openDialog(className, ...content) {
    text.className = className;
    text.replaceChildren(...content);
    if (!dialog.open) dialog.showModal();
    text.focus();
    dialog.scrollTop = 0;
    document.dispatchEvent(new Event("dialog-opened"));
  }

  function explainCards(cards) {
    clearTimeout(timer);
    openDialog(
      "",
      ...cards
        .split(" ")
        .map((card) => document.getElementById(`about-${card}`).content.cloneNode(true)),
    );
  }

  document.addEventListener("pointerdown", (event) => {
    wasHeld = false;
    clearTimeout(timer);
    const card = event.target.closest(PLAYABLE_CARDS);
    if (card)
      timer = setTimeout(() => {
        wasHeld = true;
        explainCards(card.dataset.card);
      }, HOLD_MILLISECONDS);
  });
  for (const end of ["pointerup", "pointercancel", "pointermove"])
    document.addEventListener(end, (event) => {
      if (end !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 4)
        clearTimeout(timer);
    });
  document.addEventListener("contextmenu", (event) => {
    const card = event.target.closest(PLAYABLE_CARDS);
    if (!card) return;
    event.preventDefault();
    explainCards(card.dataset.card);
  });

  document.addEventListener(
    "click",
    (event) => {
      if (wasHeld) {
        wasHeld = false;
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      const card = event.target.closest(explainedByTap);
      if (card && !event.target.closest("dialog")) explainCards(card.dataset.card);
      if (event.target === dialog) dialog.close();
    },
    true,
  );

  document.addEventListener(
    "card-info-requested",
    (event) => event.detail && explainCards(event.detail),
  );

  document.addEventListener("keydown", (event) => {
    const card = document.activeElement?.closest("[data-card]");
    if (event.key === "?" && card) {
      event.preventDefault();
      explainCards(card.dataset.card);
    }
  });

  document.addEventListener("click", async (event) => {
    const link = event.target.closest("a[data-in-dialog]");
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    await showPage(link.href, {}, () => window.open(link.href, "_blank"));
  });
  document.addEventListener("submit", async (event) => {
    if (!("inDialog" in event.target.dataset)) return;
    event.preventDefault();
    const form = event.target;
    const body = new URLSearchParams(new FormData(form));
    await showPage(form.action, { method: "POST", body }, () => form.submit());
  });

  async function showPage(url, request, onFailure) {
    const response = await fetch(url, request).catch(() => null);
    if (!response?.ok) return onFailure();
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    openDialog(
      page.querySelector("main").className.replace("sheet", ""),
      page.getElementById("text"),
    );
    const wanted = new URL(url, location).hash.slice(1);
    const there = wanted && document.getElementById(wanted);
    if (!there) return;
    for (let fold = there.closest("details"); fold; fold = fold.parentElement.closest("details"))
      fold.open = true;
    there.classList.add("sought");
    there.scrollIntoView({ block: "center" });
  }
}
