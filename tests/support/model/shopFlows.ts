import type { BasePayload } from 'payload'
import { sandbox } from '#cms/adapters/payments/sandbox/sandbox.ts'
import { sweepPayments } from '#cms/jobs/sweepPayments.ts'
import { sweepShipments } from '#cms/jobs/sweepShipments.ts'
import { cameBack } from '#cms/operations/courier/cameBack.ts'
import { changeShipment } from '#cms/operations/courier/changeShipment.ts'
import { closeOrderOfLost, decideParcel } from '#cms/operations/courier/decideParcel.ts'
import { moveLines } from '#cms/operations/courier/moveLines.ts'
import { packLines } from '#cms/operations/courier/packLines.ts'
import { restock } from '#cms/operations/courier/restock.ts'
import { tidyWallets } from '#cms/operations/ledger/tidyWallets.ts'
import { cancelOrder } from '#cms/operations/orders/cancelOrder.ts'
import { collectCashOnDelivery } from '#cms/operations/orders/collectCashOnDelivery.ts'
import { confirmCash } from '#cms/operations/payments/confirmDue.ts'
import { receiveWebhook } from '#cms/operations/payments/receiveWebhook.ts'
import { settlePayment } from '#cms/operations/payments/settlePayment.ts'
import { startPayment } from '#cms/operations/payments/startPayment.ts'
import { requestReturn } from '#cms/operations/returns/requestReturn.ts'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import type { Order, Shipment } from '#payload-types'
import { placeIn, type Wish, type World } from './shopWorld.ts'

/** Draws numbers in [0, 1). */
type Draw = () => number
/** The processes that a flow may be served by. */
type Served = { world: World; at: () => BasePayload; draw: Draw }

const gateway = 'sandbox'
const PARCEL = { weightGrams: 500, lengthCm: 20, widthCm: 15, heightCm: 5 }

const readOrder = (payload: BasePayload, { id }: Order) =>
  readRow({ payload, collection: 'orders', where: { id: { equals: id } } }) as Promise<Order>

const start = ({ world, at }: Served, order: Order) =>
  startPayment({
    ...{ payload: at(), project: world.project, order, provider: sandbox, now: world.now },
    returnUrl: 'http://localhost/return',
  })

/** The gateway's own books say what became of a payment. */
const payAtGateway = ({ world }: Served, gatewayOrderId: string, state: 'paid' | 'failed') =>
  conditionalUpdate({
    payload: world.payload,
    collection: 'sandbox-transactions',
    where: { gatewayOrderId: { equals: gatewayOrderId } },
    data: { state, paymentId: `pay_${gatewayOrderId}` },
  })

/** The browser comes back, and the gateway tells by itself: once or several times, beside one another. */
async function tell(
  served: Served,
  order: Order,
  gatewayOrderId: string,
  status: 'paid' | 'failed',
): Promise<void> {
  const { world, at, draw } = served
  const { project, now } = world
  const news = {
    ...{ gatewayOrderId, gatewayPaymentId: `pay_${gatewayOrderId}`, amountPaise: order.payablePaise },
    ...{ status, method: 'test' },
  }
  const callback = () => settlePayment({ payload: at(), project, gateway, paymentEvent: news, now })
  const webhook = () =>
    receiveWebhook({
      ...{ payload: at(), project, gateway, now },
      news: {
        eventId: `${gatewayOrderId}:${status}`,
        event: 'payment',
        payment: news,
        refund: null,
        ask: null,
      },
    })
  const told = [callback, webhook, callback].filter(() => draw() < 0.7)
  await Promise.all(told.map((one) => one()))
}

const cancel = ({ world, at }: Served, order: Order) =>
  cancelOrder({ payload: at(), order: String(order.id), by: null, reason: null, now: world.now })

/** Somebody starts, pays or fails, starts again, and may cancel at any moment of it. */
async function payOnline(served: Served, order: Order): Promise<void> {
  const { draw, at } = served
  const started = await start(served, order)
  if (started.state !== 'open') return
  const { gatewayOrderId } = started.payment
  if (draw() < 0.2) {
    await payAtGateway(served, gatewayOrderId, 'failed')
    await tell(served, order, gatewayOrderId, 'failed')
    if (draw() < 0.5) return payOnline(served, await readOrder(at(), order))
  }
  const beside: Promise<unknown>[] = []
  if (draw() < 0.3) beside.push(start(served, order))
  if (draw() < 0.25) beside.push(cancel(served, order), ...(draw() < 0.5 ? [cancel(served, order)] : []))
  if (draw() < 0.85) {
    await payAtGateway(served, gatewayOrderId, 'paid')
    beside.push(tell(served, order, gatewayOrderId, 'paid'))
    if (draw() < 0.3) beside.push(start(served, order))
  }
  await Promise.all(beside)
}

async function payAtDoor(served: Served, order: Order): Promise<void> {
  const { world, at, draw } = served
  const beside: Promise<unknown>[] = [confirmCash(at(), order, world.now)]
  if (draw() < 0.5) beside.push(confirmCash(at(), order, world.now))
  if (draw() < 0.15) beside.push(cancel(served, order))
  await Promise.all(beside)
}

async function packed({ world, at }: Served, order: Order): Promise<Shipment | null> {
  const indexes = order.lines.flatMap(({ state }, index) => (state === 'waiting' ? [index] : []))
  const parcel = await packLines({
    ...{ payload: at(), order, indexes, courier: 'manual', parcel: PARCEL, by: 'Somebody', now: world.now },
  })
  return parcel.state === 'packed' ? parcel.shipment : null
}

/** Goods are sent and delivered, or come back and may be put into stock again, by two people at once too. */
async function ship(served: Served, order: Order): Promise<void> {
  const { world, at, draw } = served
  const { now } = world
  const shipment = await packed(served, order)
  if (!shipment) return
  await moveLines(at(), shipment, 'shipped', now)
  if (draw() < 0.5) {
    await moveLines(at(), shipment, 'delivered', now)
    if (order.method === 'cashOnDelivery')
      await collectCashOnDelivery({ payload: at(), order: await readOrder(at(), order), by: 'Somebody', now })
    return
  }
  const state = draw() < 0.6 ? ('rtoDelivered' as const) : ('lost' as const)
  const back = await changeShipment<Shipment>(at(), String(shipment.id), now, (row) => ({
    data: { state },
    answer: { ...row, state },
  }))
  if (!back) return
  await Promise.all([cameBack(at(), back, now), ...(draw() < 0.3 ? [cameBack(at(), back, now)] : [])])
  if (state === 'lost') return decideLost(served, String(shipment.id))
  if (draw() < 0.6) {
    await changeShipment(at(), String(shipment.id), now, () => ({
      data: { courierTask: 'restock' },
      answer: null,
    }))
    await Promise.all([restock(at(), back, now), ...(draw() < 0.5 ? [restock(at(), back, now)] : [])])
  }
}

/** What was lost is sent again, or its unpaid order is closed; two people may decide at once. */
async function decideLost({ world: { now }, at, draw }: Served, id: string): Promise<void> {
  const close = () => closeOrderOfLost(at(), id, null, now)
  const again = () => decideParcel(at(), id, 'resend', null, now)
  await Promise.all([close, again, again].filter(() => draw() < 0.5).map((one) => one()))
}

/** A piece goes back, or is cancelled before it is sent; the same request may come twice. */
async function giveBack({ world, at, draw }: Served, order: Order): Promise<void> {
  const index = order.lines.findIndex(({ state }) => state === 'delivered' || state === 'waiting')
  const line = order.lines[index]
  if (!line || order.status === 'cancelled' || !order.isSold) return
  const ask = () =>
    requestReturn({
      ...{ payload: at(), order, kind: line.state === 'waiting' ? 'cancel' : 'return', way: 'source' },
      lines: [{ index, quantity: 1, reason: 'damaged', photos: [] }],
      ...{ note: null, payTo: null, by: 'Somebody', state: 'refunding' as const },
      ...{ requestKey: `${order.id}:back`, now: world.now },
    })
  await Promise.all([ask(), ...(draw() < 0.5 ? [ask()] : [])])
}

/** One person's way through the shop, as far as they go. */
export async function buy(served: Served, wish: Wish): Promise<void> {
  const { world, at, draw } = served
  const order = await placeIn(at(), world, wish)
  if (draw() < 0.05) return
  if (wish.method === 'cashOnDelivery') await payAtDoor(served, order)
  else await payOnline(served, order)
  const after = await readOrder(at(), order)
  const fate = draw()
  if (fate < 0.35) await ship(served, after)
  else if (fate < 0.5) await Promise.all([cancel(served, after), cancel(served, after)])
  if (draw() < 0.4) await giveBack(served, await readOrder(at(), order))
}

/** What the server does by itself every few seconds. */
export async function sweep(payload: BasePayload, now: Date): Promise<void> {
  await sweepPayments(payload, now)
  await sweepShipments(payload, now)
  await tidyWallets(payload, now, true)
}
