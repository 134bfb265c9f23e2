import type { Problem, ProblemKey } from './problem.ts'
import { PROBLEMS } from './problems.ts'
import { literalText, type Text } from './textOf.ts'

/** The text of a problem found by a schema. Messages that are no keys, such as zod's own, stay as they are, in English. */
export const problemText = ({ message, maximum }: Problem): Text =>
  Object.hasOwn(PROBLEMS, message)
    ? { key: message as ProblemKey, values: maximum === undefined ? {} : { count: Number(maximum) } }
    : literalText(message)
