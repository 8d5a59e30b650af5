import { fillIn } from "./remember.js";

document.documentElement.classList.add("scripted");
fillIn();
