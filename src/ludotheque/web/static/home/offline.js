// Loads the page again that was wanted, as soon as the server can be reached. The page that says so stands
// in its place, so the address is still that of the page that was wanted.

const OFTEN_MILLISECONDS = 3000;

async function tryAgain() {
  const response = await fetch("/health", { cache: "no-store" }).catch(() => null);
  if (response) location.reload();
}

if (location.pathname !== "/offline") {
  addEventListener("online", tryAgain);
  setInterval(tryAgain, OFTEN_MILLISECONDS);
}
