// Lets the browser say in our own words that there is no connection, and install us. Only over https,
// and on the server's own device: elsewhere browsers have no service workers.

export function enableInstallation() {
  const { lang } = document.documentElement;
  navigator.serviceWorker?.register(`/service-worker.js?lang=${lang}`).catch(() => {
    // a private window may refuse: everything else works without
  });
}
