// The pages of a challenge and of a duplicate match: a link to pass on, and what comes in while one
// looks.

import { fillRememberedFields } from "../shared/browser-storage.js";
import { enableCopying } from "../shared/copied-text.js";
import { patchElement } from "../shared/page-patch.js";
import { enableInvitation } from "../table/invitation.js";
import { enableResultShare } from "../table/result-share.js";

const LOOK_MILLISECONDS = 5000;

document.documentElement.classList.add("scripted");
fillRememberedFields();
enableInvitation();
enableCopying();
enableResultShare();
document.addEventListener("submit", (event) => {
  const { confirmQuestion } = event.target.dataset;
  if (confirmQuestion && !confirm(confirmQuestion)) event.preventDefault();
});

if (document.getElementById("compared")) setInterval(look, LOOK_MILLISECONDS);
document.addEventListener("visibilitychange", look);

// Tables of a challenge may belong to different servers, so the page asks.
async function look() {
  const compared = document.getElementById("compared");
  if (document.hidden || !compared) return;
  const headers = { "x-fragment": "1" };
  const response = await fetch(location.pathname, { headers }).catch(() => null);
  const found = response?.ok ? await response.json().catch(() => null) : null;
  if (!found) return;
  const fresh = new DOMParser().parseFromString(found.html, "text/html");
  patchElement(compared, fresh.getElementById("compared"));
}
