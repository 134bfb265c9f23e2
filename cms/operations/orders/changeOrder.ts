import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import { netPaymentPaise } from '#domain/orders/netPayment.ts'
import type { OrderEvent } from '#domain/orders/OrderSchemas.ts'
import { orderQueueOf } from '#domain/orders/orderQueue.ts'
import type { Order } from '#payload-types'
import type { ReservingOrder } from '../reservations/orderReservations.ts'

type Step<R> = {
  /** Changed fields; null for no change. */
  data: Partial<Order> | null
  events?: Pick<OrderEvent, 'event'>[] & Partial<OrderEvent>[]
} & ({ answer: R } | { answerWith: (order: Order) => R })

/**
 * Changes an order with optimistic locking, and appends events to its timeline. `change` is called again after a conflict. Returns its
 * answer, or null when there is no such order.
 */
export const changeOrder = <R>(
  payload: BasePayload,
  id: string,
  now: Date,
  change: (order: Order) => Step<R>,
  /** The order as just read, to save a query. */
  known?: Order,
): Promise<R | null> =>
  updateWithRetry({
    payload,
    collection: 'orders',
    where: { id: { equals: id } },
    ...(known ? { known: known as Order & { rev: number } } : {}),
    change: (order) => {
      const { data, events = [], ...answer } = change(order as Order & { rev: number })
      if (data === null) return { data: null, ...answer }
      const newEvents = events.map((event): OrderEvent => ({ ...eventOf(now), ...event }) as OrderEvent)
      const next = { ...data, ...columnsOf({ ...(order as Order), ...data }) }
      const timeline = newEvents.length > 0 ? { timeline: [...order.timeline, ...newEvents] } : {}
      return { data: { ...next, ...timeline } as never, ...answer }
    },
  })

/** Derived columns that lists and figures query. */
const columnsOf = (order: Order) => ({
  netPaymentPaise: netPaymentPaise(order),
  queue: orderQueueOf(order),
})

const eventOf = (now: Date) => ({
  at: now.getTime(),
  by: null,
  text: null,
  paise: null,
  isInternal: false,
  line: null,
  ref: null,
})

/** The order as the owner of its reservations. */
export const reservingOrder = (order: Order): ReservingOrder => ({
  id: String(order.id),
  project: idOf(order.project) as string,
  reservations: order.reservations,
})
