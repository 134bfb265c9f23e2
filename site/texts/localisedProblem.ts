import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Problem } from '#domain/text/problem.ts'
import type { Texts } from './Texts.ts'

/** The words for what a schema has found, by its key; what a library says by itself is for programmers. */
export const localisedProblem = (words: Texts['problems'], { message, maximum }: Problem): string =>
  fillPlaceholders(words[message as keyof typeof words] ?? words.other, { count: Number(maximum) })
