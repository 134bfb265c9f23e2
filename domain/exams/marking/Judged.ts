import type { Fraction } from '../marks/Fraction.ts'

/** The marks of an answer alone, before section rules and decisions about the question. */
export type Judged = { outcome: 'right' | 'partly' | 'wrong'; marks: Fraction }
