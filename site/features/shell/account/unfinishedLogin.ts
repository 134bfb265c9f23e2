import { storageKeys } from '../storageKeys.ts'

/** What this tab kept of a login that waits for its code, as it was written; null when there is nothing usable. */
export function readUnfinishedLogin(slug: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(storageKeys(slug).unfinishedLogin) ?? 'null')
  } catch {
    return null
  }
}

/** True when a login was waiting for its code when the page was reloaded, and the code may still be good. */
export function hasUnfinishedLogin(slug: string, now: number): boolean {
  const kept = readUnfinishedLogin(slug) as { until?: unknown } | null
  if (typeof kept?.until === 'number' && kept.until > now) return true
  // A phone is not left lying about once its code is worth nothing.
  if (kept !== null) keepUnfinishedLogin(slug, null)
  return false
}

/** Keeps a login for a reload of this tab, or forgets it. A browser that keeps nothing starts again after a reload. */
export function keepUnfinishedLogin(slug: string, login: object | null): void {
  const key = storageKeys(slug).unfinishedLogin
  try {
    if (login) sessionStorage.setItem(key, JSON.stringify(login))
    else sessionStorage.removeItem(key)
  } catch {
    // Storage is full or switched off.
  }
}
