import type { BasePayload } from 'payload'
import { conditionalUpdate, insertIfAbsent, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { FUNDS_GATEWAY } from '#domain/orders/methods.ts'
import { type RefundReason, waitAfter } from '#domain/orders/refunds.ts'
import { orderTransition } from '#domain/orders/transitions.ts'
import { toPayOf } from '#domain/returns/piecesOf.ts'
import type { Payment, Refund } from '#payload-types'
import type { RefundEventData } from '../../adapters/payments/PaymentProvider.ts'
import { paymentProvider } from '../../adapters/payments/providers.ts'
import { changeOrder } from '../orders/changeOrder.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'

type Back = {
  payload: BasePayload
  payment: Pick<Payment, 'id' | 'project' | 'order' | 'gateway' | 'gatewayPaymentId' | 'amountPaise'>
  reason: RefundReason
  /** What of it goes back, under the name of what it goes back for; left out, all of it. */
  part?: { key: string; amountPaise: number }
  /** The money has gone back another way already; the order counts it. */
  isDone?: boolean
  now: Date
}

/**
 * Pays a payment back, as a whole or a part of it. The row comes first, one for each payment and part, so that whatever asks again is
 * the same refund; a gateway that does not answer is asked later by the sweeper. Money that no gateway holds waits for staff.
 */
export async function refundPayment({
  payload,
  payment,
  reason,
  part,
  isDone: wasDone,
  now,
}: Back): Promise<void> {
  const { project, gateway, gatewayPaymentId } = payment
  // Funds go back into their wallet with what the order took.
  const isDone = wasDone || gateway === FUNDS_GATEWAY
  const amountPaise = part?.amountPaise ?? payment.amountPaise
  if (!gatewayPaymentId || amountPaise === 0) return
  const key = [idOf(project), gateway, gatewayPaymentId, ...(part ? [part.key] : [])].join(':')
  const isByHand = !isDone && paymentProvider(gateway) === null
  const row = await insertIfAbsent({
    payload,
    collection: 'refunds',
    data: {
      key,
      project: idOf(project),
      order: idOf(payment.order),
      gateway,
      gatewayPaymentId,
      amountPaise,
      reason,
      state: isByHand ? 'byHand' : 'due',
      tries: 0,
      tryAt: isByHand || isDone ? null : now.toISOString(),
    },
  })
  if (isDone) return noteDone(payload, row ?? (await refundBy(payload, key)), now)
  if (!row) return
  await changeOrder(payload, idOf(payment.order) as string, now, () => ({
    data: {},
    events: [{ event: 'refundStarted', paise: amountPaise, text: reason, ref: String(row.id) }],
    answer: null,
  }))
  if (!isByHand) await pushRefund(payload, row, now)
}

const refundBy = (payload: BasePayload, key: string): Promise<Refund | null> =>
  readRow({ payload, collection: 'refunds', where: { key: { equals: key } } })

async function noteDone(payload: BasePayload, refund: Refund | null, now: Date): Promise<void> {
  if (refund) await noteRefund(payload, refund, { gatewayRefundId: 'credits', state: 'done' }, now)
}

/** Asks the gateway to pay back, or how it stands. What fails is tried again later, at ever longer intervals. */
export async function pushRefund(payload: BasePayload, refund: Refund, now: Date): Promise<void> {
  const provider = paymentProvider(refund.gateway)
  if (!provider) return
  const { gatewayPaymentId, gatewayRefundId, amountPaise, tries } = refund
  const shop = { payload, project: await projectOfRow(payload, refund) }
  try {
    const news = gatewayRefundId
      ? await provider.fetchRefund({ ...shop, gatewayPaymentId, gatewayRefundId })
      : await provider.refund({
          ...shop,
          gatewayPaymentId,
          amountPaise,
          idempotencyKey: `refund-${refund.id}`,
        })
    await noteRefund(payload, refund, news, now)
  } catch (err) {
    payload.logger.error({ msg: 'a refund is tried again later', refund: refund.id, err })
    await conditionalUpdate({
      payload,
      collection: 'refunds',
      where: { id: { equals: refund.id } },
      data: {
        tries: tries + 1,
        tryAt: new Date(now.getTime() + waitAfter(tries)).toISOString(),
        lastError: (err as Error).message.slice(0, 300),
      },
    })
  }
}

/** Writes down how a refund stands; an order whose own payment went back counts it. */
export async function noteRefund(
  payload: BasePayload,
  refund: Refund,
  { gatewayRefundId, state }: Pick<RefundEventData, 'gatewayRefundId' | 'state'>,
  now: Date,
): Promise<void> {
  if (refund.state === 'done') return
  // The order first: when this stops in between, it is repeated and counted once.
  if (state === 'done') await tellOrder(payload, refund, now)
  await conditionalUpdate({
    payload,
    collection: 'refunds',
    where: {
      and: [{ id: { equals: refund.id } }, { state: { in: ['due', 'pending', 'failed', 'byHand'] } }],
    },
    data: {
      state,
      gatewayRefundId,
      tries: refund.tries + 1,
      tryAt: state === 'pending' ? new Date(now.getTime() + waitAfter(refund.tries)).toISOString() : null,
      doneAt: state === 'done' ? now.toISOString() : null,
    },
  })
}

/** Counts a refund in its order, once: the order's own timeline says whether it was counted, in the same change. */
async function tellOrder(payload: BasePayload, refund: Refund, now: Date): Promise<void> {
  const id = idOf(refund.order) as string
  const order = await readRow({ payload, collection: 'orders', where: { id: { equals: id } } })
  const paying = order?.paidBy
    ? await readRow({ payload, collection: 'payments', where: { id: { equals: order.paidBy } } })
    : null
  const isOwn = paying !== null && refund.gatewayPaymentId === paying.gatewayPaymentId
  await changeOrder(payload, id, now, (current) => {
    // Events that were written before they had a reference have it as their text.
    const isTold = current.timeline.some(
      ({ event, ref, text }) => event === 'refunded' && (ref ?? text) === String(refund.id),
    )
    if (isTold) return { data: null, answer: null }
    const told = { paise: refund.amountPaise, ref: String(refund.id) }
    if (!isOwn) return { data: {}, events: [{ event: 'refunded', ...told }], answer: null }
    const refundedPaise = current.refundedPaise + refund.amountPaise
    const isWhole = refundedPaise >= toPayOf(current)
    const { data, events } = orderTransition(current, isWhole ? 'refunded' : 'partlyRefunded', now, told)
    return { data: { ...data, refundedPaise }, events, answer: null }
  })
}
