import { ALPHABET } from '../random/encodeBytes.ts'

/** A prime below 32 × 32, so that two letters hold a remainder, and every single letter counts. */
const PRIME = 1021
const CHECK_LETTERS = 2

/** Letters of a key that the server makes, without the check letters. */
export const KEY_LETTERS = 16

/**
 * Two letters that follow those of a key: one wrong letter, or two neighbours that changed places, always give others. They catch slips of
 * the pen; its 80 random bits make a key unguessable.
 */
export function checkLetters(letters: string): string {
  const sum = [...letters].reduce((total, letter, at) => total + (at + 1) * ALPHABET.indexOf(letter), 0)
  const rest = sum % PRIME
  return `${ALPHABET[Math.floor(rest / ALPHABET.length)]}${ALPHABET[rest % ALPHABET.length]}`
}

/** Whether a text is one of our keys with a slip in it: right length and letters, wrong check letters. Imported keys have no check. */
export function isMistyped(normalised: string): boolean {
  if (normalised.length !== KEY_LETTERS + CHECK_LETTERS) return false
  if ([...normalised].some((letter) => !ALPHABET.includes(letter))) return false
  return checkLetters(normalised.slice(0, KEY_LETTERS)) !== normalised.slice(KEY_LETTERS)
}
