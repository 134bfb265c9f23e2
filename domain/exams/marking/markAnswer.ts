import type { Answer } from '../answers/AnswerSchema.ts'
import { foldNumber, foldPhrase } from '../answers/foldTyped.ts'
import { multiply } from '../marks/arithmetic.ts'
import type { LeafKey } from '../questions/KeySchema.ts'
import type { Leaf } from '../questions/LeafSchema.ts'
import { isRightNumber } from './isRightNumber.ts'
import type { Judged } from './Judged.ts'
import { markOptions } from './markOptions.ts'
import { markRows } from './markRows.ts'
import type { Scheme } from './SchemeSchema.ts'

/**
 * Marks of an answer as `fitAnswer` returned it. Throws a RangeError when the key is of another type, which is
 * proven before a paper is published, and for what an expert marks.
 */
export function markAnswer(leaf: Leaf, key: LeafKey, answer: Answer, scheme: Scheme): Judged {
  const judged = judge(leaf, key, answer, scheme)
  if (!scheme.certainty || judged.outcome === 'partly') return judged
  const level = ('certainty' in answer && answer.certainty) || 1
  const factor = scheme.certainty[judged.outcome][level - 1]
  return factor ? { ...judged, marks: multiply(scheme.correct, factor) } : judged
}

function judge(leaf: Leaf, key: LeafKey, answer: Answer, scheme: Scheme): Judged {
  const whole = (isRight: boolean): Judged =>
    isRight ? { outcome: 'right', marks: scheme.correct } : { outcome: 'wrong', marks: scheme.wrong }
  const rows = (isRight: readonly (boolean | null)[]): Judged =>
    markRows(isRight.length, count(isRight, true), count(isRight, false), scheme)
  if (answer.type === 'single' && key.type === 'single') return whole(key.right.includes(answer.option))
  if (answer.type === 'assertionReason' && key.type === 'assertionReason')
    return whole(key.right.includes(answer.option))
  if (answer.type === 'trueFalse' && key.type === 'trueFalse') return whole(key.right.includes(answer.value))
  if (answer.type === 'integer' && key.type === 'integer')
    return whole(isRightNumber(answer.text, key.numbers))
  if (answer.type === 'numeric' && key.type === 'numeric')
    return whole(isRightNumber(answer.text, key.numbers))
  if (leaf.type === 'multiple' && answer.type === 'multiple' && key.type === 'multiple')
    return markOptions(answer.options, key.right, leaf.options.length, scheme)
  if (answer.type === 'match' && key.type === 'match')
    return rows(key.rows.map((row) => isRightColumn(row, answer)))
  if (answer.type === 'matrix' && key.type === 'matrix')
    return rows(key.rows.map((row) => areRightColumns(row, answer)))
  if (answer.type === 'fillBlank' && key.type === 'fillBlank')
    return rows(key.blanks.map((blank) => isRightBlank(blank, answer)))
  throw new RangeError(`An answer of type ${answer.type} cannot be marked by a key of type ${key.type}`)
}

const count = <T>(values: readonly T[], value: T): number => values.filter((one) => one === value).length

type OfType<U, T> = Extract<U, { type: T }>
type RightRow = OfType<LeafKey, 'match'>['rows'][number]

/** Null for a row without an answer; so in the next two. */
function isRightColumn({ row, columns }: RightRow, answer: OfType<Answer, 'match'>): boolean | null {
  const chosen = answer.rows.find((one) => one.row === row)
  return chosen ? columns.includes(chosen.column) : null
}

function areRightColumns({ row, columns }: RightRow, answer: OfType<Answer, 'matrix'>): boolean | null {
  const chosen = answer.rows.find((one) => one.row === row)
  return chosen
    ? chosen.columns.length === columns.length && columns.every((id) => chosen.columns.includes(id))
    : null
}

function isRightBlank(
  right: OfType<LeafKey, 'fillBlank'>['blanks'][number],
  answer: OfType<Answer, 'fillBlank'>,
): boolean | null {
  const typed = answer.blanks.find(({ blank }) => blank === right.blank)
  if (!typed) return null
  if (right.kind === 'number') {
    const number = foldNumber(typed.text)
    return number !== null && isRightNumber(number, right.numbers)
  }
  const fold = (text: string): string => foldPhrase(text, right.isCaseSensitive)
  return right.accepted.some((accepted) => fold(accepted) === fold(typed.text))
}
