// Above the button that confirms: what a card does, and what it would do here. What is selected is
// explained; until something is, whatever the pointer is over or the focus is on.

const EXPLAINED = ".play .card[data-card], .play [data-consequence]";

const explained = { selected: null, hovered: null, focused: null };

// `choice` says which card it is, what it would do here, and whether that is a warning; null ends it.
export function explainSelected(choice) {
  explained.selected = choice;
  render();
}

export function enableChoiceExplanation() {
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    explained.hovered = event.target.closest(EXPLAINED);
    render();
  });
  document.addEventListener("focusin", ({ target }) => {
    explained.focused = target.matches(":focus-visible") ? target.closest(EXPLAINED) : null;
    render();
  });
  document.addEventListener("page-patched", render);
}

function render() {
  const box = document.getElementById("explanation");
  if (!box) return;
  const pointedAt = [explained.hovered, explained.focused].find((each) => each?.isConnected);
  const choice = explained.selected ?? pointedAt?.dataset;
  const about = choice?.card && document.getElementById(`about-${choice.card}`)?.content;
  write(box.querySelector(".explained-name"), about?.querySelector("h2").textContent);
  write(box.querySelector(".explained-text"), about?.querySelector("p").textContent);
  write(box.querySelector(".consequence"), choice?.consequence);
  box.classList.toggle("warns", Boolean(choice?.isWarning));
  box.hidden = !choice;
}

function write(element, text = "") {
  if (element.textContent !== text) element.textContent = text; // it is read out when it changes
  element.hidden = !text;
}
