import { storageKeys } from '../storageKeys.ts'

/** Whether lessons are kept in this browser: a label, so that visitors load no code for them. */
export function hasKeptLessons(slug: string): boolean {
  try {
    return localStorage.getItem(storageKeys(slug).keptLessons) !== null
  } catch {
    return false
  }
}

/** Notes that lessons are kept from now on, or no more. False where storage is refused. */
export function markKeptLessons(slug: string, areKept: boolean): boolean {
  try {
    if (areKept) localStorage.setItem(storageKeys(slug).keptLessons, '1')
    else localStorage.removeItem(storageKeys(slug).keptLessons)
    return true
  } catch {
    return false
  }
}
