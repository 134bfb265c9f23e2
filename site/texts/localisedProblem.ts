import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Problem } from '#domain/text/problem.ts'
import type { Texts } from './Texts.ts'

/** The text of a schema's problem, by its key; messages of libraries are for programmers. */
export const localisedProblem = (words: Texts['problems'], { message, maximum }: Problem): string =>
  fillPlaceholders(words[message as keyof typeof words] ?? words.other, { count: Number(maximum) })
