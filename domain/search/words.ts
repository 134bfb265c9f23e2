import { foldWord } from './foldWord.ts'

/** Invisible characters: joiners, marks of direction, soft hyphens; they stand inside words and mean nothing here. */
const INVISIBLE = /\p{Cf}/gu
const LONE_SURROGATE = /\p{Cs}/gu
const WORD = /[\p{L}\p{M}\p{N}]+/gu

const MAX_LETTERS = 40

/** The words of a text as they are written, in order. */
export const wordsOf = (text: string): string[] =>
  text.replace(INVISIBLE, '').replace(LONE_SURROGATE, ' ').match(WORD) ?? []

/** The words of a text as they are compared; a word of endless letters counts as its beginning. */
export const foldedWords = (text: string): string[] =>
  wordsOf(text).flatMap((word) => foldWord(word).slice(0, MAX_LETTERS) || [])
