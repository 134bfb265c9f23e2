import { richTextText } from './richTextText.ts'

const WORDS_A_MINUTE = 200

/** Words of a text in any script: letters with their marks, so that Hindi words count correctly. */
export const wordCount = (text: string): number =>
  text.match(/[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’-]|\u200c|\u200d)*/gu)?.length ?? 0

/** Minutes to read a rich text at 200 words a minute, at least 1. */
export const readingMinutes = (content: unknown): number =>
  Math.max(1, Math.ceil(wordCount(richTextText(content)) / WORDS_A_MINUTE))
