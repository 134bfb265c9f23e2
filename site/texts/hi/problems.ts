import { HINDI_PROBLEMS } from '#domain/text/hindiProblems.ts'
import type { Texts, Translated } from '../Texts.ts'

export const problems: Translated<Texts['problems']> = HINDI_PROBLEMS
