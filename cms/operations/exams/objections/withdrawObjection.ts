import type { BasePayload } from 'payload'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import { OBJECTION_EVENTS } from '#domain/exams/objections/transitions.ts'
import { cancelFeeOrder } from './feeOrder.ts'
import { keyOf, whereMay } from './raiseObjection.ts'

/**
 * Takes an objection of an attempt back that staff have not decided, with the order of a fee that is not paid. `none` when there is none, `paying` while
 * its payment is being settled.
 */
export async function withdrawObjection(
  payload: BasePayload,
  attempt: string,
  question: string,
  now: Date,
): Promise<'withdrawn' | 'none' | 'paying'> {
  const key = keyOf(attempt, question)
  const row = await readRow({ payload, collection: 'objections', where: whereMay(key, 'withdraw') })
  if (!row) return 'none'
  if (row.state === 'unpaid' && !(await cancelFeeOrder(payload, row, null, now))) return 'paying'
  const where = { and: [whereMay(key, 'withdraw'), { state: { equals: row.state } }] }
  const data = { state: OBJECTION_EVENTS.withdraw.to }
  return (await conditionalUpdate({ payload, collection: 'objections', where, data })) ? 'withdrawn' : 'none'
}
