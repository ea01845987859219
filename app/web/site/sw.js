// Keeps one whole version of the app on the device, so that it runs offline and never half new.
"use strict";

const PREFIX = `sablier ${self.registration.scope} `;
const CACHE = PREFIX + "{{version}}";
/** What the app needs to start. */
const FIRST = {{first}};
/** What throwing dice and printing need; kept once the app runs. */
const REST = {{rest}};

/** Fetches a file of this very version and keeps it under its plain name. */
async function keep(cache, file) {
  const response = await fetch(file ? `${file}?v={{version}}` : "./", { cache: file ? "default" : "no-cache" });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  await cache.put(file || "./", response);
}

async function keepFirst() {
  const cache = await caches.open(CACHE);
  await Promise.all(FIRST.map((file) => keep(cache, file)));
}

async function keepRest() {
  const cache = await caches.open(CACHE);
  for (const file of REST) {
    if (!(await cache.match(file))) await keep(cache, file);
  }
}

async function forgetOthers() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The page itself; other addresses below it are the host's to answer. */
function isPage({ mode, url }) {
  const { scope } = self.registration;
  return mode === "navigate" && [scope, `${scope}index.html`].includes(url.replace(/[?#].*/, ""));
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(isPage(request) ? "./" : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

function isOurs(request) {
  return request.method === "GET" && request.url.startsWith(self.registration.scope);
}

self.addEventListener("install", (event) => event.waitUntil(keepFirst()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
self.addEventListener("fetch", (event) => {
  if (isOurs(event.request)) event.respondWith(answer(event.request));
});
self.addEventListener("message", (event) => {
  if (event.data?.type === "update") event.waitUntil(self.skipWaiting());
  // Without a network the rest is fetched at a later start.
  if (event.data?.type === "rest") event.waitUntil(keepRest().catch(() => {}));
});
