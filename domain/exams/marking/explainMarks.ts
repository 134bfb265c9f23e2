import type { Answer } from '../answers/AnswerSchema.ts'
import type { AnswerRefusal } from '../answers/fitAnswer.ts'
import { fitAnswer } from '../answers/fitAnswer.ts'
import { add, clamp, compare, multiply } from '../marks/arithmetic.ts'
import { type Fraction, fraction } from '../marks/Fraction.ts'
import { marksText } from '../marks/marksText.ts'
import type { LeafKey } from '../questions/KeySchema.ts'
import type { AskedQuestion, QuestionResult } from './markAttempt.ts'
import { rightParts } from './rightParts.ts'
import type { Scheme } from './SchemeSchema.ts'

/** The rules of docs/exams/marking.md by which a question got its marks, as sentences with the numbers that went in. */
export const MARKING_RULES = {
  right: 'Right: {marks}',
  wrong: 'Wrong: {marks}',
  blank: 'No answer: {marks}',
  shape: 'What was sent is no answer, and counts as none: {marks}',
  type: 'This answers another type of question, and counts as no answer: {marks}',
  foreign: 'An option that the question does not have; counts as no answer: {marks}',
  twice: 'Two answers in one row or blank; counts as no answer: {marks}',
  notNumber: 'This is no number, and counts as no answer: {marks}',
  tooMuch: 'More files or text than allowed; counts as no answer: {marks}',
  notCounted: 'Answered, but beyond the number of answers that the section counts: {marks}',
  pending: 'Marked by an expert; {marks} until then',
  byExpert: 'Marked by an expert: {marks}',
  dropped: 'Dropped after the exam: {marks}',
  certain: '{outcome} with certainty {level} of 3: {factor} × {correct} = {marks}',
  subset: '{hits} of {all} right options and no wrong one: {hits} × {each} = {marks}',
  wrongChosen: '{misses} of the chosen options wrong: {marks}',
  allChosen: 'All options were chosen: {marks}',
  onlySome: 'Right in part, and parts have no marks here: {marks}',
  parts: '{hits} right and {misses} wrong of {all}: {hits} × {each} + {misses} × {wrongEach} = {marks}',
  partsBounded:
    '{hits} right and {misses} wrong of {all}: {hits} × {each} + {misses} × {wrongEach} = {sum}, held at {marks}',
} as const
export type MarkingRule = keyof typeof MARKING_RULES
export type Explanation = { rule: MarkingRule; values: Record<string, string | number> }

type Parts = { hits: number; misses: number; all: number }

/**
 * Why a question got the marks that `markAttempt` gave it. `key` may be missing for what an expert marks and for dropped questions.
 * `answer` is anything that was sent.
 */
export function explainMarks(
  question: AskedQuestion,
  key: LeafKey | undefined,
  answer: unknown,
  result: Pick<QuestionResult, 'outcome' | 'marks' | 'refusal'>,
): Explanation {
  const { leaf, scheme } = question
  const marks = marksText(result.marks)
  const plain = (rule: MarkingRule): Explanation => ({ rule, values: { marks } })
  const { outcome } = result
  if (outcome === 'dropped' || outcome === 'notCounted' || outcome === 'pending') return plain(outcome)
  if (outcome === 'blank') return plain((result.refusal ?? 'blank') satisfies AnswerRefusal | 'blank')
  if (leaf.type === 'subjective') return plain('byExpert')
  const fit = fitAnswer(leaf, answer)
  if (!fit.ok || !fit.answer || !key) return plain(outcome === 'right' ? 'right' : 'wrong')
  if (scheme.certainty && outcome !== 'partly') return explainCertainty(scheme, fit.answer, outcome, marks)
  if (outcome === 'right') return plain('right')
  const parts = partsOf(key, fit.answer, result.marks, scheme)
  if (outcome === 'partly' && parts) return explainParts(parts, scheme, result.marks)
  if (leaf.type === 'multiple' && fit.answer.type === 'multiple') {
    if (fit.answer.options.length === leaf.options.length) return plain('allChosen')
    if (parts && parts.misses > 0) return { rule: 'wrongChosen', values: { misses: parts.misses, marks } }
  }
  return plain(parts && parts.hits > 0 ? 'onlySome' : 'wrong')
}

function explainCertainty(
  { certainty, correct }: Scheme,
  answer: Answer,
  outcome: 'right' | 'wrong',
  marks: string,
): Explanation {
  const level = ('certainty' in answer && answer.certainty) || 1
  const factor = certainty?.[outcome][level - 1] ?? fraction(1)
  return {
    rule: 'certain',
    values: {
      outcome: outcome === 'right' ? 'Right' : 'Wrong',
      level,
      factor: marksText(factor),
      correct: marksText(correct),
      marks,
    },
  }
}

function explainParts(parts: Parts, scheme: Scheme, marks: Fraction): Explanation {
  const { partial } = scheme
  const values = { ...parts, marks: marksText(marks) }
  if (partial.kind === 'none') return { rule: 'onlySome', values }
  const each = eachOf(scheme, parts)
  const wrongEach = 'wrongEach' in partial ? partial.wrongEach : fraction(0)
  const sum = sumOf(parts, scheme)
  const figures = { ...values, each: marksText(each), wrongEach: marksText(wrongEach), sum: marksText(sum) }
  if (compare(sum, marks) !== 0) return { rule: 'partsBounded', values: figures }
  return { rule: partial.kind === 'subset' ? 'subset' : 'parts', values: figures }
}

function sumOf(parts: Parts, scheme: Scheme): Fraction {
  const wrongEach = 'wrongEach' in scheme.partial ? scheme.partial.wrongEach : fraction(0)
  return add(
    multiply(eachOf(scheme, parts), fraction(parts.hits)),
    multiply(wrongEach, fraction(parts.misses)),
  )
}

function eachOf({ partial, correct }: Scheme, { all }: Parts): Fraction {
  if (partial.kind === 'none') return fraction(0)
  return partial.each ?? multiply(correct, fraction(1, all))
}

/** The right and wrong parts of an answer: rows, blanks, or options against the right set that gave the marks. */
function partsOf(key: LeafKey, answer: Answer, marks: Fraction, scheme: Scheme): Parts | null {
  const rows = rightParts(key, answer)
  if (rows) {
    const count = (value: boolean) => rows.filter((one) => one === value).length
    return { hits: count(true), misses: count(false), all: rows.length }
  }
  if (key.type !== 'multiple' || answer.type !== 'multiple') return null
  const against = key.right.map((right): Parts => {
    const hits = answer.options.filter((id) => right.includes(id)).length
    return { hits, misses: answer.options.length - hits, all: right.length }
  })
  const isReason = (parts: Parts): boolean => {
    const least = scheme.partial.kind === 'options' ? scheme.partial.least : fraction(0)
    return compare(clamp(sumOf(parts, scheme), least, scheme.correct), marks) === 0
  }
  return against.find(isReason) ?? against.toSorted((a, b) => a.misses - b.misses)[0] ?? null
}
