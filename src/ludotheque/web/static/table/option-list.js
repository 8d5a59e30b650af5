// "What can I do?" opens the list of all options over the table. Whatever is chosen there is only
// proposed: the table asks for it to be confirmed, as for a move that was made on it.

let proposed = null; // the move that was chosen from the list, and its words

export function enableOptionList() {
  enableWithdrawal();
  const dialog = document.getElementById("info-dialog");
  const text = document.getElementById("info-dialog-text");

  async function open(form, submitter) {
    const fields = new URLSearchParams(new FormData(form, submitter));
    fields.delete("move"); // a half-made choice of the table is no question
    const address = submitter?.hasAttribute("formaction") ? submitter.formAction : form.action;
    const response = await fetch(address, { method: "POST", body: fields }).catch(() => null);
    if (!response) return;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const list = page.getElementById("text");
    if (!list) return; // it is somebody else's turn by now, and the table is about to show it
    text.className = "option-page";
    text.replaceChildren(list);
    if (!dialog.open) dialog.showModal();
    dialog.scrollTop = 0;
    (text.querySelector("summary, button") ?? text).focus();
  }

  document.addEventListener(
    "submit",
    (event) => {
      const { target: form, submitter } = event;
      if (submitter && "opensOptions" in submitter.dataset) {
        event.preventDefault();
        open(form, submitter);
      } else if ("optionForm" in form.dataset) {
        event.preventDefault();
        if (submitter && "option" in submitter.dataset) choose(submitter);
        else open(form, submitter);
      }
    },
    true,
  );

  function choose(button) {
    dialog.close();
    select({ move: button.value, meaning: button.textContent });
  }

  document.addEventListener("hint-chosen", (event) => select(event.detail));
}

// Lets a game's own script select the move on its table.
function select(detail) {
  const chosen = new CustomEvent("option-chosen", { detail, cancelable: true });
  if (document.dispatchEvent(chosen)) propose(detail);
}

// Where a game's own script has nothing better: a card that is the move is selected, the button that
// confirms says the whole move, or a button that is the move is shown.
function propose({ move, meaning }) {
  const [card] = buttonsOf(move, ".hand .card.lit");
  const confirm = document.getElementById("confirm");
  if (card) {
    if (card.getAttribute("aria-pressed") !== "true") card.click();
  } else if (confirm) {
    proposed = { move, meaning, act: document.getElementById("table").dataset.lastAct };
    showProposed();
  }
  const canConfirm = confirm?.checkVisibility();
  if (!canConfirm) withdraw(); // it stands where only some moves are confirmed
  const [shown] = canConfirm ? [confirm] : buttonsOf(move, "#moves button");
  shown?.scrollIntoView({ block: "nearest" });
  shown?.focus();
}

const buttonsOf = (move, selector) =>
  [...document.querySelectorAll(`${selector}[name=move]`)].filter(
    (button) => button.value === move && button.checkVisibility(),
  );

function showProposed() {
  const confirm = document.getElementById("confirm");
  if (proposed?.act !== document.getElementById("table").dataset.lastAct) proposed = null;
  if (!proposed || !confirm) return;
  confirm.value = proposed.move;
  confirm.textContent = proposed.meaning;
  confirm.hidden = false;
}

// Anything else that is touched on the table takes its place.
function withdraw() {
  if (!proposed) return;
  proposed = null;
  const confirm = document.getElementById("confirm");
  if (confirm) confirm.hidden = true;
}

function enableWithdrawal() {
  document.addEventListener("page-patched", showProposed);
  document.addEventListener("move-accepted", withdraw);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !document.querySelector("dialog[open]")) withdraw();
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (target.closest(".play") && !target.closest("#confirm")) withdraw();
  });
}
