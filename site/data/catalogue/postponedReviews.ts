import { DAY_MS } from '#domain/auth/policy.ts'

/** How long a review request stays hidden once it was postponed, ms. */
const POSTPONE_MS = 30 * DAY_MS

const keyOf = (project: string) => `${project}-reviewLater`

/** Until when this device does not request a review of a product, by product id, ms since epoch. */
function read(project: string): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(project)) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, number>) : {}
  } catch {
    return {}
  }
}

export const isReviewPostponed = (project: string, product: string, nowMs: number): boolean =>
  Number(read(project)[product] ?? 0) > nowMs

/** Records that the person postponed the review request; expired entries are removed. */
export function postponeReview(project: string, product: string, nowMs: number): void {
  const running = Object.entries(read(project)).filter(([, until]) => Number(until) > nowMs)
  try {
    localStorage.setItem(
      keyOf(project),
      JSON.stringify({ ...Object.fromEntries(running), [product]: nowMs + POSTPONE_MS }),
    )
  } catch {
    // Storage is full or blocked: the request is shown again.
  }
}
