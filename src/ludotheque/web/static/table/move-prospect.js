// On the button that confirms a move: whether the move ends the turn, and whether it could be taken
// back. The server works it out from what this seat sees, and changes nothing.

const CONFIRMING = "#moves button.main[name=move]:not([hidden])";
let about = ""; // the moment and the move that the note is about
let note = "";

export function enableMoveProspect(address) {
  async function follow() {
    const button = document.querySelector(CONFIRMING);
    const move = button?.value;
    if (!move) {
      about = "";
      return;
    }
    const now = `${document.getElementById("table").dataset.lastAct} ${move}`;
    if (now !== about) {
      about = now;
      note = "";
      show(button);
      const found = await ask(`${address}/prospect`, move, button.form.elements.namedItem("seat"));
      if (about !== now) return; // something else was chosen meanwhile
      note = found;
    }
    show(document.querySelector(CONFIRMING));
  }

  const attributeFilter = ["value", "hidden", "data-prospect"];
  const changes = { subtree: true, childList: true, attributeFilter };
  new MutationObserver(follow).observe(document.body, changes);
  follow();
}

async function ask(address, move, seat) {
  const body = new URLSearchParams(seat ? { move, seat: seat.value } : { move });
  const headers = { accept: "application/json" };
  const response = await fetch(address, { method: "POST", body, headers }).catch(() => null);
  const answer = response?.ok ? await response.json().catch(() => ({})) : {};
  return answer.note ?? "";
}

function show(button) {
  if (!button || (button.dataset.prospect ?? "") === note) return;
  if (note) button.dataset.prospect = note;
  else delete button.dataset.prospect;
}
