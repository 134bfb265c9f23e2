/** Build files of this page, and of what it loaded later. */
const isBuildFile = (url: URL): boolean =>
  url.origin === window.location.origin && url.pathname.startsWith('/_next/static/')

/** How long after a part has loaded it is kept, with those that load beside it, ms. */
const SETTLED_MS = 1000

/** What is kept: the hall of papers, or the page of lessons. */
type Kind = 'keepHall' | 'keepLessons'

async function ask(kind: Kind, page: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(isBuildFile)
    .map(({ pathname }) => pathname)
  active?.postMessage({ kind, page, urls: [...new Set(urls)] })
}

/** Asks the service worker to keep a page with its scripts and styles, so that opening it needs no network. */
export function keepPage(kind: Kind, page: string): void {
  if ('serviceWorker' in navigator) void ask(kind, page)
}

/** The same from within such a page, with what it has loaded, and again whenever more parts have, until the returned function is called. */
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
