import { distance } from './distance.ts'
import { skeletonOf } from './skeletonOf.ts'

/** One letter in so many may be wrong. */
const LETTERS_A_MISTAKE = 3
const MOST = { letters: 3, sounds: 1 } as const

/**
 * How far a known word is from a typed one, both folded: by letters, else by sounds, which tell how words of two scripts or
 * spellings are alike. Null when they are too far apart for the one to be meant by the other: one letter in three of the
 * shorter may be wrong, three at most, or one sound; numbers are never guessed.
 */
export function nearness(typed: string, known: string): number | null {
  if (typed === known) return 0
  if (/\d/.test(typed) || /\d/.test(known)) return null
  return apart(typed, known, MOST.letters) ?? apart(skeletonOf(typed), skeletonOf(known), MOST.sounds)
}

function apart(one: string, other: string, atMost: number): number | null {
  const shorter = Math.min(one.length, other.length)
  const most = Math.min(atMost, Math.floor(shorter / LETTERS_A_MISTAKE))
  if (most === 0 || Math.abs(one.length - other.length) > most) return null
  const found = distance(one, other)
  return found <= most ? found : null
}
