import { distance } from './distance.ts'
import { skeletonOf } from './skeletonOf.ts'

/** A word may have one wrong letter per this number of letters. */
const LETTERS_PER_MISTAKE = 3
const MAX_MISTAKES = { letters: 3, sounds: 1 } as const

/**
 * The distance of an indexed word from a typed one, both folded: by letters, else by sounds, which match
 * words in different scripts or spellings. Null when they are too different: one letter in three of the
 * shorter word may differ, three at most, or one sound; numbers must be equal.
 */
export function nearness(typed: string, known: string): number | null {
  if (typed === known) return 0
  if (/\d/.test(typed) || /\d/.test(known)) return null
  return (
    distanceWithin(typed, known, MAX_MISTAKES.letters) ??
    distanceWithin(skeletonOf(typed), skeletonOf(known), MAX_MISTAKES.sounds)
  )
}

function distanceWithin(a: string, b: string, maxMistakes: number): number | null {
  const shorter = Math.min(a.length, b.length)
  const allowed = Math.min(maxMistakes, Math.floor(shorter / LETTERS_PER_MISTAKE))
  if (allowed === 0 || Math.abs(a.length - b.length) > allowed) return null
  const found = distance(a, b)
  return found <= allowed ? found : null
}
