import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { returnAnsweredNotification } from '#domain/notifications/orderNotifications.ts'
import { sourceKey } from '#domain/requests/sources.ts'
import type { Grade } from '#domain/returns/reasons.ts'
import type { Return } from '#payload-types'
import { changeOrder } from '../orders/changeOrder.ts'
import { notifyBuyer } from '../orders/notifyBuyer.ts'
import { followNow } from '../requests/followSources.ts'
import { finishReturn } from './finishReturn.ts'
import { changeReturn, returnEvent, returnMove } from './requestReturn.ts'
import { returnAddressOf } from './returnInstructions.ts'

type Args = { payload: BasePayload; id: string; by: string | null; answer: string; now: Date }
/** Null when the move is no longer possible. */
type Decided = Promise<Return | null>

/** Approves a request: goods can be sent back; anything else is refunded at once. */
export async function approveReturn({ payload, id, by, answer, now }: Args): Decided {
  const asked = await readRow({ payload, collection: 'returns', where: { id: { equals: id } } })
  const address = asked && !answer ? await returnAddressOf(payload, idOf(asked.project) as string) : ''
  const row = await changeReturn(payload, id, now, (current) =>
    current.kind === 'return'
      ? returnMove(current, 'approved', { answer: answer || address, decidedBy: by })
      : returnMove(current, 'refunding', { answer, decidedBy: by, pendingTask: 'refund' }),
  )
  if (!row) return null
  if (row.pendingTask === 'refund') await finishReturn(payload, id, now)
  else {
    await changeOrder(payload, idOf(row.order) as string, now, () => ({
      data: {},
      events: [returnEvent(row)],
      answer: null,
    }))
    await notifyReturnDecision(payload, row, true, now)
  }
  await updateUserRequest(payload, id, now)
  return row
}

/** Refuses a request; its pieces can be requested again. */
export async function refuseReturn({ payload, id, by, answer, now }: Args): Decided {
  const row = await changeReturn(payload, id, now, (current) =>
    returnMove(current, 'refused', { answer, decidedBy: by }),
  )
  if (!row) return null
  await freePieces(payload, row, now)
  await notifyReturnDecision(payload, row, false, now)
  await updateUserRequest(payload, id, now)
  return row
}

/** Withdraws a request on behalf of the student. */
export async function withdrawReturn({ payload, id, now }: Pick<Args, 'payload' | 'id' | 'now'>): Decided {
  const row = await changeReturn(payload, id, now, (current) => returnMove(current, 'withdrawn'))
  if (!row) return null
  await freePieces(payload, row, now)
  await updateUserRequest(payload, id, now)
  return row
}

/** Records the condition of each line of an arrived return. Refused lines are not refunded. */
export async function receiveReturn({
  payload,
  id,
  by,
  answer,
  grades,
  withheld = [],
  now,
}: Args & {
  grades: readonly Grade[]
  /** Amount withheld from each line's refund, paise; for worn lines only. */
  withheld?: readonly number[]
}): Decided {
  const row = await changeReturn(payload, id, now, (current) => {
    if (current.kind !== 'return' || grades.length !== current.lines.length) return null
    const lines = current.lines.map((line, index) => ({
      ...line,
      grade: grades[index] as Grade,
      withheldPaise: grades[index] === 'worn' ? (withheld[index] ?? 0) : 0,
    }))
    const received = returnMove(current, 'received')
    const isAllRefused = grades.every((grade) => grade === 'refused')
    if (!received) return null
    return isAllRefused
      ? { lines, decidedBy: by, answer, state: 'refused' }
      : { lines, decidedBy: by, answer, state: 'refunding', pendingTask: 'refund' }
  })
  if (!row) return null
  if (row.pendingTask === 'refund') await finishReturn(payload, id, now)
  else {
    await freePieces(payload, row, now)
    await notifyReturnDecision(payload, row, false, now)
  }
  await updateUserRequest(payload, id, now)
  return row
}

/** Updates the user request of a return to its new state. */
const updateUserRequest = (payload: BasePayload, id: string, now: Date): Promise<void> =>
  followNow(payload, [sourceKey('returns', id)], now)

const freePieces = (payload: BasePayload, row: Return, now: Date) =>
  changeOrder(payload, idOf(row.order) as string, now, ({ pendingReturns }) => ({
    data: pendingReturns.some(({ id }) => id === row.id)
      ? { pendingReturns: pendingReturns.filter(({ id }) => id !== row.id) }
      : null,
    events: row.state === 'refused' || row.state === 'withdrawn' ? [returnEvent(row)] : [],
    answer: null,
  }))

/** Notifies the student of the decision on a request. */
export const notifyReturnDecision = (payload: BasePayload, row: Return, isApproved: boolean, now: Date) => {
  const notification = returnAnsweredNotification(row.orderNumber, isApproved, row.answer ?? '')
  return notifyBuyer(payload, row, notification, `return:${row.id}:${row.state}`, now)
}
