import { richTextText } from './richTextText.ts'

const WORDS_A_MINUTE = 200

/** How many words a text has, in any script: letters with their marks, so that Hindi counts as it is read. */
export const wordCount = (text: string): number =>
  text.match(/[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’-]|\u200c|\u200d)*/gu)?.length ?? 0

/** Minutes it takes to read a formatted text at 200 words a minute, at least 1. */
export const readingMinutes = (content: unknown): number =>
  Math.max(1, Math.ceil(wordCount(richTextText(content)) / WORDS_A_MINUTE))
