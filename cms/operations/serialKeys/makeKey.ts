import { randomBytes } from 'node:crypto'
import { encodeBytes } from '#domain/random/encodeBytes.ts'
import { checkLetters, KEY_LETTERS } from '#domain/serialKeys/keyChecksum.ts'

/** Formats the letters of a key, 5 bits each, and adds its check letters: `K7QM-2XWE-9RTB-HJ4N-8C`. */
export const keyText = (letters: string): string =>
  (`${letters}${checkLetters(letters)}`.match(/.{1,4}/g) as string[]).join('-')

/** A new random key. */
export const makeKey = (): string => keyText(encodeBytes(randomBytes(KEY_LETTERS)))
