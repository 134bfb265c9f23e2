import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { conditionalUpdate, insertIfAbsent, readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { FUNDS_GATEWAY } from '#domain/orders/methods.ts'
import { paymentKeyOf } from '#domain/orders/paymentReference.ts'
import { waitAfter } from '#domain/orders/refunds.ts'
import { toPayOf } from '#domain/returns/piecesOf.ts'
import type { Order, Payment } from '#payload-types'
import type { PaymentProvider } from '../../adapters/payments/PaymentProvider.ts'
import { type Held, holdOrder } from '../reservations/holdOrder.ts'
import { countPayment, finishSettling } from './countPayment.ts'
import { settlePayment } from './settlePayment.ts'

type Args = {
  payload: BasePayload
  project: RequestProject
  order: Order
  provider: PaymentProvider
  returnUrl: string
  now: Date
}
type Gone = Extract<Held, { state: 'gone' | 'ended' }>
/** `heldUntil` is when what the order takes goes back to others, ms since epoch. */
export type Started = { state: 'open'; payment: Payment; heldUntil: number } | { state: 'paid' } | Gone

/**
 * Starts paying an order at a gateway, idempotent per order and gateway: what the order takes is held first, then a repeat
 * gets the attempt that is still open (one row under `openKey`, which a paid one keeps), after the gateway was asked whether that has been paid
 * already. An order that failed before is payable again.
 */
export async function startPayment(args: Args): Promise<Started> {
  const { payload, project, order, provider, now } = args
  const held = await holdOrder(payload, order, provider.id, now)
  if (held.state === 'settling') return startedAfter(args)
  if (held.state !== 'held') return held
  const { heldUntil } = held
  const openKey = `${order.id}:${provider.id}`
  const attempts = await attemptsOf(payload, order)
  // Money that has come is counted before anybody is asked for more.
  const paid = attempts.find(({ status, isSettled }) => status === 'paid' && !isSettled)
  if (paid) return counted(payload, paid, now)
  const open = attempts.find((attempt) => attempt.openKey === openKey)
  if (open) {
    const { gatewayOrderId } = open
    for (const news of await provider.fetchPayments({ payload, project, gatewayOrderId })) {
      await settlePayment({ payload, project, gateway: provider.id, news, now })
      if (news.status === 'paid') return { state: 'paid' }
    }
    const still = await openOne(payload, openKey)
    if (still?.status === 'paid') return counted(payload, still, now)
    if (still) return { state: 'open', payment: still, heldUntil }
  }
  const payment = await openAttempt(args, openKey, attempts.length)
  return payment.status === 'paid' ? counted(payload, payment, now) : { state: 'open', payment, heldUntil }
}

async function counted(payload: BasePayload, payment: Payment, now: Date): Promise<Started> {
  await countPayment(payload, payment, now)
  return { state: 'paid' }
}

/** What becomes of a start in the middle of a settlement: that comes to its end first. */
async function startedAfter({ payload, order, now }: Args): Promise<Started> {
  const where = { id: { equals: order.id } }
  const before = await readRow({ payload, collection: 'orders', where })
  if (before) await finishSettling(payload, before, now)
  const after = await readRow({ payload, collection: 'orders', where })
  return after?.paidBy ? { state: 'paid' } : { state: 'ended' }
}

/** More attempts than these no order has. */
const MOST = 500

const attemptsOf = (payload: BasePayload, { id }: Order): Promise<Payment[]> =>
  readRows({
    payload,
    collection: 'payments',
    where: { order: { equals: id } },
    sort: ['-createdAt'],
    limit: MOST,
  })

const openOne = (payload: BasePayload, openKey: string): Promise<Payment | null> =>
  readRow({ payload, collection: 'payments', where: { openKey: { equals: openKey } } })

/** Starts beside one another name the same attempt and share it; one that ended meanwhile is followed by the next. */
const TRIES = 5

async function openAttempt(args: Args, openKey: string, before: number): Promise<Payment> {
  const { payload, order } = args
  for (let tries = 0; tries < TRIES; tries++) {
    const attempts = tries === 0 ? before : (await attemptsOf(payload, order)).length
    const open = (await makeAttempt(args, openKey, attempts)) ?? (await openOne(payload, openKey))
    if (open) return open
  }
  throw new Error(`no attempt to pay order ${order.number} could be started`)
}

/** A new attempt, or null when one of its name is there. */
async function makeAttempt(
  { payload, project, order, provider, returnUrl, now }: Args,
  openKey: string,
  attempts: number,
): Promise<Payment | null> {
  // One name for each attempt: a start that broke off after the gateway heard of it finds the gateway's order again.
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
      asked: 0,
      askAt: new Date(now.getTime() + waitAfter(0)).toISOString(),
    },
  })
}

type WithoutGateway = {
  payload: BasePayload
  order: Order
  gateway: 'none' | 'offline' | 'bankTransfer' | 'cashOnDelivery' | typeof FUNDS_GATEWAY
  /** What names the money outside: a receipt, a transfer. Counts once in a project. */
  reference: string | null
  now: Date
}

/** The row of money that comes without a gateway and has come: nothing to pay, or taken by staff. Null when its reference was used before. */
export async function notePayment({
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
      amountPaise: toPayOf(order),
      status: 'paid',
      method: gateway,
      reference,
      settledAt: now.toISOString(),
      isSettled: false,
      asked: 0,
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

/** Ends attempts of an order that are still open at gateways; a success that comes after all goes back. */
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
