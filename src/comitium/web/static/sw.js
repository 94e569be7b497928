// What a browser does for us while no page is open: it shows a message, and where there is no network it says so.
const SHELL = "comitium-offline-1", OFFLINE = "/offline";

self.addEventListener("install", (event) => event.waitUntil(caches.open(SHELL).then((kept) => kept.addAll([OFFLINE, "/static/palette.css", "/static/base.css", "/static/home.css", "/static/icon.svg"])).then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(caches.keys().then((all) => Promise.all(all.filter((one) => one !== SHELL).map((one) => caches.delete(one)))).then(() => self.clients.claim())));

self.addEventListener("fetch", (event) => {
  const { request } = event, path = new URL(request.url).pathname;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  else if (path.startsWith("/static/")) event.respondWith(fetch(request).catch(() => caches.match(request, { ignoreSearch: true }).then((found) => found ?? Response.error())));
});

self.addEventListener("push", (event) => {
  const { title, body, go } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag: go, icon: "/static/icon-192.png", badge: "/static/icon-192.png", data: go }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
