// Opens a table that begins at once: the server must show the hash of its secret before it is sent
// this browser's number.

import { newNumber, rememberDeal } from "./deal-memory.js";
import { postForm } from "./form-post.js";

export async function postWithOffer(url, fields, how) {
  const answer = await postOnce(url, fields, how);
  return answer.error?.code === "offer-gone" ? postOnce(url, fields, how) : answer;
}

async function postOnce(url, fields, how) {
  const offered = await postForm("/deal-offers", {});
  if (offered.error) return offered;
  const number = newNumber();
  rememberDeal(offered.offer, offered.hash, number); // the offer is the id of the table to be
  fields.set("offer", offered.offer);
  fields.set("deal-number", number);
  return postForm(url, fields, how);
}
