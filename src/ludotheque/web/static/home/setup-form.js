import { fillIn } from "../shared/browser-storage.js";

document.documentElement.classList.add("scripted");
fillIn();
