import type { BasePayload } from 'payload'
import { conditionalUpdate, insertIfAbsent, readRow } from '#database/guard.ts'
import type { ObjectionFee } from '#domain/exams/objections/objectionFee.ts'

/** Until when objections to the keys of a paper are taken, ms since epoch (null for none), and what each costs. */
export type ObjectionWindow = { until: number | null; fee: ObjectionFee }

const NONE: ObjectionWindow = { until: null, fee: { paise: 0, isRefundable: true } }

export async function objectionWindow(payload: BasePayload, paper: string): Promise<ObjectionWindow> {
  const row = await readRow({ payload, collection: 'objection-windows', where: { paper: { equals: paper } } })
  if (!row) return NONE
  return {
    until: row.until ? new Date(row.until).getTime() : null,
    fee: { paise: row.feePaise, isRefundable: row.isFeeRefundable },
  }
}

/** Sets it. Objections that were raised keep the fee that they were raised with. */
export async function setObjectionWindow(
  payload: BasePayload,
  { id, project }: { id: string; project: string },
  { until, fee }: ObjectionWindow,
  setBy: string,
): Promise<void> {
  const data = {
    until: until === null ? null : new Date(until).toISOString(),
    feePaise: fee.paise,
    isFeeRefundable: fee.isRefundable,
    setBy,
  }
  const where = { paper: { equals: id } }
  const change = () => conditionalUpdate({ payload, collection: 'objection-windows', where, data })
  if (await change()) return
  const row = { paper: id, project, ...data }
  if (!(await insertIfAbsent({ payload, collection: 'objection-windows', data: row }))) await change()
}
