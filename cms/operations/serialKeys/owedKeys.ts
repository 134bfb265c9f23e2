import type { BasePayload, Where } from 'payload'
import { countRows, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { keyPoolsOf } from '#domain/orders/keyPools.ts'
import { isUnsent } from '#domain/orders/moves.ts'
import { PAID_STATUSES } from '#domain/orders/netPayment.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'
import type { Reservation } from '#domain/reservations/reservationPool.ts'
import { stockKey } from '#domain/reservations/stockKey.ts'
import type { Order, StockLevel } from '#payload-types'
import { returnReservationName } from '../reservations/returnReservationName.ts'

/** Upper limit of unsettled orders that are read. */
const MAX_ORDERS = 5000
const PAID = [...PAID_STATUSES, 'due']

const SELECT = ['id', 'lines', 'reservations', 'status', 'pendingTask', 'isSold']

/** How many keys an order line needs from the pool of a product. */
export const keysPerLine = (line: OrderLine, pool: string): number =>
  keyPoolsOf(line).includes(pool) ? line.bought.keys * line.quantity : 0

/** Paid or due orders of a project that are being fulfilled or released, or are not completely fulfilled. */
export async function unsettledOrders(payload: BasePayload, project: string): Promise<Order[]> {
  const settled: Where[] = [
    { and: [{ pendingTask: { in: ['fulfil', 'release'] } }, { project: { equals: project } }] },
    {
      and: [
        { project: { equals: project } },
        { paymentStatus: { in: PAID } },
        { fulfilment: { in: ['waiting', 'partly'] } },
      ],
    },
  ]
  const found = await Promise.all(
    settled.map((where) =>
      readRows({
        payload,
        collection: 'orders',
        where,
        sort: ['placedAt'],
        limit: MAX_ORDERS,
        select: SELECT,
      }),
    ),
  )
  return [...new Map(found.flat().map((order) => [String(order.id), order])).values()]
}

/** Condition for the keys of one order line. */
export const keysOfLine = (order: string, line: number): Where => ({
  and: [
    { claimKey: { greater_than: `${order}:${line}:` } },
    { claimKey: { less_than: `${order}:${line};` } },
  ],
})

/** How many keys of the pool an order has bought but not been assigned. */
async function owedBy(
  payload: BasePayload,
  order: Order,
  pool: string,
  returned: Reservation | undefined,
): Promise<number> {
  if (!order.isSold) return 0
  if (order.status === 'cancelled' || order.status === 'expired') {
    // Everything it bought is about to be returned to the pool.
    const isBack = order.pendingTask !== 'release' || returned?.state === 'returned'
    const reservation = order.reservations.find(({ key }) => key === stockKey(pool, null))
    return isBack ? 0 : (reservation?.quantity ?? 0)
  }
  let owed = 0
  for (const [index, line] of order.lines.entries()) {
    const wanted = isUnsent(line.state) ? keysPerLine(line, pool) : 0
    if (wanted === 0) continue
    const where = keysOfLine(String(order.id), index)
    owed += Math.max(0, wanted - (await countRows({ payload, collection: 'class-serial-keys', where })))
  }
  return owed
}

/** Pieces sold in the pool whose orders are not marked sold yet. */
async function owedBySales(payload: BasePayload, reservations: Record<string, Reservation>): Promise<number> {
  const sales = Object.entries(reservations).filter(([, { state }]) => state === 'sold')
  if (sales.length === 0) return 0
  const where: Where = { and: [{ id: { in: sales.map(([id]) => id) } }, { isSold: { equals: true } }] }
  const rows = await readRows({
    payload,
    collection: 'orders',
    where,
    sort: ['id'],
    limit: sales.length,
    select: ['id'],
  })
  const soldOrders = new Set(rows.map(({ id }) => String(id)))
  return sales.reduce((sum, [id, { quantity }]) => sum + (soldOrders.has(id) ? 0 : quantity), 0)
}

/** How many keys of a pool are sold but not yet assigned. */
export async function owedKeys(payload: BasePayload, level: StockLevel): Promise<number> {
  const reservations = level.reservations as Record<string, Reservation>
  const pool = idOf(level.product) as string
  const orders = await unsettledOrders(payload, idOf(level.project) as string)
  let owed = await owedBySales(payload, reservations)
  for (const order of orders)
    owed += await owedBy(payload, order, pool, reservations[returnReservationName('returned', order.id)])
  return owed
}
