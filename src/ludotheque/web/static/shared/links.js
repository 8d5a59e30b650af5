// A page with a link to be passed on.

import { enableInvitation } from "../table/invitation.js";
import { enableCopying } from "./copied-text.js";

document.documentElement.classList.add("scripted");
enableInvitation();
enableCopying();
document.addEventListener("submit", (event) => {
  const { confirmQuestion } = event.target.dataset;
  if (confirmQuestion && !confirm(confirmQuestion)) event.preventDefault();
});
