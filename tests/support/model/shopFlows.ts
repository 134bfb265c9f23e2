import type { BasePayload } from 'payload'
import { sandbox } from '#cms/adapters/payments/sandbox/sandbox.ts'
import { sweepPayments } from '#cms/jobs/sweepPayments.ts'
import { sweepShipments } from '#cms/jobs/sweepShipments.ts'
import { cancelOrder } from '#cms/operations/orders/cancelOrder.ts'
import { collectCashOnDelivery } from '#cms/operations/orders/collectCashOnDelivery.ts'
import { confirmCashOrder } from '#cms/operations/payments/confirmDue.ts'
import { receiveWebhook } from '#cms/operations/payments/receiveWebhook.ts'
import { settlePayment } from '#cms/operations/payments/settlePayment.ts'
import { startPayment } from '#cms/operations/payments/startPayment.ts'
import { requestReturn } from '#cms/operations/returns/requestReturn.ts'
import { changeShipment } from '#cms/operations/shipments/changeShipment.ts'
import { closeOrderOfLostParcel, decideParcel } from '#cms/operations/shipments/decideParcel.ts'
import { handleReturnedParcel } from '#cms/operations/shipments/handleReturnedParcel.ts'
import { moveLines } from '#cms/operations/shipments/moveLines.ts'
import { packLines } from '#cms/operations/shipments/packLines.ts'
import { restock } from '#cms/operations/shipments/restock.ts'
import { sweepWallets } from '#cms/operations/wallets/sweepWallets.ts'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import type { Order, Shipment } from '#payload-types'
import { type PurchasePlan, placeIn, type World } from './shopWorld.ts'

/** Draws numbers in [0, 1). */
type Draw = () => number
/** What a flow runs on; `at` picks the process that serves its next request. */
type FlowContext = { world: World; at: () => BasePayload; draw: Draw }

const gateway = 'sandbox'
const PARCEL = { weightGrams: 500, lengthCm: 20, widthCm: 15, heightCm: 5 }

const readOrder = (payload: BasePayload, { id }: Order) =>
  readRow({ payload, collection: 'orders', where: { id: { equals: id } } }) as Promise<Order>

const start = ({ world, at }: FlowContext, order: Order) =>
  startPayment({
    payload: at(),
    project: world.project,
    order,
    provider: sandbox,
    now: world.now,
    returnUrl: 'http://localhost/return',
  })

/** Records the outcome of a payment at the sandbox gateway. */
const payAtGateway = ({ world }: FlowContext, gatewayOrderId: string, state: 'paid' | 'failed') =>
  conditionalUpdate({
    payload: world.payload,
    collection: 'sandbox-transactions',
    where: { gatewayOrderId: { equals: gatewayOrderId } },
    data: { state, paymentId: `pay_${gatewayOrderId}` },
  })

/** Reports the outcome by callback, webhook and a repeated callback at once; each may be left out. */
async function reportOutcome(
  context: FlowContext,
  order: Order,
  gatewayOrderId: string,
  status: 'paid' | 'failed',
): Promise<void> {
  const { world, at, draw } = context
  const { project, now } = world
  const paymentEvent = {
    gatewayOrderId,
    gatewayPaymentId: `pay_${gatewayOrderId}`,
    amountPaise: order.payablePaise,
    status,
    method: 'test',
  }
  const callback = () => settlePayment({ payload: at(), project, gateway, paymentEvent, now })
  const webhook = () =>
    receiveWebhook({
      payload: at(),
      project,
      gateway,
      now,
      webhook: {
        eventId: `${gatewayOrderId}:${status}`,
        event: 'payment',
        payment: paymentEvent,
        refund: null,
        query: null,
      },
    })
  const reports = [callback, webhook, callback].filter(() => draw() < 0.7)
  await Promise.all(reports.map((one) => one()))
}

const cancel = ({ world, at }: FlowContext, order: Order) =>
  cancelOrder({ payload: at(), order: String(order.id), by: null, reason: null, now: world.now })

/** Starts a payment that succeeds or fails, may start another, and may cancel the order at any moment. */
async function payOnline(context: FlowContext, order: Order): Promise<void> {
  const { draw, at } = context
  const started = await start(context, order)
  if (started.state !== 'open') return
  const { gatewayOrderId } = started.payment
  if (draw() < 0.2) {
    await payAtGateway(context, gatewayOrderId, 'failed')
    await reportOutcome(context, order, gatewayOrderId, 'failed')
    if (draw() < 0.5) return payOnline(context, await readOrder(at(), order))
  }
  const concurrent: Promise<unknown>[] = []
  if (draw() < 0.3) concurrent.push(start(context, order))
  if (draw() < 0.25)
    concurrent.push(cancel(context, order), ...(draw() < 0.5 ? [cancel(context, order)] : []))
  if (draw() < 0.85) {
    await payAtGateway(context, gatewayOrderId, 'paid')
    concurrent.push(reportOutcome(context, order, gatewayOrderId, 'paid'))
    if (draw() < 0.3) concurrent.push(start(context, order))
  }
  await Promise.all(concurrent)
}

async function confirmCashOnDelivery(context: FlowContext, order: Order): Promise<void> {
  const { world, at, draw } = context
  const concurrent: Promise<unknown>[] = [confirmCashOrder(at(), order, world.now)]
  if (draw() < 0.5) concurrent.push(confirmCashOrder(at(), order, world.now))
  if (draw() < 0.15) concurrent.push(cancel(context, order))
  await Promise.all(concurrent)
}

async function packWaitingLines({ world, at }: FlowContext, order: Order): Promise<Shipment | null> {
  const indexes = order.lines.flatMap(({ state }, index) => (state === 'waiting' ? [index] : []))
  const parcel = await packLines({
    payload: at(),
    order,
    indexes,
    courier: 'manual',
    parcel: PARCEL,
    by: 'Somebody',
    now: world.now,
  })
  return parcel.state === 'packed' ? parcel.shipment : null
}

/** Ships the goods: they are delivered, get lost, or come back and may be restocked; steps may run twice at once. */
async function ship(context: FlowContext, order: Order): Promise<void> {
  const { world, at, draw } = context
  const { now } = world
  const shipment = await packWaitingLines(context, order)
  if (!shipment) return
  await moveLines(at(), shipment, 'shipped', now)
  if (draw() < 0.5) {
    await moveLines(at(), shipment, 'delivered', now)
    if (order.method === 'cashOnDelivery')
      await collectCashOnDelivery({ payload: at(), order: await readOrder(at(), order), by: 'Somebody', now })
    return
  }
  const state = draw() < 0.6 ? ('rtoDelivered' as const) : ('lost' as const)
  const undelivered = await changeShipment<Shipment>(at(), String(shipment.id), now, (row) => ({
    data: { state },
    answer: { ...row, state },
  }))
  if (!undelivered) return
  await Promise.all([
    handleReturnedParcel(at(), undelivered, now),
    ...(draw() < 0.3 ? [handleReturnedParcel(at(), undelivered, now)] : []),
  ])
  if (state === 'lost') return decideLost(context, String(shipment.id))
  if (draw() < 0.6) {
    await changeShipment(at(), String(shipment.id), now, () => ({
      data: { courierTask: 'restock' },
      answer: null,
    }))
    await Promise.all([
      restock(at(), undelivered, now),
      ...(draw() < 0.5 ? [restock(at(), undelivered, now)] : []),
    ])
  }
}

/** Resends lost goods or closes their unpaid order, possibly both at once. */
async function decideLost({ world: { now }, at, draw }: FlowContext, id: string): Promise<void> {
  const close = () => closeOrderOfLostParcel(at(), id, null, now)
  const resend = () => decideParcel(at(), id, 'resend', null, now)
  await Promise.all([close, resend, resend].filter(() => draw() < 0.5).map((one) => one()))
}

/** Returns one piece, or cancels it before it is sent; the request may be repeated at once. */
async function returnOrCancelOne({ world, at, draw }: FlowContext, order: Order): Promise<void> {
  const index = order.lines.findIndex(({ state }) => state === 'delivered' || state === 'waiting')
  const line = order.lines[index]
  if (!line || order.status === 'cancelled' || !order.isSold) return
  const request = () =>
    requestReturn({
      payload: at(),
      order,
      kind: line.state === 'waiting' ? 'cancel' : 'return',
      way: 'source',
      lines: [{ index, quantity: 1, reason: 'damaged', photos: [] }],
      note: null,
      payTo: null,
      by: 'Somebody',
      state: 'refunding' as const,
      requestKey: `${order.id}:back`,
      now: world.now,
    })
  await Promise.all([request(), ...(draw() < 0.5 ? [request()] : [])])
}

/** One person's order from the checkout to a possible return; they may stop after any step. */
export async function buy(context: FlowContext, plan: PurchasePlan): Promise<void> {
  const { world, at, draw } = context
  const order = await placeIn(at(), world, plan)
  if (draw() < 0.05) return
  if (plan.method === 'cashOnDelivery') await confirmCashOnDelivery(context, order)
  else await payOnline(context, order)
  const after = await readOrder(at(), order)
  const outcome = draw()
  if (outcome < 0.35) await ship(context, after)
  else if (outcome < 0.5) await Promise.all([cancel(context, after), cancel(context, after)])
  if (draw() < 0.4) await returnOrCancelOne(context, await readOrder(at(), order))
}

/** Runs the server's periodic jobs for payments, shipments and wallets once. */
export async function sweep(payload: BasePayload, now: Date): Promise<void> {
  await sweepPayments(payload, now)
  await sweepShipments(payload, now)
  await sweepWallets(payload, now, true)
}
