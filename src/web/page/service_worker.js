// Keeps a copy of the whole page, so that it also opens without a network. With one, what is new comes first.

const keep = 'seaglass';
const files = [
  './',
  'arrangement.js',
  'flash.css',
  'flash.html',
  'flash.js',
  'gamepad.js',
  'handheld.css',
  'handheld.js',
  'icon-180.png',
  'icon-192.png',
  'icon-512.png',
  'icon-cut-512.png',
  'icon.svg',
  'key_map.js',
  'keys.js',
  'keys_dialog.js',
  'loop.js',
  'machine.js',
  'main.js',
  'manifest.webmanifest',
  'one_tab.js',
  'page.css',
  'said.js',
  'seaglass.wasm',
  'storage.js',
  'voice.js',
  'words.js',
];

self.addEventListener('install', (event) => {
  const fetched = caches.open(keep).then((cache) => cache.addAll(files));
  event.waitUntil(fetched.then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || new URL(event.request.url).origin !== location.origin) return;
  event.respondWith(fresh(event.request));
});

async function fresh(request) {
  const cache = await caches.open(keep);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (offline) {
    const kept = await cache.match(request, { ignoreSearch: true });
    if (kept) return kept;
    throw offline;
  }
}
