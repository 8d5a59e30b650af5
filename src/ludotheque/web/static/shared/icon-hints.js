// Icons and figures name themselves: what has `data-hint` shows it in a small bubble, under the
// mouse, when it or what it belongs to is focused, and when it is held on a touch screen. The bubble
// can be pointed at, stays until the pointer or the focus leaves, and Escape closes it.

const HOLD_MILLISECONDS = 500;
const HOVER_MILLISECONDS = 250;
const LEAVE_MILLISECONDS = 150; // time enough to move from the icon to its bubble
const GAP = 8; // pixels between the icon and its bubble
const EDGE = 4;

let bubble = null;
let shownFor = null;
let timer = 0;

export function enableIconHints() {
  bubble = document.createElement("div");
  bubble.className = "hint-bubble";
  bubble.hidden = true;
  bubble.setAttribute("aria-hidden", "true"); // what it names has a name of its own
  document.body.append(bubble);

  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const named = event.target.closest?.("[data-hint]");
    if (named) later(HOVER_MILLISECONDS, () => show(named));
    else if (!bubble.contains(event.target)) later(LEAVE_MILLISECONDS, hide);
    else clearTimeout(timer);
  });
  document.addEventListener("focusin", ({ target }) => {
    if (!target.matches(":focus-visible")) return;
    if (hintsIn(target).length) show(target);
    else hide();
  });
  document.addEventListener("focusout", hide);
  document.addEventListener("click", hide); // what is touched explains itself
  enableHold();
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !bubble.hidden) hide();
  });
  for (const change of ["scroll", "resize"]) addEventListener(change, hide, { capture: true });
  document.addEventListener("page-patched", () => {
    if (shownFor && !shownFor.isConnected) hide();
  });
}

// A touch that is held shows the hint, and is no tap.
function enableHold() {
  let wasHeld = false;
  document.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "touch") return;
    wasHeld = false;
    hide();
    const named = event.target.closest?.("[data-hint]");
    if (named)
      later(HOLD_MILLISECONDS, () => {
        wasHeld = true;
        show(named);
      });
  });
  for (const end of ["pointerup", "pointercancel"])
    document.addEventListener(end, (event) => {
      if (event.pointerType === "touch" && !wasHeld) clearTimeout(timer);
    });
  document.addEventListener("contextmenu", (event) => {
    if (wasHeld) event.preventDefault();
  });
  document.addEventListener(
    "click",
    (event) => {
      if (!wasHeld) return;
      wasHeld = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}

function later(milliseconds, change) {
  clearTimeout(timer);
  timer = setTimeout(change, milliseconds);
}

// The hints of an element: its own, or those of everything in it.
function hintsIn(element) {
  if (element.dataset.hint) return [element.dataset.hint];
  if (!element.matches("summary, [data-hint-group]")) return [];
  return [...element.querySelectorAll("[data-hint]")].map((each) => each.dataset.hint);
}

function show(element) {
  const hints = hintsIn(element);
  if (!hints.length || !element.isConnected) return;
  shownFor = element;
  bubble.classList.toggle("card-hint", "card" in element.dataset);
  bubble.replaceChildren(
    ...hints.map((hint) => Object.assign(document.createElement("p"), { textContent: hint })),
  );
  (document.querySelector("dialog[open]") ?? document.body).append(bubble);
  bubble.hidden = false;
  place(element.getBoundingClientRect());
}

// Above the element, or below it where there is no room: never over it.
function place(box) {
  bubble.style.left = "0"; // at the right edge it would be narrow
  const { width, height } = bubble.getBoundingClientRect();
  const above = box.top - height - GAP;
  const left = Math.min(
    Math.max(EDGE, box.left + box.width / 2 - width / 2),
    document.documentElement.clientWidth - width - EDGE,
  );
  bubble.style.left = `${left}px`;
  bubble.style.top = `${above >= EDGE ? above : box.bottom + GAP}px`;
}

function hide() {
  clearTimeout(timer);
  shownFor = null;
  bubble.hidden = true;
}
