import type { Answer } from '../answers/AnswerSchema.ts'
import { foldNumber, foldPhrase } from '../answers/foldTyped.ts'
import type { LeafKey } from '../questions/KeySchema.ts'
import { isRightNumber } from './isRightNumber.ts'

type OfType<U, T> = Extract<U, { type: T }>
type RightRow = OfType<LeafKey, 'match'>['rows'][number]

/**
 * Whether each row or blank of the key is right, null for those without an answer; null altogether for questions that have neither
 * rows nor blanks.
 */
export function rightParts(key: LeafKey, answer: Answer): (boolean | null)[] | null {
  if (answer.type === 'match' && key.type === 'match')
    return key.rows.map((row) => isRightColumn(row, answer))
  if (answer.type === 'matrix' && key.type === 'matrix')
    return key.rows.map((row) => areRightColumns(row, answer))
  if (answer.type === 'fillBlank' && key.type === 'fillBlank')
    return key.blanks.map((blank) => isRightBlank(blank, answer))
  return null
}

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
