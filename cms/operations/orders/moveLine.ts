import type { BasePayload } from 'payload'
import { idOf } from '#access/idOf.ts'
import type { SENT_STATES } from '#domain/calls/orders.ts'
import { sentNews } from '#domain/notifications/orderNews.ts'
import { lineKey } from '#domain/orders/lineKey.ts'
import { canLineMove, fulfilmentOf, type OrderStatus, type PaymentStatus } from '#domain/orders/moves.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'
import type { Order } from '#payload-types'
import { changeOrder } from '../commerce/changeOrder.ts'
import { notify } from '../notifications/notify.ts'

type Sent = (typeof SENT_STATES)[number]
type Args = { payload: BasePayload; order: Order; line: string; to: Sent; by: string; now: Date }
type Moved = { state: 'moved'; title: string } | { state: 'tooLate' } | { state: 'keysMissing' }

/** Money that is there, or comes at the door. */
const OWED: readonly PaymentStatus[] = ['paid', 'due', 'partlyRefunded']
const SENDS: readonly OrderStatus[] = ['confirmed', 'completed']

/** Whether a line of goods may be moved on now: as far as its own state goes, and what the order says to it. */
export const canSend = (
  { status, paymentStatus, work }: Pick<Order, 'status' | 'paymentStatus' | 'work'>,
  { state, goods }: Pick<OrderLine, 'state' | 'goods'>,
  to: Sent,
): boolean =>
  goods.length > 0 &&
  SENDS.includes(status) &&
  OWED.includes(paymentStatus) &&
  work !== 'fulfil' &&
  canLineMove(state, to)

/**
 * Moves a line of goods on: packed, shipped, delivered. The order is completed with its last line when it is paid; its
 * student is told of what leaves and arrives. A move that was made already stays made.
 */
export async function moveLine({ payload, order, line: key, to, by, now }: Args): Promise<Moved> {
  const moved = await changeOrder<Moved>(payload, String(order.id), now, (current) => {
    const named = current.lines.filter((line) => lineKey(line) === key)
    const line = named.find((one) => canSend(current, one, to))
    if (!line) {
      const done = named.find(({ state }) => state === to)
      return { data: null, answer: done ? { state: 'moved', title: done.title } : { state: 'tooLate' } }
    }
    if (line.state === 'backordered' && line.bought.keys > 0)
      return { data: null, answer: { state: 'keysMissing' } }
    const lines = current.lines.map((one) => (one === line ? { ...one, state: to } : one))
    const fulfilment = fulfilmentOf(
      lines.map(({ state }) => state),
      true,
    )
    const isOver = fulfilment === 'done' && current.paymentStatus !== 'due'
    return {
      data: { lines, fulfilment, status: isOver ? 'completed' : current.status },
      events: [{ event: to, by, text: line.title }],
      answer: { state: 'moved', title: line.title },
    }
  })
  if (moved?.state === 'moved' && to !== 'packed')
    await notify(payload, {
      project: idOf(order.project) as string,
      user: idOf(order.student) as string,
      kind: 'order',
      ...sentNews(order.number, moved.title, to),
      dedupeKey: `${to}:${order.id}:${key}`,
      now,
    })
  return moved ?? { state: 'tooLate' }
}
