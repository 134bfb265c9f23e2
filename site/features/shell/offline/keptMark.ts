import { storageKeys } from '../storageKeys.ts'

/** Whether lessons are stored in this browser: a flag in localStorage, so that visitors load no code for them. */
export function hasKeptLessons(slug: string): boolean {
  try {
    return localStorage.getItem(storageKeys(slug).keptLessons) !== null
  } catch {
    return false
  }
}

/** Sets or removes that flag. False where storage is blocked. */
export function markKeptLessons(slug: string, areKept: boolean): boolean {
  try {
    if (areKept) localStorage.setItem(storageKeys(slug).keptLessons, '1')
    else localStorage.removeItem(storageKeys(slug).keptLessons)
    return true
  } catch {
    return false
  }
}
