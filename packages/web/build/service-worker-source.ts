/**
 * The application's files come from the cache, its pages from the network while there is one. The lists themselves are not in
 * here but in the browser's database: an answer of the API is never cached. Without a network every address starts the
 * application, which opens the lists and says of other screens that they need it: the browser's own error page says neither.
 * A new version takes over when the old one's last page is closed, so that no page ever runs with files of two versions.
 */
export const WORKER = `const FILES = __FILES__;
const CACHE = 'larder-__VERSION__';
// Any page of the application starts it; this is the one the worker is for.
const SHELL = '/grocery-lists';
// Answered by the server alone: signing in, downloads, the sign-in provider.
const SERVERS_OWN = /^\\/(?:api|oidc)\\//;
const PATIENCE_MS = 3000;

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(dropOldCaches()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && !SERVERS_OWN.test(pathname)) event.respondWith(answerPage(request, pathname));
  else if (FILES.includes(pathname)) event.respondWith(answerFile(request));
});

async function keepAll() {
  const cache = await caches.open(CACHE);
  const left = [...FILES, SHELL];
  // A few at a time: what is pressed meanwhile finds a connection free.
  const keepNext = async () => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) {
      // A file with its content's hash in its name is the same in every version.
      const known = file.startsWith('/assets/') ? await caches.match(file) : undefined;
      const answer = known ?? (await fetch(file, { cache: 'no-cache', priority: 'low' }));
      if (!answer.ok) throw new Error(file + ' answered ' + answer.status);
      await cache.put(file, answer);
    }
  };
  await Promise.all([keepNext(), keepNext(), keepNext()]);
}

async function dropOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('larder-') && name !== CACHE).map((name) => caches.delete(name)));
}

async function answerPage(request, pathname) {
  const cache = await caches.open(CACHE);
  const shell = await cache.match(SHELL);
  const fresh = fetch(request);
  if (!shell) return fresh;
  const orShell = fresh.catch(() => shell.clone());
  // Only a list has something to show before the network has answered.
  if (!pathname.startsWith(SHELL)) return orShell;
  const late = new Promise((resolve) => setTimeout(() => resolve(shell.clone()), PATIENCE_MS));
  return Promise.race([orShell, late]);
}

async function answerFile(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(new URL(request.url).pathname)) ?? fetch(request);
}
`;
