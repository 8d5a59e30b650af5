// The form that opens a table: fills in the name used last.

import { fillRememberedFields } from "../shared/browser-storage.js";

document.documentElement.classList.add("scripted");
fillRememberedFields();
