/** Cache names contain the project, so that two projects on one origin never delete each other's caches. */
const prefixOf = (slug: string): string => `${slug}-offline-`

/**
 * The service worker of a project: serves the offline page when the network fails to deliver a page of the
 * project, and does nothing else. No response of the site or of the API is ever cached. `version` identifies
 * the content of the offline page: when it changes, the new worker takes over at once and deletes the older
 * copies.
 */
export const serviceWorkerScript = (slug: string, base: string, version: string): string => `
const CACHE = ${JSON.stringify(prefixOf(slug) + version)}
const PREFIX = ${JSON.stringify(prefixOf(slug))}
const BASE = ${JSON.stringify(base)}
const OFFLINE = BASE + '/offline'
const OTHERS = /^\\/(api|admin|cms-static|dev|_next)(\\/|$)/
self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE)
      .then((cache) => cache.add(new Request(OFFLINE, { cache: 'reload', credentials: 'omit' })))
      .then(() => self.skipWaiting()),
  )
})
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.mode !== 'navigate' || request.method !== 'GET' || url.origin !== self.location.origin) return
  if (!(url.pathname + '/').startsWith(BASE + '/')) return
  const path = url.pathname.slice(BASE.length)
  if (OTHERS.test(path) || path.startsWith('/_projects/')) return
  event.respondWith(fetch(request).catch(async () => (await caches.match(OFFLINE)) || Response.error()))
})
`

/** Disables the service worker: browsers install it as an update, and it removes all caches and itself. */
export const removedWorkerScript = (slug: string): string => `
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith(${JSON.stringify(prefixOf(slug))})).map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  )
})
`
