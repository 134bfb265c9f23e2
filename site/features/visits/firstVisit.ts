const LONGEST = 300

/** Where this browser came from when it was here first. */
export type FirstVisit = { referrer?: string; landing?: string }

type Seen = { referrer: string; origin: string; path: string }

/** The first visit from what a page load shows. Queries are left out: they may carry what is nobody's business. */
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

/** The first visit that this browser keeps; a browser that keeps nothing has it from this page. */
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
    // Storage is closed to us, or somebody else wrote there.
  }
  return seen
}
