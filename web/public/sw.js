// Keeps the client's files, so that it opens at once and without a connection. Tables always come from the server.
const CACHE = 'epoka-1';

addEventListener('install', (event) => event.waitUntil(caches.open(CACHE).then((cache) => cache.add('/')).then(() => self.skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(caches.keys().then((keys) => Promise.all(keys.filter((key) => key !== CACHE).map((key) => caches.delete(key)))).then(() => self.clients.claim())));
addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  // A file with its hash in its name never changes; a page is asked for again, and taken from here when nobody answers.
  if (url.pathname.startsWith('/assets/')) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request).then((answer) => {
      if (answer.ok) { const copy = answer.clone(); event.waitUntil(caches.open(CACHE).then((cache) => cache.put(request, copy))); }
      return answer;
    })));
  } else if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('/')));
  }
});
