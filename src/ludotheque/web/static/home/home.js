// The home page: what this device has, and what it can have.

import { load } from "../shared/browser-storage.js";
import { enableInstallation } from "../shared/installation.js";
import "../learn/newcomer.js";

enableInstallation();

// Who comes for the first time has no games, and loads no list of them.
const { sheet, script } = document.getElementById("recent").dataset;
if (load("tables", []).length) {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: sheet });
  const list = Object.assign(document.createElement("script"), { type: "module", src: script });
  link.addEventListener("load", () => document.head.append(list));
  document.head.append(link);
}
