import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { isKeyPack } from '#domain/catalogue/kinds.ts'
import { isReversed } from '#domain/orders/moves.ts'
import { PAID_STATUSES } from '#domain/orders/netPayment.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'
import type { Order } from '#payload-types'

/** Maximum number of later paid orders of the student that are checked. */
const MAX_LATER = 20

/** Whether buying the line again makes no sense; goods and keys can be bought again. */
const opensOnce = ({ goods, kind, objection }: OrderLine): boolean =>
  goods.length === 0 && !isKeyPack(kind) && !objection

/** The number of a paid order, placed after this unpaid one, that grants access to one of its products; null without one. */
export async function boughtSince(
  payload: BasePayload,
  order: Pick<Order, 'id' | 'student' | 'placedAt' | 'lines'>,
): Promise<string | null> {
  const products = new Set(order.lines.filter(opensOnce).map(({ product }) => product))
  if (products.size === 0) return null
  const later = await readRows({
    payload,
    collection: 'orders',
    where: {
      and: [
        { student: { equals: idOf(order.student) } },
        { paymentStatus: { in: [...PAID_STATUSES] } },
        { paidAt: { greater_than: order.placedAt } },
      ],
    },
    sort: ['-placedAt'],
    limit: MAX_LATER,
    select: ['id', 'number', 'lines'],
  })
  const found = later.find(({ id, lines }) =>
    id === order.id
      ? false
      : lines.some((line) => opensOnce(line) && !isReversed(line.state) && products.has(line.product)),
  )
  return found?.number ?? null
}
