// The form that opens a table: fills in the name used last. Where the game begins at once, it asks for
// a deal first. Practice is suggested with the easiest bots, until somebody decides. A list of cards
// that is chosen as a file is shown as text, so that it can be corrected.

import { fillRememberedFields } from "../shared/browser-storage.js";
import { postWithOffer } from "../shared/deal-offer.js";

document.documentElement.classList.add("scripted");
fillRememberedFields();

document.querySelector("[data-deal-offer]")?.addEventListener("submit", async (event) => {
  const form = event.currentTarget;
  event.preventDefault();
  if (form.getAttribute("aria-busy")) return; // a double click is one click
  form.setAttribute("aria-busy", "true");
  const fields = new FormData(form);
  fields.delete("cards-file"); // its text is in another field
  const answer = await postWithOffer(form.action, fields);
  form.removeAttribute("aria-busy");
  if (answer.error) showError(answer.error);
  else location.assign(answer.go);
});

const practice = document.querySelector("[data-suggested-with]");
let isPracticeDecided = false;
practice?.form.addEventListener("change", (event) => {
  if (event.target === practice) isPracticeDecided = true;
  else if (event.target.name === "bot" && !isPracticeDecided)
    practice.checked = event.target.value === practice.dataset.suggestedWith;
});

for (const fileInput of document.querySelectorAll("input[type=file][data-fills]")) {
  fileInput.addEventListener("change", () => showFile(fileInput));
}

async function showFile(fileInput) {
  const file = fileInput.files[0];
  const isTooLarge = (file?.size ?? 0) > Number(fileInput.dataset.maxBytes);
  fileInput.setCustomValidity(isTooLarge ? fileInput.dataset.tooLargeText : "");
  fileInput.reportValidity();
  if (!file || isTooLarge) return;
  document.getElementById(fileInput.dataset.fills).value = await file.text();
  fileInput.value = ""; // what is sent is the text
}

function showError(error) {
  const notice = document.getElementById("notice");
  notice.textContent = error.message ?? notice.dataset.notSentText;
  notice.hidden = false;
  notice.scrollIntoView({ block: "nearest" });
}
