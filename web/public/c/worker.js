// Says that there is no connection, and keeps nothing else: no figure of anybody is ever read from this device.
const KEPT = 'offline-1';
const PAGE = '/c/offline.html';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([PAGE, '/c/offline.css'])));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old);
});

self.addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  const isPage = mode === 'navigate';
  if (!isPage && new URL(url).pathname !== '/c/offline.css') return;
  event.respondWith(fetch(event.request).catch(() => caches.match(isPage ? PAGE : event.request)));
});
