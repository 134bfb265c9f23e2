import { storageKeys } from '#site/features/shell/storageKeys.ts'

const MAX_SEARCHES = 6

/** Recent searches on this device, newest first. */
export function readRecent(slug: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKeys(slug).searches) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((entry) => typeof entry === 'string').slice(0, MAX_SEARCHES)
      : []
  } catch {
    return []
  }
}

/** Adds a search in front of the others; does nothing when storage is blocked. */
export function rememberSearch(slug: string, q: string): void {
  const text = q.trim()
  if (!text) return
  const otherSearches = readRecent(slug).filter((search) => search.toLowerCase() !== text.toLowerCase())
  write(slug, [text, ...otherSearches].slice(0, MAX_SEARCHES))
}

export const forgetSearches = (slug: string): void => write(slug, [])

function write(slug: string, searches: string[]): void {
  try {
    localStorage.setItem(storageKeys(slug).searches, JSON.stringify(searches))
  } catch {
    // Private windows may block storage.
  }
}
