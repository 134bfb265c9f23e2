import { foldWord } from './foldWord.ts'

/** Invisible characters inside words, irrelevant for comparison: joiners, direction marks, soft hyphens. */
const INVISIBLE = /\p{Cf}/gu
const LONE_SURROGATE = /\p{Cs}/gu
const WORD = /[\p{L}\p{M}\p{N}]+/gu

const MAX_LETTERS = 40

/** The words of a text as written, in order. */
export const wordsOf = (text: string): string[] =>
  text.replace(INVISIBLE, '').replace(LONE_SURROGATE, ' ').match(WORD) ?? []

/** The folded words of a text; an extremely long word is cut. */
export const foldedWords = (text: string): string[] =>
  wordsOf(text).flatMap((word) => foldWord(word).slice(0, MAX_LETTERS) || [])
