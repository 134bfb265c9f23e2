import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { dayText } from '#domain/invoices/texts.ts'
import {
  addressChangedNotification,
  cancelledUnpaidNotification,
  dueOnDeliveryNotification,
  transferDueNotification,
} from '#domain/notifications/orderNews.ts'
import { addressVersion } from '#domain/orders/addressChange.ts'
import { addressText } from '#domain/orders/orderAddress.ts'
import { toPayOf } from '#domain/returns/piecesOf.ts'
import type { Order } from '#payload-types'
import { shopOf } from '../checkout/shopOf.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'
import { changeOrder } from './changeOrder.ts'
import { tellStudent } from './tellStudent.ts'

const isDueLater = ({ method, paymentStatus, paidBy }: Order): boolean =>
  !paidBy && paymentStatus === 'due' && (method === 'cashOnDelivery' || method === 'bankTransfer')

/** Tells the student once that an order is placed which is paid on delivery or by a transfer, and how. May be repeated. */
export async function notifyOfPlaced(payload: BasePayload, order: Order, now: Date): Promise<void> {
  if (!isDueLater(order)) return
  if (order.method === 'cashOnDelivery') {
    await tellStudent(
      payload,
      order,
      dueOnDeliveryNotification(order.number, toPayOf(order)),
      `due:${order.id}`,
      now,
    )
    return
  }
  const { bank } = await shopOf(payload, await projectOfRow(payload, order))
  const until = dayText(Date.parse(order.heldUntil ?? order.placedAt))
  const news = transferDueNotification(order.number, toPayOf(order), until, bank.instructions)
  await tellStudent(payload, order, news, `due:${order.id}`, now)
}

/** The same for an order that waits for a transfer, which keeps it as work until it is done. */
export async function notifyOfTransfer(payload: BasePayload, id: string, now: Date): Promise<void> {
  const order = await readRow({ payload, collection: 'orders', where: { id: { equals: id } } })
  if (order?.pendingTask !== 'notify') return
  await notifyOfPlaced(payload, order, now)
  await changeOrder(payload, id, now, ({ pendingTask }) => ({
    data: pendingTask === 'notify' ? { pendingTask: null } : null,
    answer: null,
  }))
}

/** Tells the student once that an order was cancelled which was due on delivery or by a transfer: they have nothing to pay. */
export async function notifyOfCancelled(payload: BasePayload, order: Order, now: Date): Promise<void> {
  const cancelled = order.timeline.find(({ event }) => event === 'cancelled')
  const wasDue = order.timeline.some(({ event }) => event === 'paymentDue')
  // What became of a parcel that came back or was lost is told with the parcel.
  const isWhole = order.lines.every(({ state }) => state === 'cancelled')
  if (order.paidBy || !cancelled || !wasDue || !isWhole) return
  const reason = cancelled.by ? cancelled.text : null
  await tellStudent(
    payload,
    order,
    cancelledUnpaidNotification(order.number, reason),
    `cancelled:${order.id}`,
    now,
  )
}

/** Tells the student once of each new delivery address. May be repeated. */
export async function notifyOfAddress(payload: BasePayload, order: Order, now: Date): Promise<void> {
  const changes = addressVersion(order)
  if (changes === 0 || !order.address) return
  const news = addressChangedNotification(order.number, addressText(order.address))
  await tellStudent(payload, order, news, `address:${order.id}:${changes}`, now)
}
