const MAX_LENGTH = 300

/** The source of this browser's first visit. */
export type FirstVisit = { referrer?: string; landing?: string }

type PageLoad = { referrer: string; origin: string; path: string }

/** The first visit as seen by a page load. Queries are left out: they may contain private data. */
export function firstVisitOf({ referrer, origin, path }: PageLoad): FirstVisit {
  const referrerAddress = addressOf(referrer)
  const isForeign = referrerAddress !== null && referrerAddress.origin !== origin
  return {
    ...(isForeign
      ? { referrer: `${referrerAddress.origin}${referrerAddress.pathname}`.slice(0, MAX_LENGTH) }
      : {}),
    landing: path.slice(0, MAX_LENGTH),
  }
}

function addressOf(text: string): URL | null {
  try {
    const url = new URL(text)
    return /^https?:$/.test(url.protocol) ? url : null
  } catch {
    return null
  }
}

/** The stored first visit; without browser storage, that of this page. */
export function storeFirstVisit(key: string): FirstVisit {
  const visit = firstVisitOf({
    referrer: document.referrer,
    origin: location.origin,
    path: location.pathname,
  })
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as FirstVisit | null
    if (stored) return { referrer: stored.referrer, landing: stored.landing }
    localStorage.setItem(key, JSON.stringify(visit))
  } catch {
    // Storage is blocked, or contains another value.
  }
  return visit
}
