import type { PROBLEMS } from './problems.ts'

export type ProblemKey = keyof typeof PROBLEMS

/** What is wrong with something that was typed, as the schemas find it: the key of a text, and the most characters where it has them. */
export type Problem = { readonly message: string; readonly maximum?: number | bigint }

/** The message of a schema: the key of a text in `PROBLEMS`, which the form finds in the texts of its page. */
export const problem = (key: ProblemKey): ProblemKey => key
