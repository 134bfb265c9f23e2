import { PROBLEMS } from '#domain/text/problems.ts'

/** Validation errors of input. */
export const problems: { readonly [Key in keyof typeof PROBLEMS]: string } = PROBLEMS
