// Shows that there is no connection, instead of what the browser would show. It keeps that one page and
// what it is made of, whose addresses stand above (OFFLINE_PAGE, FILES), and never any other: a table
// that was kept would show an old hand. It also shows what our server sends with the page closed.

const { OFFLINE_PAGE, FILES } = self;
const KEPT = `no connection: ${[OFFLINE_PAGE, ...FILES].join(" ")}`;

self.addEventListener("install", (event) => {
  const keep = async () => (await caches.open(KEPT)).addAll([OFFLINE_PAGE, ...FILES]);
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const forgetOlder = async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(forgetOlder());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const { origin, pathname, search } = new URL(request.url);
  const isKept = origin === self.location.origin && FILES.includes(pathname + search);
  const wanted = request.mode === "navigate" ? OFFLINE_PAGE : isKept ? request : null;
  if (!wanted) return;
  const instead = async () => (await (await caches.open(KEPT)).match(wanted)) ?? Response.error();
  event.respondWith(fetch(request).catch(instead));
});

self.addEventListener("push", (event) => {
  const { title, body, path } = event.data.json();
  const content = { body, tag: path, data: path, icon: "/static/pictures/icon-192.png" };
  event.waitUntil(self.registration.showNotification(title, content));
});

self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  const goThere = async () => {
    const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = open.find(({ url }) => new URL(url).pathname === notification.tag);
    return there ? there.focus() : self.clients.openWindow(notification.tag);
  };
  event.waitUntil(goThere());
});
