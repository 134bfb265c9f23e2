import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import { netPaymentPaise } from '#domain/orders/netPayment.ts'
import type { OrderEvent } from '#domain/orders/OrderSchemas.ts'
import { orderQueueOf } from '#domain/orders/orderQueue.ts'
import type { Order } from '#payload-types'
import type { Taker } from '../reservations/orderReservations.ts'

type Step<R> = {
  /** What is other from now on; null when nothing is. */
  data: Partial<Order> | null
  events?: Pick<OrderEvent, 'event'>[] & Partial<OrderEvent>[]
} & ({ answer: R } | { answerWith: (order: Order) => R })

/**
 * Changes an order by what stands in it, and tells it in its timeline. `change` is asked again when somebody else was
 * quicker. Null when there is no such order.
 */
export const changeOrder = <R>(
  payload: BasePayload,
  id: string,
  now: Date,
  change: (order: Order) => Step<R>,
  /** The order as it was read a moment ago. */
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
      const told = events.map((event): OrderEvent => ({ ...eventOf(now), ...event }) as OrderEvent)
      const next = { ...data, ...columnsOf({ ...(order as Order), ...data }) }
      const timeline = told.length > 0 ? { timeline: [...order.timeline, ...told] } : {}
      return { data: { ...next, ...timeline } as never, ...answer }
    },
  })

/** What lists and figures look orders up by; it follows from the rest of the row. */
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

/** An order as what reserves. */
export const takerOf = (order: Order): Taker => ({
  id: String(order.id),
  project: idOf(order.project) as string,
  reservations: order.reservations,
})
