// Being told of one's turn with the page closed: this browser subscribes at its own push service, and
// tells each table at which it has a seat.

import { load } from "./browser-storage.js";

const pushKey = async () => {
  const answer = await fetch(`/alerts?lang=${document.documentElement.lang}`);
  return answer.ok ? (await answer.json()).key : "";
};

export const canPush = () => isSecureContext && "PushManager" in window;

// Lets this table tell us, if that is wanted, and possible.
export async function subscribeTo(address) {
  const isWanted = load("alerts", "off") === "on" && canPush();
  if (!isWanted || Notification.permission !== "granted") return;
  const applicationServerKey = await pushKey();
  if (!applicationServerKey) return;
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey };
  const subscription = await pushManager.subscribe(options).catch(async () => {
    // it was subscribed with another key, as before the house was moved
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint, keys } = subscription.toJSON();
  const body = new URLSearchParams({ endpoint, ...keys });
  await fetch(`${address}/push`, { method: "POST", body });
}

export async function unsubscribe() {
  const worker = await navigator.serviceWorker?.getRegistration();
  const subscription = await worker?.pushManager?.getSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await fetch("/push/forget", { method: "POST", body: new URLSearchParams({ endpoint }) });
  await subscription.unsubscribe();
}
