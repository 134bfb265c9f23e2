import { storageKeys } from '../storageKeys.ts'

/** What this tab stored of a login that waits for its code, unparsed; null when it is unusable. */
export function readUnfinishedLogin(slug: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(storageKeys(slug).unfinishedLogin) ?? 'null')
  } catch {
    return null
  }
}

/** True when a login was waiting for its code at the reload, and the code may still be valid. */
export function hasUnfinishedLogin(slug: string, now: number): boolean {
  const stored = readUnfinishedLogin(slug) as { until?: unknown } | null
  if (typeof stored?.until === 'number' && stored.until > now) return true
  // A phone must not stay in storage once its code has expired.
  if (stored !== null) storeUnfinishedLogin(slug, null)
  return false
}

/** Stores a login for a reload of this tab, or deletes it. Without browser storage the login starts again. */
export function storeUnfinishedLogin(slug: string, login: object | null): void {
  const key = storageKeys(slug).unfinishedLogin
  try {
    if (login) sessionStorage.setItem(key, JSON.stringify(login))
    else sessionStorage.removeItem(key)
  } catch {
    // Storage is full or blocked.
  }
}
