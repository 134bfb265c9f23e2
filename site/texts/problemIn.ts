import { fill } from '#domain/text/fill.ts'
import type { Problem } from '#domain/text/problem.ts'
import type { Texts } from './Texts.ts'

/** The words for what a schema has found, by its key; what a library says by itself is for programmers. */
export const problemIn = (words: Texts['problems'], { message, maximum }: Problem): string =>
  fill(words[message as keyof typeof words] ?? words.other, { count: Number(maximum) })
