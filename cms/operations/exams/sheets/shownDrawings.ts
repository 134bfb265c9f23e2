import type { BasePayload } from 'payload'
import type { SheetDrawings } from '#domain/exams/sheets/pageDrawing.ts'
import { ROUNDS_SHOWN } from '#domain/exams/sheets/sheetStates.ts'
import { roundsOf } from './sheetRows.ts'

/** What a student sees drawn on the pages of an attempt: the drawings of the round whose marks count. */
export async function shownDrawings(payload: BasePayload, attempt: string): Promise<SheetDrawings> {
  const checked = (await roundsOf(payload, attempt)).filter(({ state }) => state === 'checked')
  const rounds = ROUNDS_SHOWN.flatMap((round) => checked.find((one) => one.round === round) ?? [])
  return (rounds[0]?.drawings ?? {}) as SheetDrawings
}
