import { PROBLEMS } from '#domain/text/problems.ts'

/** What is wrong with something that was typed. */
export const problems: { readonly [Key in keyof typeof PROBLEMS]: string } = PROBLEMS
