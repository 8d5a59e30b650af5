// Any card explains itself: tap it, hold it, or press "?" on it. Rules and cards open over the table.

const HOLD = 500;
const PLAYED = ".hand .card, [data-part][data-card]"; // a tap is for playing: hold to read
const READABLE = `[data-card]:not(${PLAYED})`;

export function reading(readable = READABLE) {
  const reader = document.getElementById("reader");
  const text = document.getElementById("reader-text");
  let held = false;
  let timer = 0;

  function open(className, ...content) {
    text.className = className;
    text.replaceChildren(...content);
    if (!reader.open) reader.showModal();
    text.focus();
    reader.scrollTop = 0;
  }

  function explain(cards) {
    clearTimeout(timer);
    open("", ...cards.split(" ").map((card) => document.getElementById(`about-${card}`).content.cloneNode(true)));
  }

  document.addEventListener("pointerdown", (event) => {
    held = false;
    clearTimeout(timer);
    const card = event.target.closest(PLAYED);
    if (card)
      timer = setTimeout(() => {
        held = true;
        explain(card.dataset.card);
      }, HOLD);
  });
  for (const end of ["pointerup", "pointercancel", "pointermove"])
    document.addEventListener(end, (event) => {
      if (end !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 4) clearTimeout(timer);
    });
  document.addEventListener("contextmenu", (event) => {
    const card = event.target.closest(PLAYED);
    if (!card) return;
    event.preventDefault();
    explain(card.dataset.card);
  });

  document.addEventListener(
    "click",
    (event) => {
      if (held) {
        held = false;
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      const card = event.target.closest(readable);
      if (card && !event.target.closest("dialog")) explain(card.dataset.card);
      if (event.target === reader) reader.close();
    },
    true,
  );

  document.addEventListener("explain", (event) => event.detail && explain(event.detail));

  document.addEventListener("keydown", (event) => {
    const card = document.activeElement?.closest("[data-card]");
    if (event.key === "?" && card) {
      event.preventDefault();
      explain(card.dataset.card);
    }
  });

  document.addEventListener("click", async (event) => {
    const link = event.target.closest("a[data-reader]");
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    await fetched(link.href, {}, () => window.open(link.href, "_blank"));
  });
  document.addEventListener("submit", async (event) => {
    if (!("reader" in event.target.dataset)) return;
    event.preventDefault();
    await fetched(event.target.action, { method: "POST" }, () => event.target.submit());
  });

  async function fetched(url, how, otherwise) {
    const response = await fetch(url, how).catch(() => null);
    if (!response?.ok) return otherwise();
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    open(page.querySelector("main").className.replace("sheet", ""), page.getElementById("text"));
  }
}
