import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { conditionalUpdate, insertIfAbsent, readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { FUNDS_GATEWAY } from '#domain/orders/methods.ts'
import { paymentKeyOf } from '#domain/orders/paymentReference.ts'
import { refundRetryMs } from '#domain/orders/refunds.ts'
import { amountToPay } from '#domain/returns/returnedPieces.ts'
import type { Order, Payment } from '#payload-types'
import type { PaymentProvider } from '../../adapters/payments/PaymentProvider.ts'
import { type HoldResult, holdOrder } from '../reservations/holdOrder.ts'
import { applyPayment, completeSettlement } from './applyPayment.ts'
import { settlePayment } from './settlePayment.ts'

type Args = {
  payload: BasePayload
  project: RequestProject
  order: Order
  provider: PaymentProvider
  returnUrl: string
  now: Date
}
type Gone = Extract<HoldResult, { state: 'gone' | 'ended' }>
/** `heldUntil` is when the order's reservations expire, ms since epoch. */
export type StartPaymentResult =
  | { state: 'open'; payment: Payment; heldUntil: number }
  | { state: 'paid' }
  | Gone

/**
 * Starts a payment of an order at a gateway. Idempotent per order and gateway: the reservations are held first, then the open attempt
 * (one row per `openKey`, which a paid attempt keeps) is returned, after querying the gateway whether it has been paid. A failed order can
 * be paid again.
 */
export async function startPayment(args: Args): Promise<StartPaymentResult> {
  const { payload, project, order, provider, now } = args
  const held = await holdOrder(payload, order, provider.id, now)
  if (held.state === 'settling') return finishSettlement(args)
  if (held.state !== 'held') return held
  const { heldUntil } = held
  const openKey = `${order.id}:${provider.id}`
  const attempts = await attemptsOf(payload, order)
  // Apply money already received before requesting more.
  const paid = attempts.find(({ status, isSettled }) => status === 'paid' && !isSettled)
  if (paid) return applyReceived(payload, paid, now)
  const open = attempts.find((attempt) => attempt.openKey === openKey)
  if (open) {
    const { gatewayOrderId } = open
    for (const paymentEvent of await provider.fetchPayments({ payload, project, gatewayOrderId })) {
      await settlePayment({ payload, project, gateway: provider.id, paymentEvent, now })
      if (paymentEvent.status === 'paid') return { state: 'paid' }
    }
    const stillOpen = await findOpenAttempt(payload, openKey)
    if (stillOpen?.status === 'paid') return applyReceived(payload, stillOpen, now)
    if (stillOpen) return { state: 'open', payment: stillOpen, heldUntil }
  }
  const payment = await openAttempt(args, openKey, attempts.length)
  return payment.status === 'paid'
    ? applyReceived(payload, payment, now)
    : { state: 'open', payment, heldUntil }
}

async function applyReceived(payload: BasePayload, payment: Payment, now: Date): Promise<StartPaymentResult> {
  await applyPayment(payload, payment, now)
  return { state: 'paid' }
}

/** Finishes the settlement in progress, and returns its outcome. */
async function finishSettlement({ payload, order, now }: Args): Promise<StartPaymentResult> {
  const where = { id: { equals: order.id } }
  const before = await readRow({ payload, collection: 'orders', where })
  if (before) await completeSettlement(payload, before, now)
  const after = await readRow({ payload, collection: 'orders', where })
  return after?.paidBy ? { state: 'paid' } : { state: 'ended' }
}

/** Upper limit of attempts per order that are read. */
const MAX_ATTEMPTS = 500

const attemptsOf = (payload: BasePayload, { id }: Order): Promise<Payment[]> =>
  readRows({
    payload,
    collection: 'payments',
    where: { order: { equals: id } },
    sort: ['-createdAt'],
    limit: MAX_ATTEMPTS,
  })

const findOpenAttempt = (payload: BasePayload, openKey: string): Promise<Payment | null> =>
  readRow({ payload, collection: 'payments', where: { openKey: { equals: openKey } } })

/** Concurrent starts compute the same receipt and share one attempt; if that one has ended, the next number is tried. */
const MAX_TRIES = 5

async function openAttempt(args: Args, openKey: string, before: number): Promise<Payment> {
  const { payload, order } = args
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const attempts = tries === 0 ? before : (await attemptsOf(payload, order)).length
    const open = (await makeAttempt(args, openKey, attempts)) ?? (await findOpenAttempt(payload, openKey))
    if (open) return open
  }
  throw new Error(`no attempt to pay order ${order.number} could be started`)
}

/** Inserts a new attempt; null when one with this `openKey` or receipt exists. */
async function makeAttempt(
  { payload, project, order, provider, returnUrl, now }: Args,
  openKey: string,
  attempts: number,
): Promise<Payment | null> {
  // One receipt per attempt: a start interrupted after the gateway created its order finds that order again.
  const { gatewayOrderId } = await provider.createOrder({
    payload,
    project,
    receipt: `${order.number}-${attempts + 1}-${String(order.id).slice(0, 8)}`,
    amountPaise: order.payablePaise,
    returnUrl,
  })
  return insertIfAbsent({
    payload,
    collection: 'payments',
    data: {
      project: project.id,
      order: order.id,
      gateway: provider.id,
      gatewayOrderId,
      gatewayKey: `${project.id}:${provider.id}:${gatewayOrderId}`,
      paymentKey: `-:${gatewayOrderId}`,
      openKey,
      amountPaise: order.payablePaise,
      status: 'created',
      isSettled: false,
      queries: 0,
      queryAt: new Date(now.getTime() + refundRetryMs(0)).toISOString(),
    },
  })
}

type WithoutGateway = {
  payload: BasePayload
  order: Order
  gateway: 'none' | 'offline' | 'bankTransfer' | 'cashOnDelivery' | typeof FUNDS_GATEWAY
  /** External reference of the money, such as a receipt or a transfer; unique in a project. */
  reference: string | null
  now: Date
}

/** Records a payment received without a gateway (nothing to pay, or taken by staff). Idempotent; null when the reference was used before. */
export async function recordPayment({
  payload,
  order,
  gateway,
  reference,
  now,
}: WithoutGateway): Promise<Payment | null> {
  const project = idOf(order.project) as string
  const name = `${gateway}:${order.id}`
  const paymentId = reference ?? name
  const row = await insertIfAbsent({
    payload,
    collection: 'payments',
    data: {
      project,
      order: order.id,
      gateway,
      gatewayOrderId: name,
      gatewayPaymentId: paymentId,
      gatewayKey: `${project}:${name}`,
      paymentKey: paymentKeyOf(project, gateway, paymentId),
      openKey: `closed:${name}`,
      amountPaise: amountToPay(order),
      status: 'paid',
      method: gateway,
      reference,
      settledAt: now.toISOString(),
      isSettled: false,
      queries: 0,
    },
  })
  if (row) return row
  const before = await readRow({
    payload,
    collection: 'payments',
    where: { gatewayKey: { equals: `${project}:${name}` } },
  })
  return before?.gatewayPaymentId === paymentId ? before : null
}

/** Closes an order's open attempts at gateways; a success reported later is refunded. */
export async function closeAttempts(payload: BasePayload, order: string): Promise<void> {
  const { docs } = await payload.db.find<Payment>({
    collection: 'payments',
    where: { and: [{ order: { equals: order } }, { status: { equals: 'created' } }] },
    pagination: false,
    limit: 20,
  })
  for (const { id } of docs)
    await conditionalUpdate({
      payload,
      collection: 'payments',
      where: { and: [{ id: { equals: id } }, { status: { equals: 'created' } }] },
      data: { openKey: `closed:${id}` },
    })
}
