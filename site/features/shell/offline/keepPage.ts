/** Build files of this page, and of what it loaded later. */
const isBuildFile = (url: URL): boolean =>
  url.origin === window.location.origin && url.pathname.startsWith('/_next/static/')

/** Debounce after a chunk has loaded, ms, so that chunks that load together are cached together. */
const SETTLED_MS = 1000

/** Message type for the service worker: cache the page of the exam hall, or of lessons. */
type Kind = 'keepHall' | 'keepLessons'

async function sendToWorker(kind: Kind, page: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(isBuildFile)
    .map(({ pathname }) => pathname)
  active?.postMessage({ kind, page, urls: [...new Set(urls)] })
}

/** Requests that the service worker caches a page with its scripts and styles, so that it opens offline. */
export function keepPage(kind: Kind, page: string): void {
  if ('serviceWorker' in navigator) void sendToWorker(kind, page)
}

/** As `keepPage`, from within that page, and again whenever it has loaded more chunks, until the returned function is called. */
export function keepOpenPage(kind: Kind, page: string): () => void {
  keepPage(kind, page)
  let timer: ReturnType<typeof setTimeout> | undefined
  const isPart = ({ name }: PerformanceEntry) => isBuildFile(new URL(name))
  const observer = new PerformanceObserver((loaded) => {
    if (!loaded.getEntries().some(isPart)) return
    clearTimeout(timer)
    timer = setTimeout(() => keepPage(kind, page), SETTLED_MS)
  })
  observer.observe({ type: 'resource' })
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}
