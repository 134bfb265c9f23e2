import type { BasePayload, Where } from 'payload'
import { conditionalUpdate, readRow, readRows } from '#database/guard.ts'
import { FEE_EVENTS, isFeeLate } from '#domain/exams/objections/objectionFee.ts'
import { OBJECTION_EVENTS } from '#domain/exams/objections/transitions.ts'
import type { Objection } from '#payload-types'
import { staffName } from '../../orders/actorName.ts'
import { refundByStaff } from '../../returns/refundByStaff.ts'
import { cancelFeeOrder, feeOrderOf } from './feeOrder.ts'
import { objectionWindow } from './objectionWindow.ts'
import { whereMay } from './raiseObjection.ts'

const BATCH_SIZE = 200

/** Refunds the fee of an accepted objection. Idempotent: what staff have refunded by hand is left as it is. */
export async function refundFee(payload: BasePayload, objection: Objection, now: Date): Promise<void> {
  const { key, decidedBy } = objection
  const order = await feeOrderOf(payload, objection)
  if (order) {
    const staff = decidedBy
      ? await readRow({ payload, collection: 'users', where: { id: { equals: decidedBy } } })
      : null
    const refunded = await refundByStaff({
      payload,
      order,
      lines: [{ index: 0, quantity: 1 }],
      deliveryPaise: 0,
      reason: 'other',
      way: 'source',
      answer: null,
      payTo: null,
      by: staff ? staffName(staff) : 'Deleted account',
      requestKey: `objection:${key}`,
      now,
    })
    if (!refunded.ok && !DONE_BEFORE.has(refunded.reason))
      throw new Error(`the fee of an objection cannot be refunded: ${refunded.reason}`)
  }
  const where: Where = { and: [{ key: { equals: key } }, { fee: { in: [...FEE_EVENTS.refunded.from] } }] }
  await conditionalUpdate({ payload, collection: 'objections', where, data: { fee: FEE_EVENTS.refunded.to } })
}

const DONE_BEFORE: ReadonlySet<string> = new Set(['nothingPaid', 'notPossible', 'tooMuch', 'taken'])

/**
 * Ends objections whose fee did not arrive in time, with their orders, and finishes refunds that a stop has interrupted. A failure is logged and tried
 * again by the next sweep.
 */
export async function settleFees(payload: BasePayload, now: Date): Promise<void> {
  const find = (where: Where) =>
    readRows({ payload, collection: 'objections', where, sort: ['raisedAt'], limit: BATCH_SIZE })
  const each = async (rows: readonly Objection[], work: (row: Objection) => Promise<unknown>) => {
    for (const row of rows)
      await work(row).catch((err: unknown) =>
        payload.logger.error({ msg: 'the fee of an objection could not be settled', key: row.key, err }),
      )
  }
  await each(await find({ fee: { equals: FEE_EVENTS.refund.to } }), (row) => refundFee(payload, row, now))
  const unpaid = await find({ state: { in: [...OBJECTION_EVENTS.lapse.from] } })
  const papers = new Map<string, number | null>()
  for (const { paper } of unpaid)
    if (!papers.has(paper)) papers.set(paper, (await objectionWindow(payload, paper)).until)
  await each(
    unpaid.filter(({ paper, raisedAt }) =>
      isFeeLate(papers.get(paper) ?? null, new Date(raisedAt).getTime(), now.getTime()),
    ),
    (row) => lapse(payload, row, now),
  )
}

/** The order goes first: what is paid after that is refunded, and what was paid before opens the objection. */
async function lapse(payload: BasePayload, row: Objection, now: Date): Promise<void> {
  if (!(await cancelFeeOrder(payload, row, null, now))) return
  await conditionalUpdate({
    payload,
    collection: 'objections',
    where: whereMay(row.key, 'lapse'),
    data: { state: OBJECTION_EVENTS.lapse.to },
  })
}
