const LONGEST = 300

/** The source of this browser's first visit. */
export type FirstVisit = { referrer?: string; landing?: string }

type Seen = { referrer: string; origin: string; path: string }

/** The first visit as seen by a page load. Queries are left out: they may contain private data. */
export function firstVisitOf({ referrer, origin, path }: Seen): FirstVisit {
  const from = addressOf(referrer)
  const isForeign = from !== null && from.origin !== origin
  return {
    ...(isForeign ? { referrer: `${from.origin}${from.pathname}`.slice(0, LONGEST) } : {}),
    landing: path.slice(0, LONGEST),
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
export function keepFirstVisit(key: string): FirstVisit {
  const seen = firstVisitOf({
    referrer: document.referrer,
    origin: location.origin,
    path: location.pathname,
  })
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as FirstVisit | null
    if (kept) return { referrer: kept.referrer, landing: kept.landing }
    localStorage.setItem(key, JSON.stringify(seen))
  } catch {
    // Storage is blocked, or contains another value.
  }
  return seen
}
