import type { BasePayload } from 'payload'
import { idOf } from '#access/idOf.ts'
import { guardedUpdate, insertOnce } from '#collections/guard.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { orderPaidNews } from '#domain/notifications/texts.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'
import type { Order } from '#payload-types'
import { notify } from '../notifications/notify.ts'

/**
 * Gives a paid order's buyer what was bought: one enrolment for each class of each line, granted once by its key, and
 * tells them; then the order counts as fulfilled. Safe to repeat from any point.
 */
export async function fulfilOrder(payload: BasePayload, orderId: string, now: Date): Promise<void> {
  const order = await payload.db.findOne<Order>({ collection: 'orders', where: { id: { equals: orderId } } })
  if (order?.paymentStatus !== 'paid' || order.isFulfilled) return
  const startsAt = order.paidAt ?? now.toISOString()
  for (const line of longestFirst(order.lines)) {
    for (const classId of line.grants) {
      await insertOnce({
        payload,
        collection: 'enrolments',
        data: {
          grantKey: `${order.id}:${classId}`,
          project: idOf(order.project),
          student: idOf(order.student),
          class: classId,
          product: line.product,
          order: order.id,
          startsAt,
          endsAt: line.validityDays
            ? new Date(Date.parse(startsAt) + line.validityDays * DAY_MS).toISOString()
            : null,
        },
      })
    }
  }
  await notify(payload, {
    project: idOf(order.project) as string,
    user: idOf(order.student) as string,
    kind: 'order',
    ...orderPaidNews(
      order.number,
      order.lines.some(({ grants }) => grants.length > 0),
    ),
    dedupeKey: `paid:${order.id}`,
    now,
  })
  await guardedUpdate({
    payload,
    collection: 'orders',
    where: { id: { equals: orderId } },
    data: { isFulfilled: true },
  })
}

const FOR_EVER = 1_000_000

/** A class that two lines open is open as long as the longer one says. */
const longestFirst = (lines: readonly OrderLine[]): OrderLine[] =>
  [...lines].sort((a, b) => (b.validityDays ?? FOR_EVER) - (a.validityDays ?? FOR_EVER))
