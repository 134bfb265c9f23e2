import type { Problem, ProblemKey } from './problem.ts'
import { PROBLEMS } from './problems.ts'
import { literalText, type Text } from './textOf.ts'

/** The problem found by a schema; messages of libraries are for programmers, and English. */
export const problemText = ({ message, maximum }: Problem): Text =>
  Object.hasOwn(PROBLEMS, message)
    ? { key: message as ProblemKey, values: maximum === undefined ? {} : { count: Number(maximum) } }
    : literalText(message)
