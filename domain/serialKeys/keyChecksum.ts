import { ALPHABET } from '../random/encodeBytes.ts'

/** A prime below 32 × 32: two letters can represent every remainder, and each wrong letter changes it. */
const PRIME = 1021
const CHECK_LETTERS = 2

/** Number of letters of a generated key, without the check letters. */
export const KEY_LETTERS = 16

/**
 * The two check letters at the end of a key: a single wrong letter or two swapped neighbours always change them. They detect typing errors;
 * the 80 random bits of the key make it unguessable.
 */
export function checkLetters(letters: string): string {
  const sum = [...letters].reduce((total, letter, at) => total + (at + 1) * ALPHABET.indexOf(letter), 0)
  const rest = sum % PRIME
  return `${ALPHABET[Math.floor(rest / ALPHABET.length)]}${ALPHABET[rest % ALPHABET.length]}`
}

/** Whether a text is a mistyped generated key: right length and alphabet, wrong check letters. Imported keys have no check letters. */
export function isMistyped(normalised: string): boolean {
  if (normalised.length !== KEY_LETTERS + CHECK_LETTERS) return false
  if ([...normalised].some((letter) => !ALPHABET.includes(letter))) return false
  return checkLetters(normalised.slice(0, KEY_LETTERS)) !== normalised.slice(KEY_LETTERS)
}
