import { type AskedQuestion, markAttempt } from '#domain/exams/marking/markAttempt.ts'
import type { Decision } from '#domain/exams/marking/outcomes.ts'
import { plainScheme, type Scheme } from '#domain/exams/marking/SchemeSchema.ts'
import { type Fraction, fraction, ZERO } from '#domain/exams/marks/Fraction.ts'
import { marksText } from '#domain/exams/marks/marksText.ts'
import { parseMarks } from '#domain/exams/marks/parseMarks.ts'
import type { LeafKey } from '#domain/exams/questions/KeySchema.ts'
import type { Leaf } from '#domain/exams/questions/LeafSchema.ts'
import { SAMPLES, sampleOf } from './samples.ts'

export const marks = (text: string): Fraction => parseMarks(text) as Fraction
export const JEE = plainScheme(marks('4'), marks('-1'))
export const ADVANCED: Scheme = {
  ...plainScheme(marks('4'), marks('-2')),
  partial: { kind: 'subset', each: fraction(1) },
}

export type Marked = { leaf: Leaf; key: LeafKey; answer: unknown; scheme: Scheme; decision?: Decision }
export const markOne = ({ leaf, key, answer, scheme, decision }: Marked) => {
  const [result] = markAttempt(
    [{ id: 's', choose: null, questions: [{ id: 'q', leaf, scheme, isBonus: false }] }],
    { keys: [{ question: 'q', key }], decisions: decision ? [{ question: 'q', decision }] : [] },
    { answers: [{ question: 'q', answer }], expertMarks: [] },
  ).questions
  return `${result?.outcome} ${marksText(result?.marks ?? ZERO)}`
}

/** Questions of the type `single` with the key `b`, named 1, 2, …. */
export const singles = (count: number, scheme = JEE): AskedQuestion[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `q${index + 1}`,
    leaf: SAMPLES.single.leaf,
    scheme,
    isBonus: false,
  }))
export const keysOf = (questions: readonly AskedQuestion[]) =>
  questions.map(({ id, leaf }) => ({ question: id, key: sampleOf(leaf.type).key }))
/** Marks sections whose answers are letters, '-' for none; decisions by the number of the question. */
export const markLetters = (
  letters: string,
  { choose = null, decisions = {} }: { choose?: number | null; decisions?: Record<number, Decision> } = {},
) => {
  const questions = singles(letters.length)
  return markAttempt(
    [{ id: 's', choose, questions }],
    {
      keys: keysOf(questions),
      decisions: Object.entries(decisions).map(([number, decision]) => ({
        question: `q${number}`,
        decision,
      })),
    },
    {
      answers: [...letters].map((letter, index) => ({
        question: `q${index + 1}`,
        answer: letter === '-' ? null : { type: 'single', option: letter },
      })),
      expertMarks: [],
    },
  )
}
