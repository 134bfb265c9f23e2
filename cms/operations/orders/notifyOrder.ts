import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import {
  addressChangedNotification,
  cancelledNotification,
  cancelledUnpaidNotification,
  dueOnDeliveryNotification,
  transferDueNotification,
} from '#domain/notifications/orderNotifications.ts'
import { addressVersion } from '#domain/orders/addressChange.ts'
import { addressText } from '#domain/orders/orderAddress.ts'
import { refundDestination } from '#domain/returns/refundDestination.ts'
import { amountToPay, creditsLeft, netPaidPaise } from '#domain/returns/returnedPieces.ts'
import type { Order } from '#payload-types'
import { shopOf } from '../checkout/shopOf.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'
import { changeOrder } from './changeOrder.ts'
import { notifyBuyer } from './notifyBuyer.ts'

const isDueLater = ({ method, paymentStatus, paidBy }: Order): boolean =>
  !paidBy && paymentStatus === 'due' && (method === 'cashOnDelivery' || method === 'bankTransfer')

/** Notifies the student once of a placed order that is due on delivery or by bank transfer, with payment instructions. */
export async function notifyOrderPlaced(payload: BasePayload, order: Order, now: Date): Promise<void> {
  if (!isDueLater(order)) return
  if (order.method === 'cashOnDelivery') {
    await notifyBuyer(
      payload,
      order,
      dueOnDeliveryNotification(order.number, amountToPay(order)),
      `due:${order.id}`,
      now,
    )
    return
  }
  const { bank } = await shopOf(payload, await projectOfRow(payload, order))
  const until = Date.parse(order.heldUntil ?? order.placedAt)
  const notification = transferDueNotification(order.number, amountToPay(order), until, bank.instructions)
  await notifyBuyer(payload, order, notification, `due:${order.id}`, now)
}

/** Runs `notifyOrderPlaced` for an order whose pending task is `notify`, and clears the task. */
export async function notifyTransferDue(payload: BasePayload, id: string, now: Date): Promise<void> {
  const order = await readRow({ payload, collection: 'orders', where: { id: { equals: id } } })
  if (order?.pendingTask !== 'notify') return
  await notifyOrderPlaced(payload, order, now)
  await changeOrder(payload, id, now, ({ pendingTask }) => ({
    data: pendingTask === 'notify' ? { pendingTask: null } : null,
    answer: null,
  }))
}

/** Notifies the student once that a due order was cancelled and nothing is to be paid. */
export async function notifyOrderCancelled(payload: BasePayload, order: Order, now: Date): Promise<void> {
  const cancelled = order.timeline.find(({ event }) => event === 'cancelled')
  const wasDue = order.timeline.some(({ event }) => event === 'paymentDue')
  // Returned and lost parcels have notifications of their own.
  const isWhole = order.lines.every(({ state }) => state === 'cancelled')
  if (order.paidBy || !cancelled || !wasDue || !isWhole) return
  const reason = cancelled.by ? cancelled.text : null
  await notifyBuyer(
    payload,
    order,
    cancelledUnpaidNotification(order.number, reason, order.method === 'bankTransfer'),
    `cancelled:${order.id}`,
    now,
  )
}

/**
 * Notifies the student once that a paid order was cancelled, and where the money goes.
 * @param order as it was before the cancellation
 * @param reason from staff, null when the student cancelled
 */
export async function notifyPaidCancelled(
  payload: BasePayload,
  order: Order,
  reason: string | null,
  now: Date,
): Promise<void> {
  const destination = refundDestination({ gateway: order.gateway, isCredits: false })
  const back = { paidPaise: netPaidPaise(order), creditsPaise: creditsLeft(order) }
  const notification = cancelledNotification(order.number, reason, destination, back)
  await notifyBuyer(payload, order, notification, `cancelled:${order.id}`, now)
}

/** Notifies the student once of each change of the delivery address. */
export async function notifyAddressChanged(payload: BasePayload, order: Order, now: Date): Promise<void> {
  const changes = addressVersion(order)
  if (changes === 0 || !order.address) return
  const notification = addressChangedNotification(order.number, addressText(order.address))
  await notifyBuyer(payload, order, notification, `address:${order.id}:${changes}`, now)
}
