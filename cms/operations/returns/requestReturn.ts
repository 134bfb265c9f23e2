import type { BasePayload } from 'payload'
import { insertIfAbsent, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import { lineTitle } from '#domain/orders/itemsText.ts'
import type { OrderEvent } from '#domain/orders/OrderSchemas.ts'
import { storedAmounts } from '#domain/returns/amounts.ts'
import type { ReturnLine } from '#domain/returns/ReturnSchemas.ts'
import { splitRequestedRefund } from '#domain/returns/refundableAmounts.ts'
import { remainingPieces } from '#domain/returns/returnedPieces.ts'
import { changedLine } from '#domain/returns/shownLine.ts'
import { isStillReturnable } from '#domain/returns/staffRefund.ts'
import { canReturnMove, type RefundWay, type ReturnKind, type ReturnState } from '#domain/returns/states.ts'
import type { Order, Return } from '#payload-types'
import { changeOrder } from '../orders/changeOrder.ts'
import { returnedQuantities } from './applyReturn.ts'
import { finishReturn } from './finishReturn.ts'
import { attachPhotos } from './returnPhotos.ts'

type Args = {
  payload: BasePayload
  order: Order
  kind: ReturnKind
  lines: readonly Omit<ReturnLine, 'grade'>[]
  way: RefundWay
  note: string | null
  /** Where to send money that was not paid through a gateway, such as a UPI id. */
  payTo: string | null
  /** Name of the staff member; null for the student. */
  by: string | null
  /** Delivery charge that staff refund, paise; by default the project's rules decide. */
  deliveryPaise?: number
  /** `refunding` for requests without a decision: lines that were never sent, and refunds by staff. */
  state: 'requested' | 'approved' | 'refunding'
  /** Message from staff to the student. */
  answer?: string | null
  /** Idempotency key. */
  requestKey: string
  now: Date
}
export type RequestReturnResult = { state: 'requested'; row: Return } | { state: 'taken' }

/**
 * Creates a return request for lines of an order. The pieces are reserved for it, so that concurrent requests cannot return them
 * twice. Idempotent by `requestKey`.
 */
export async function requestReturn(args: Args): Promise<RequestReturnResult> {
  const { payload, order, kind, lines, way, note, payTo, by, state, requestKey, now } = args
  const made = await insertIfAbsent({
    payload,
    collection: 'returns',
    data: {
      project: idOf(order.project),
      order: order.id,
      orderNumber: order.number,
      student: idOf(order.student),
      kind,
      way,
      note,
      payTo,
      by,
      decidedBy: state === 'requested' ? null : by,
      answer: args.answer ?? null,
      state,
      pendingTask: state === 'refunding' ? 'refund' : 'request',
      rev: 0,
      deliveryPaise: args.deliveryPaise ?? null,
      paidPaise: 0,
      creditsPaise: 0,
      figures: null,
      requestKey,
      lines: lines.map((line) => ({ ...line, title: lineTitle(order.lines[line.index]), grade: null })),
      requestedAt: now.toISOString(),
      changedAt: now.toISOString(),
    },
  })
  const row =
    made ?? (await readRow({ payload, collection: 'returns', where: { requestKey: { equals: requestKey } } }))
  if (!row) throw new Error('a return could be neither inserted nor found')
  return reserveUnits(payload, row, now)
}

/** Reserves the pieces of a new request in its order, and finishes requests that need no decision. Idempotent. */
export async function reserveUnits(
  payload: BasePayload,
  row: Return,
  now: Date,
): Promise<RequestReturnResult> {
  const id = String(row.id)
  const isTaken = await changeOrder<boolean>(payload, idOf(row.order) as string, now, (order) => {
    if (
      order.returnedEntries.some((one) => one.id === id) ||
      order.pendingReturns.some((one) => one.id === id)
    )
      return { data: null, answer: true }
    if (!row.pendingTask) return { data: null, answer: row.state !== 'withdrawn' }
    const quantities = returnedQuantities(row, order)
    const left = remainingPieces(order)
    const isFree = order.lines.every((line, index) => {
      const count = quantities[index] as number
      return count === 0 || (count <= (left[index] as number) && isStillReturnable(line, row.kind))
    })
    const isAsSeen = changedLine(order, row.lines) === null
    const amounts = isFree && isAsSeen ? splitRequestedRefund(order, row) : null
    return amounts
      ? {
          data: { pendingReturns: [...order.pendingReturns, { id, quantities, ...storedAmounts(amounts) }] },
          events: row.pendingTask === 'request' ? [returnEvent(row)] : [],
          answer: true,
        }
      : { data: null, answer: false }
  })
  if (!isTaken) {
    await changeReturn(payload, id, now, () => ({ state: 'withdrawn', pendingTask: null }))
    return { state: 'taken' }
  }
  await attachPhotos(payload, row)
  if (row.pendingTask === 'refund') await finishReturn(payload, id, now)
  else await completeRequest(payload, id)
  const after = await readRow({ payload, collection: 'returns', where: { id: { equals: id } } })
  return { state: 'requested', row: after ?? row }
}

const completeRequest = (payload: BasePayload, id: string) =>
  updateWithRetry({
    payload,
    collection: 'returns',
    where: { id: { equals: id } },
    change: ({ pendingTask }) => ({
      data: pendingTask === 'request' ? { pendingTask: null } : null,
      answer: null,
    }),
  })

/** Changes a return with retries on conflicts; `change` returns the changed fields, or null to refuse. */
export const changeReturn = (
  payload: BasePayload,
  id: string,
  now: Date,
  change: (row: Return) => Partial<Return> | null,
): Promise<Return | null> =>
  updateWithRetry<'returns', Return | null>({
    payload,
    collection: 'returns',
    where: { id: { equals: id } },
    change: (row) => {
      const data = change(row)
      if (!data) return { data: null, answer: null }
      return { data: { ...data, changedAt: now.toISOString() }, answerWith: (after) => after as Return }
    },
  })

/** The data of a move allowed by the table in states.ts, or null. */
export const returnMove = (
  row: Return,
  to: ReturnState,
  more: Partial<Return> = {},
): Partial<Return> | null =>
  !row.pendingTask && canReturnMove(row.state, to) ? { ...more, state: to } : null

const RETURN_EVENTS: Partial<Record<ReturnState, OrderEvent['event']>> = {
  approved: 'returnApproved',
  refused: 'returnRefused',
  withdrawn: 'returnWithdrawn',
}

/** Timeline event of the order for a return request, its withdrawal or the decision on it. */
export const returnEvent = ({ id, state, lines, by, decidedBy }: Return) => ({
  ref: String(id),
  event: RETURN_EVENTS[state] ?? 'returnAsked',
  // A withdrawal is the student's, even after staff approved the request.
  by: state === 'withdrawn' ? null : (decidedBy ?? by ?? null),
  text: lines
    .map(({ title, quantity }) => (quantity > 1 ? `${title} × ${quantity}` : title))
    .filter(Boolean)
    .join(', '),
})
