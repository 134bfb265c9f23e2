import { PUSH_WORKER } from './pushWorker.ts'

/** Cache names contain the project, so that two projects on one origin never delete each other's caches. */
const prefixOf = (slug: string): string => `${slug}-offline-`
/** Caches of the exam hall and of lessons (the latter is deleted at sign-out, wipeLessons); both outlive new versions of the worker. */
const hallCacheOf = (slug: string): string => `${slug}-hall`
const lessonCacheOf = (slug: string): string => `${slug}-lessons`

/**
 * The service worker of a project. It serves the offline page when the network fails to deliver a page of the project, and keeps
 * the pages of the exam hall and of lessons with their build files, once these pages request that, so that a reload works offline. No
 * other response of the site or of the API is ever cached. It shows messages of the server (pushWorker.ts). `version` identifies the content of the offline page: when it
 * changes, the new worker takes over at once and deletes the older copies.
 */
export const serviceWorkerScript = (slug: string, base: string, version: string): string => `
const CACHE = ${JSON.stringify(prefixOf(slug) + version)}
const PREFIX = ${JSON.stringify(prefixOf(slug))}
const KEPT = ${JSON.stringify({ keepHall: hallCacheOf(slug), keepLessons: lessonCacheOf(slug) })}
const BASE = ${JSON.stringify(base)}
const OFFLINE = BASE + '/offline'
const OTHERS = /^\\/(api|admin|cms-static|dev|_next)(\\/|$)/
const HALL = /^(\\/hi)?\\/tests\\/[^/]+$/
const LESSON = /^(\\/hi)?\\/learn\\/[^/]+\\/[^/]+$/
/** Cache key of a page that is the same for all papers, or for all lessons; null for other pages. */
const keptPageOf = (path) => HALL.test(path) ? path.replace(/[^/]+$/, '~') : LESSON.test(path) ? path.replace(/[^/]+\\/[^/]+$/, '~/~') : null
const BUILD_FILE = /\\/_next\\/static\\/[^"'\\\\\\s)<>]+/g
const FONT = /\\/_next\\/static\\/media\\/KaTeX_[^"'\\\\\\s)]+\\.woff2/g
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
self.addEventListener('message', (event) => {
  const cache = event.data && KEPT[event.data.kind]
  if (cache) event.waitUntil(keepPage(cache, event.data).catch(() => undefined))
})
const buildFilesOf = (markup) => new Set(markup.match(BUILD_FILE) || [])
/**
 * Caches a page, and the files named by it, its styles and the requesting page. The files of an older build are deleted, but
 * within one build those named by another page stay: some of them are loaded later.
 */
async function keepPage(name, { page, urls }) {
  const cache = await caches.open(name)
  const shell = await fetch(page, { credentials: 'omit' })
  if (!shell.ok) return
  const named = buildFilesOf(await shell.clone().text())
  const before = await cache.match(page)
  const namedBefore = before ? buildFilesOf(await before.text()) : named
  const files = new Set([...named, ...urls])
  await Promise.all([...files].filter((file) => file.endsWith('.css')).map(async (file) => {
    const styles = await kept(cache, file)
    for (const font of (await styles.text()).match(FONT) || []) files.add(font)
  }))
  await Promise.all([...files].map((file) => kept(cache, file)))
  await cache.put(page, shell)
  if ([...named].every((file) => namedBefore.has(file))) return
  const old = (await cache.keys()).filter(({ url }) => {
    const { pathname } = new URL(url)
    return pathname.startsWith('/_next/static/') && !files.has(pathname)
  })
  await Promise.all(old.map((request) => cache.delete(request)))
}
async function kept(cache, file) {
  const found = await cache.match(file)
  if (found) return found
  const answer = await fetch(file, { credentials: 'omit' })
  if (answer.ok) await cache.put(file, answer.clone())
  return answer
}
/** Whether a build file is requested by a cached page, or is a font of formulas, which a style sheet requests. */
function isOfKept(request, url) {
  if (!url.pathname.startsWith('/_next/static/') || !request.referrer) return false
  const asking = new URL(request.referrer).pathname
  return keptPageOf(asking.slice(BASE.length)) !== null || url.pathname.includes('/KaTeX_')
}
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (isOfKept(request, url)) {
    event.respondWith(fetch(request).catch(async () => (await caches.match(url.pathname)) || Response.error()))
    return
  }
  if (request.mode !== 'navigate' || !(url.pathname + '/').startsWith(BASE + '/')) return
  const path = url.pathname.slice(BASE.length)
  if (OTHERS.test(path) || path.startsWith('/_projects/')) return
  event.respondWith(fetch(request).catch(async () => {
    const page = keptPageOf(path)
    const kept = page === null ? null : await caches.match(BASE + page)
    return kept || (await caches.match(OFFLINE)) || Response.error()
  }))
})
${PUSH_WORKER}`

/** Disables the service worker: browsers install it as an update, and it removes all caches and itself. */
export const removedWorkerScript = (slug: string): string => `
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith(${JSON.stringify(prefixOf(slug))}) || ${JSON.stringify([hallCacheOf(slug), lessonCacheOf(slug)])}.includes(name)).map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  )
})
`
