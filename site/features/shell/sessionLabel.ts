import { storageKeys } from './storageKeys.ts'

/** The label of the session in this browser, which scripts may read; null for none, or where storage is blocked. */
export function sessionLabel(slug: string): string | null {
  try {
    return localStorage.getItem(storageKeys(slug).sessionId)
  } catch {
    return null
  }
}
