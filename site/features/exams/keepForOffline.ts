/** Build files of this page, and of what it loaded later. */
const isBuildFile = (url: URL): boolean =>
  url.origin === window.location.origin && url.pathname.startsWith('/_next/static/')

/** How long after a part has loaded it is kept, with those that load beside it, ms. */
const SETTLED_MS = 1000

async function ask(page: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(isBuildFile)
    .map(({ pathname }) => pathname)
  active?.postMessage({ kind: 'keepHall', page, urls: [...new Set(urls)] })
}

/** Asks the service worker to keep the page of the hall with its scripts and styles, so that a start does not need to load them. */
export function keepHallPage(base: string): void {
  if ('serviceWorker' in navigator) void ask(`${base}/tests/~`)
}

/** The same from within the hall, with what it has loaded, and again whenever more parts have, until the returned function is called. */
export function keepOpenHall(base: string): () => void {
  keepHallPage(base)
  let timer: ReturnType<typeof setTimeout> | undefined
  const isPart = ({ name }: PerformanceEntry) => isBuildFile(new URL(name))
  const observer = new PerformanceObserver((loaded) => {
    if (!loaded.getEntries().some(isPart)) return
    clearTimeout(timer)
    timer = setTimeout(() => keepHallPage(base), SETTLED_MS)
  })
  observer.observe({ type: 'resource' })
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}
