// A hint: the button asks for one, and pressed again compares the best options. The server's page
// brings it; this script lets it float above the table, and proposes its move as the list of options
// does. Nothing is played.

import { floatNote } from "./floating-notes.js";

let closed = ""; // the hint that was closed
let spoken = "";
let isAwaited = false; // whether the reader has just asked

const hint = () => document.getElementById("hint");
const button = () => document.getElementById("ask-hint");

export function enableHint(speak) {
  document.addEventListener(
    "submit",
    (event) => {
      if (event.target.id !== "hint-form") return;
      if (hint()) {
        event.preventDefault();
        compare();
        return;
      }
      isAwaited = true;
      setThinking(true);
    },
    true,
  );
  // whatever the answer is, the button can be pressed again
  new MutationObserver(() => {
    if (!document.querySelector("#hint-form[aria-busy]")) setThinking(false);
  }).observe(document.body, { attributes: true, attributeFilter: ["aria-busy"], subtree: true });

  document.addEventListener("click", ({ target }) => {
    if (target.closest("#close-hint")) close();
    const chosen = target.closest("#choose-hint");
    if (chosen) propose(chosen);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && hint()?.contains(document.activeElement)) close();
  });
  document.addEventListener("page-patched", () => follow(speak));
  follow(speak);
}

function follow(speak) {
  const note = hint();
  if (!note) {
    spoken = closed = "";
    return;
  }
  const about = note.dataset.advisedAt;
  note.hidden = closed === about;
  announceChange();
  if (note.hidden) return;
  floatNote(note);
  if (spoken !== about) {
    speak([...note.querySelectorAll(".sureness, .advised, .advised + p")].map(textOf));
    // later, since an update of the page brings the focus back to where it was
    if (isAwaited) requestAnimationFrame(() => note.focus({ preventScroll: true }));
  }
  spoken = about;
  isAwaited = false;
}

const announceChange = () => document.dispatchEvent(new Event("notes-changed"));
const textOf = (element) => element.textContent.trim();

function setThinking(isThinking) {
  const asking = button();
  if (!asking) return;
  asking.toggleAttribute("data-thinking", isThinking);
  asking.setAttribute("aria-disabled", isThinking);
}

// The second press.
function compare() {
  const note = hint();
  const options = document.getElementById("best-options");
  if (note.hidden) open(note);
  else if (options) options.open = !options.open;
  note.focus({ preventScroll: true });
}

function open(note) {
  closed = "";
  note.hidden = false;
  floatNote(note);
  announceChange();
}

function close() {
  const note = hint();
  closed = note.dataset.advisedAt;
  note.hidden = true;
  floatNote(null);
  announceChange();
  button()?.focus();
}

// As from the list of options: the table shows the move, and asks for it to be confirmed.
function propose(chosen) {
  close();
  const detail = {
    move: chosen.dataset.advisedMove,
    meaning: textOf(document.querySelector("#hint .advised")),
  };
  document.dispatchEvent(new CustomEvent("hint-chosen", { detail }));
}
