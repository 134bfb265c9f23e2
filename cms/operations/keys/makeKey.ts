import { randomBytes } from 'node:crypto'
import { textFrom } from '#domain/random/textFrom.ts'

/** Letters of a key, each five bits: 80 together. */
export const KEY_LETTERS = 16

/** Letters and digits as a key is written: `K7QM-2XWE-9RTB-HJ4N`. */
export const keyText = (letters: string): string => (letters.match(/.{4}/g) as string[]).join('-')

/** A new key that nobody can guess. */
export const makeKey = (): string => keyText(textFrom(randomBytes(KEY_LETTERS)))
