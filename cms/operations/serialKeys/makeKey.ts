import { randomBytes } from 'node:crypto'
import { encodeBytes } from '#domain/random/encodeBytes.ts'

/** Characters of a key, 5 bits each, 80 in total. */
export const KEY_LETTERS = 16

/** Formats the characters of a key: `K7QM-2XWE-9RTB-HJ4N`. */
export const keyText = (letters: string): string => (letters.match(/.{4}/g) as string[]).join('-')

/** A new random key. */
export const makeKey = (): string => keyText(encodeBytes(randomBytes(KEY_LETTERS)))
