// This browser's part in a deal: it remembers the hash of the server's secret, promises a number by
// its hash, and sends the number when all promises are public.

import { numberFor, rememberDeal } from "../shared/deal-memory.js";
import { postForm } from "../shared/form-post.js";
import { sha256 } from "../shared/sha-256.js";
import { table } from "./page-update.js";

const sentStages = new Set();
let isSending = false;
let hasPromised = false;

// `address` is the table's.
export function enableDealNumbers(address) {
  const id = address.split("/").pop();

  async function takePart() {
    const { dealHash, dealing } = table().dataset;
    if (dealHash) rememberDeal(id, dealHash);
    if (!dealing || isSending || sentStages.has(dealing)) return;
    isSending = true;
    sentStages.add(dealing);
    const number = numberFor(id, dealHash);
    if (!hasPromised) hasPromised = await send("commit", { commitment: sha256(number) });
    if (hasPromised && dealing === "numbers") await send("reveal", { "deal-number": number });
    isSending = false;
    await takePart(); // the next step may have begun meanwhile
  }

  async function send(action, fields) {
    const answer = await postForm(`${address}/${action}`, fields);
    return !answer.error;
  }

  document.addEventListener("page-patched", takePart);
  takePart();
}
