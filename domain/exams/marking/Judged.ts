import type { Fraction } from '../marks/Fraction.ts'

/** What an answer is worth by itself, before sections and decisions about the question. */
export type Judged = { outcome: 'right' | 'partly' | 'wrong'; marks: Fraction }
