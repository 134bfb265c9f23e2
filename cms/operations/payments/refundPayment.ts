import type { BasePayload } from 'payload'
import { conditionalUpdate, insertIfAbsent, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { FUNDS_GATEWAY } from '#domain/orders/methods.ts'
import type { OrderEvent } from '#domain/orders/OrderSchemas.ts'
import { type RefundReason, refundRetryMs } from '#domain/orders/refunds.ts'
import { orderTransition } from '#domain/orders/transitions.ts'
import { CREDITS_REFUND_ID, destinationOfRefund } from '#domain/returns/refundDestination.ts'
import { amountToPay } from '#domain/returns/returnedPieces.ts'
import type { Payment, Refund } from '#payload-types'
import type { RefundEventData } from '../../adapters/payments/PaymentProvider.ts'
import { paymentProvider } from '../../adapters/payments/providers.ts'
import { changeOrder } from '../orders/changeOrder.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'

type RefundArgs = {
  payload: BasePayload
  payment: Pick<Payment, 'id' | 'project' | 'order' | 'gateway' | 'gatewayPaymentId' | 'amountPaise'>
  reason: RefundReason
  /** A partial refund: its amount, and a key of its cause for idempotency. The whole payment by default. */
  part?: { key: string; amountPaise: number }
  /** The money has already been returned another way; only the order is updated. */
  isDone?: boolean
  now: Date
}

/**
 * Refunds a payment or a part of it. Idempotent by payment and part: the refund's row is inserted first. If the gateway does not
 * answer, the sweeper retries. Money without a gateway becomes a refund `byHand` for staff.
 */
export async function refundPayment({
  payload,
  payment,
  reason,
  part,
  isDone: wasDone,
  now,
}: RefundArgs): Promise<void> {
  const { project, gateway, gatewayPaymentId } = payment
  // Franchise funds return to their wallet with the order's reservations.
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
  if (!isByHand) await requestRefund(payload, row, now)
}

const refundBy = (payload: BasePayload, key: string): Promise<Refund | null> =>
  readRow({ payload, collection: 'refunds', where: { key: { equals: key } } })

async function noteDone(payload: BasePayload, refund: Refund | null, now: Date): Promise<void> {
  if (refund) await recordRefund(payload, refund, { gatewayRefundId: CREDITS_REFUND_ID, state: 'done' }, now)
}

/** Sends a refund to the gateway, or queries its state. A failure is retried later at increasing intervals. */
export async function requestRefund(payload: BasePayload, refund: Refund, now: Date): Promise<void> {
  const provider = paymentProvider(refund.gateway)
  if (!provider) return
  const { gatewayPaymentId, gatewayRefundId, amountPaise, tries } = refund
  const shop = { payload, project: await projectOfRow(payload, refund) }
  try {
    const refundEvent = gatewayRefundId
      ? await provider.fetchRefund({ ...shop, gatewayPaymentId, gatewayRefundId })
      : await provider.refund({
          ...shop,
          gatewayPaymentId,
          amountPaise,
          idempotencyKey: `refund-${refund.id}`,
        })
    await recordRefund(payload, refund, refundEvent, now)
  } catch (err) {
    payload.logger.error({ msg: 'a refund failed and will be retried', refund: refund.id, err })
    await conditionalUpdate({
      payload,
      collection: 'refunds',
      where: { id: { equals: refund.id } },
      data: {
        tries: tries + 1,
        tryAt: new Date(now.getTime() + refundRetryMs(tries)).toISOString(),
        lastError: (err as Error).message.slice(0, 300),
      },
    })
  }
}

/** Records the state of a refund, and when done adds it to the order. Idempotent. */
export async function recordRefund(
  payload: BasePayload,
  refund: Refund,
  { gatewayRefundId, state, bankReference }: Omit<RefundEventData, 'gatewayPaymentId'>,
  now: Date,
): Promise<void> {
  if (refund.state === 'done') return noteBankReference(payload, refund, bankReference, now)
  // The order first: if this is interrupted, it is repeated, and the order counts the refund once.
  if (state === 'done') await addToOrder(payload, { ...refund, gatewayRefundId }, bankReference ?? null, now)
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
      tryAt: tryAtAfter({ ...refund, gatewayRefundId, state }, bankReference, now),
      doneAt: state === 'done' ? now.toISOString() : null,
    },
  })
}

/** Time of the next query to the gateway: for the outcome, or for the bank's reference of a completed refund. */
function tryAtAfter(
  { gateway, gatewayRefundId, state, tries }: Refund,
  bankReference: string | undefined,
  now: Date,
): string | null {
  if (state === 'pending') return new Date(now.getTime() + refundRetryMs(tries)).toISOString()
  const isAtGateway = paymentProvider(gateway) !== null && gatewayRefundId !== CREDITS_REFUND_ID
  return state === 'done' && isAtGateway && !bankReference ? inADay(now) : null
}

const inADay = (now: Date): string => new Date(now.getTime() + DAY_MS).toISOString()

/** Banks assign a refund's reference within days; a gateway without one by then never gets it. */
const REFERENCE_DAYS = 14

/** Queries the gateway for the bank's reference of a completed refund that has none; daily, for two weeks. */
export async function lookUpReference(payload: BasePayload, refund: Refund, now: Date): Promise<void> {
  const { id, gateway, gatewayPaymentId, gatewayRefundId, doneAt } = refund
  const isOver = Date.parse(doneAt ?? refund.createdAt) + REFERENCE_DAYS * DAY_MS < now.getTime()
  const tryAt = isOver ? null : inADay(now)
  await conditionalUpdate({ payload, collection: 'refunds', where: { id: { equals: id } }, data: { tryAt } })
  const provider = paymentProvider(gateway)
  if (!provider || !gatewayRefundId) return
  const shop = { payload, project: await projectOfRow(payload, refund) }
  const { bankReference } = await provider.fetchRefund({ ...shop, gatewayPaymentId, gatewayRefundId })
  await noteBankReference(payload, refund, bankReference, now)
}

/** Adds the bank's reference to the order's event of a completed refund. Idempotent. */
async function noteBankReference(
  payload: BasePayload,
  { id, order }: Refund,
  bankReference: string | undefined,
  now: Date,
): Promise<void> {
  if (!bankReference) return
  await changeOrder(payload, idOf(order) as string, now, ({ timeline }) => {
    const isNew = ({ event, ref, bankReference: known }: OrderEvent): boolean =>
      event === 'refunded' && ref === String(id) && known !== bankReference
    if (!timeline.some(isNew)) return { data: null, answer: null }
    const noted = timeline.map((event) => (isNew(event) ? { ...event, bankReference } : event))
    return { data: { timeline: noted }, answer: null }
  })
  await conditionalUpdate({
    payload,
    collection: 'refunds',
    where: { id: { equals: id } },
    data: { tryAt: null },
  })
}

/** Adds a refund to its order once; the order's timeline, written in the same change, shows whether it was added. */
async function addToOrder(
  payload: BasePayload,
  refund: Refund,
  bankReference: string | null,
  now: Date,
): Promise<void> {
  const id = idOf(refund.order) as string
  const order = await readRow({ payload, collection: 'orders', where: { id: { equals: id } } })
  const paying = order?.paidBy
    ? await readRow({ payload, collection: 'payments', where: { id: { equals: order.paidBy } } })
    : null
  const isOwn = paying !== null && refund.gatewayPaymentId === paying.gatewayPaymentId
  await changeOrder(payload, id, now, (current) => {
    // Older events have the refund's id in `text` instead of `ref`.
    const isRecorded = current.timeline.some(
      ({ event, ref, text }) => event === 'refunded' && (ref ?? text) === String(refund.id),
    )
    if (isRecorded) return { data: null, answer: null }
    const details = {
      paise: refund.amountPaise,
      ref: String(refund.id),
      // The destination, shown in the order's timeline.
      text: destinationOfRefund(refund),
      bankReference,
    }
    if (!isOwn) return { data: {}, events: [{ event: 'refunded', ...details }], answer: null }
    const refundedPaise = current.refundedPaise + refund.amountPaise
    const isWhole = refundedPaise >= amountToPay(current)
    const { data, events } = orderTransition(current, isWhole ? 'refunded' : 'partlyRefunded', now, details)
    return { data: { ...data, refundedPaise }, events, answer: null }
  })
}
