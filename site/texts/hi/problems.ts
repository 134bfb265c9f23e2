import { HINDI_PROBLEMS } from '#domain/text/hindiProblems.ts'
import type { Texts, Worded } from '../Texts.ts'

export const problems: Worded<Texts['problems']> = HINDI_PROBLEMS
