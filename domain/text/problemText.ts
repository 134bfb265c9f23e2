import type { Problem, ProblemKey } from './problem.ts'
import { PROBLEMS } from './problems.ts'
import { literalText, type Text } from './textOf.ts'

/** What a schema has found; what a library says by itself is for programs, and English. */
export const problemText = ({ message, maximum }: Problem): Text =>
  Object.hasOwn(PROBLEMS, message)
    ? { key: message as ProblemKey, values: maximum === undefined ? {} : { count: Number(maximum) } }
    : literalText(message)
