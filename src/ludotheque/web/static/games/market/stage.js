// The table of a game of action points: moves are built part by part, a price is chosen from a list.

import { enableCardHints } from "./card-hints.js";
import { enableDuel } from "./duel.js";
import { enableMoveBuilder } from "./move-builder.js";

enableMoveBuilder();
enableDuel();
enableCardHints();

document.addEventListener("change", (event) => {
  if ("priceChoice" in event.target.dataset)
    document.getElementById("ask-price").value = event.target.value;
});
