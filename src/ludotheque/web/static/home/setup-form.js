// The form that opens a table: the name last used is filled in.

import { fillRememberedFields } from "../shared/browser-storage.js";

document.documentElement.classList.add("scripted");
fillRememberedFields();
