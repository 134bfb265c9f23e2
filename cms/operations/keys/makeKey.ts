import { randomInt } from 'node:crypto'

/** Letters and digits that nobody takes for one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const [GROUPS, LETTERS] = [4, 4]

/** A new key such as `K7QM-2XWE-9RTB-HJ4N`: 80 bits. */
export const makeKey = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-')
