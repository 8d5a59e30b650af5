// Home, for somebody who has never been here: learning is the first door, above the games and in each.

import { load } from "../shared/browser-storage.js";
import { isUnread } from "./lesson-memory.js";

const isNew =
  isUnread() && !load("name", "") && !load("tables", []).length && !load("goals-known", []).length;
const section = document.getElementById("newcomer");

if (isNew && section.querySelector("a")) {
  section.hidden = false;
  for (const door of document.querySelectorAll(".doors .learn")) {
    const doors = door.parentElement;
    doors.querySelector(".main").classList.remove("main");
    door.classList.add("main");
    doors.prepend(door);
  }
}
