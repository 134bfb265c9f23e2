import type { PROBLEMS } from './problems.ts'

export type ProblemKey = keyof typeof PROBLEMS

/** A validation problem found by a schema: the key of its message in `PROBLEMS`, and the maximum length that the message mentions. */
export type Problem = { readonly message: string; readonly maximum?: number | bigint }

/** The message of a schema: a typed key of `PROBLEMS`, whose text forms look up in the language of the page. */
export const problem = (key: ProblemKey): ProblemKey => key
