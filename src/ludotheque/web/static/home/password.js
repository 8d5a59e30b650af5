// Asks for the password of the house. Where an address has a secret behind its #, the browser keeps it,
// for the page is loaded again where it is.

import { postForm } from "../shared/form-post.js";
import { showRefusal } from "../shared/rule-link.js";

const form = document.getElementById("password-form");

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const answer = await postForm(form.action, new FormData(form));
  if (answer.go) {
    if (answer.go === location.pathname + location.search) location.reload();
    else location.assign(answer.go + location.hash);
    return;
  }
  const notice = document.getElementById("notice");
  showRefusal(notice, answer.error.message ?? notice.dataset.notSentText);
  notice.hidden = false;
  form.elements.password.select();
});
