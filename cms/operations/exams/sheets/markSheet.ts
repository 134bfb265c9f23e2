import type { BasePayload } from 'payload'
import { type GivenMarks, givenMarks } from '#domain/exams/sheets/givenMarks.ts'
import type { AnswerSheet } from '#payload-types'
import { settleSheet } from './settleSheet.ts'
import { closeSheet } from './sheetRows.ts'
import { sheetOf } from './sheetView.ts'

type Typed = { question: string; steps: readonly string[]; note: string }
type Marked = 'marked' | 'invalid' | 'gone'

/** Stores the marks that an expert gave all written answers of a sheet in its round, and does what follows. */
export async function markSheet(
  payload: BasePayload,
  sheet: AnswerSheet,
  expert: string,
  typed: readonly Typed[],
  now: number,
): Promise<Marked> {
  const open = await sheetOf(payload, sheet)
  if (!open) return 'gone'
  const typedOf = new Map(typed.map((one) => [one.question, one]))
  const marks: Record<string, GivenMarks[string]> = {}
  for (const question of open.questions) {
    const one = typedOf.get(question.id)
    const given = one && givenMarks({ ...question, question: question.id }, one)
    if (!given) return 'invalid'
    marks[question.id] = given
  }
  const closed = await closeSheet(payload, String(sheet.id), { expert, marks }, now)
  if (!closed) return 'gone'
  await settleSheet(payload, closed, now)
  return 'marked'
}
