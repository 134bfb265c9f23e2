import { randomBytes } from 'node:crypto'
import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import { linesToPack } from '#domain/returns/linesToPack.ts'
import { DEFAULT_BOX, parcelGrams } from '#domain/shipments/parcel.ts'
import type { ShipmentState } from '#domain/shipments/states.ts'
import type { Order } from '#payload-types'
import type { OrderStep, SeedActivity } from '#seed/format/ActivitySchema.ts'
import { sandbox } from '../../../adapters/payments/sandbox/sandbox.ts'
import { shopOf } from '../../checkout/shopOf.ts'
import { cancelOrder } from '../../orders/cancelOrder.ts'
import { collectCashOnDelivery } from '../../orders/collectCashOnDelivery.ts'
import { collectPayment } from '../../orders/collectPayment.ts'
import { awaitTransfer, confirmCashOrder } from '../../payments/confirmDue.ts'
import { recordTransfer } from '../../payments/recordTransfer.ts'
import { settlePayment } from '../../payments/settlePayment.ts'
import { startPayment } from '../../payments/startPayment.ts'
import { approveReturn, receiveReturn } from '../../returns/decideReturn.ts'
import { requestByStudent } from '../../returns/requestByStudent.ts'
import { applyTrackingUpdates } from '../../shipments/applyTrackingUpdates.ts'
import { packLines } from '../../shipments/packLines.ts'

type Args = {
  payload: BasePayload
  project: RequestProject
  order: Order
  step: SeedActivity['orders'][number]['steps'][number]
  by: string
  now: Date
}
/** Carries out a step; returns why it was refused, or null. */
type Step = (args: Args) => Promise<string | null>

/** The operation for each step of an order. */
export const STEPS: Record<OrderStep, Step> = {
  paymentFailed: (args) => payAtSandbox(args, 'failed'),
  paid: (args) => (args.order.method === 'online' ? payAtSandbox(args, 'paid') : takeByStaff(args)),
  transferNamed: async ({ payload, order, step, now }) => {
    const waiting = await awaitTransfer(payload, order, now)
    if (waiting.state !== 'confirmed') return waiting.state
    const noted = await recordTransfer(payload, order, step.text ?? `UTR-${order.number}`, now)
    return noted === 'noted' ? null : noted
  },
  cashChosen: async ({ payload, order, now }) => {
    const { state } = await confirmCashOrder(payload, order, now)
    return state === 'confirmed' ? null : state
  },
  cancelled: async ({ payload, order, step, now }) => {
    const reason = step.text ?? null
    const done = await cancelOrder({ payload, order: String(order.id), by: null, reason, now })
    return done === 'cancelled' ? null : done
  },
  packed: pack,
  pickedUp: (args) => moveParcel(args, 'pickedUp'),
  inTransit: (args) => moveParcel(args, 'inTransit'),
  outForDelivery: (args) => moveParcel(args, 'outForDelivery'),
  delivered: async (args) => {
    const refused = await moveParcel(args, 'delivered')
    if (refused || args.order.method !== 'cashOnDelivery') return refused
    const outcome = await collectCashOnDelivery({ ...args, order: await orderNow(args) })
    return outcome === 'taken' ? null : outcome
  },
  returnAsked: requestWholeReturn,
  returnApproved: async ({ payload, order, step, by, now }) => {
    const row = await returnOf(payload, order)
    const done = row && (await approveReturn({ payload, id: row, by, answer: step.text ?? '', now }))
    return done ? null : 'nothing was asked for'
  },
  returnReceived: async ({ payload, order, step, by, now }) => {
    const id = await returnOf(payload, order)
    const grades = order.lines.filter(({ goods }) => goods.length > 0).map(() => 'asNew' as const)
    const done = id && (await receiveReturn({ payload, id, by, answer: step.text ?? '', grades, now }))
    return done ? null : 'nothing is on its way back'
  },
}

const orderNow = async ({ payload, order }: Args): Promise<Order> =>
  (await readRow({ payload, collection: 'orders', where: { id: { equals: order.id } } })) ?? order

/** Pays through the sandbox gateway like its pay page does. */
async function payAtSandbox({ payload, project, order, now }: Args, status: 'paid' | 'failed') {
  const returnUrl = `/orders/${order.id}`
  const started = await startPayment({ payload, project, order, provider: sandbox, returnUrl, now })
  if (started.state !== 'open') return started.state
  const { gatewayOrderId, amountPaise } = started.payment
  const gatewayPaymentId = `pay_${randomBytes(10).toString('hex')}`
  await conditionalUpdate({
    payload,
    collection: 'sandbox-transactions',
    where: { gatewayOrderId: { equals: gatewayOrderId } },
    data: { state: status, paymentId: gatewayPaymentId },
  })
  const paymentEvent = { gatewayOrderId, gatewayPaymentId, amountPaise, status, method: 'test' }
  await settlePayment({ payload, project, gateway: sandbox.id, paymentEvent: paymentEvent, now })
  return null
}

async function takeByStaff({ payload, order, step, by, now }: Args): Promise<string | null> {
  const outcome = await collectPayment({ payload, order, reference: step.text ?? '', by, now })
  return outcome === 'taken' ? null : outcome
}

async function pack({ payload, order, by, now }: Args): Promise<string | null> {
  const lines = linesToPack(order).filter(({ state }) => state === 'waiting')
  const indexes = lines.map(({ index }) => index)
  const parcel = { ...DEFAULT_BOX, weightGrams: parcelGrams(lines, DEFAULT_BOX.weightGrams) }
  const { state } = await packLines({ payload, order, indexes, courier: 'manual', parcel, by, now })
  return state === 'packed' ? null : state
}

async function moveParcel({ payload, order, now }: Args, state: ShipmentState): Promise<string | null> {
  const where = { order: { equals: order.id } }
  const parcel = await readRow({ payload, collection: 'shipments', where })
  if (!parcel) return 'nothing is packed'
  const at = Math.max(now.getTime(), (parcel.scans.at(-1)?.at ?? 0) + 1)
  const scan = { at, state, text: '', place: null, source: 'staff' as const }
  await applyTrackingUpdates(
    payload,
    String(parcel.id),
    { courierName: null, expectedOn: null, scans: [scan] },
    now,
  )
  const after = await readRow({ payload, collection: 'shipments', where: { id: { equals: parcel.id } } })
  return after?.state === state ? null : `the parcel is ${after?.state}`
}

const returnOf = async (payload: BasePayload, { id }: Order): Promise<string | null> => {
  const row = await readRow({ payload, collection: 'returns', where: { order: { equals: id } } })
  return row ? String(row.id) : null
}

/** Requests a return of the whole order, refunded to the original payment. */
async function requestWholeReturn({ payload, project, order, step, now }: Args): Promise<string | null> {
  const { returns: rules } = await shopOf(payload, project)
  const reason = step.reason ?? 'notNeeded'
  const lines = order.lines.map(({ quantity }, index) => ({ index, quantity, reason, photos: [] }))
  const outcome = await requestByStudent(
    { payload, order, rules, now },
    { lines, way: 'source', requestKey: `seed-${order.number}`, ...(step.text ? { note: step.text } : {}) },
  )
  return outcome.ok ? null : outcome.reason
}
