import type { BasePayload, Where } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { countRows } from '#collections/guard.ts'
import type { LineState } from '#domain/orders/moves.ts'
import { PAID_STATUSES } from '#domain/orders/netPayment.ts'
import type { Order } from '#payload-types'

/** Lines that were paid back as a whole, or never given. */
const GIVEN_BACK: readonly LineState[] = ['returned', 'refunded', 'revoked', 'cancelled']

/** Bought with an order that is paid, or given by the team. */
export type Right = 'bought' | 'given'

/**
 * By what right somebody has a product, alone or in a bundle, also when their access has ended since; null without one, and
 * after a refund.
 */
export async function rightTo(
  payload: BasePayload,
  project: RequestProject,
  student: string,
  product: string,
): Promise<Right | null> {
  const own: Where[] = [{ project: { equals: project.id } }, { student: { equals: student } }]
  const orders = await payload.db.find<Order>({
    collection: 'orders',
    where: { and: [...own, { paymentStatus: { in: [...PAID_STATUSES] } }] },
    select: { lines: true },
    pagination: false,
    limit: 0,
  })
  const isBought = orders.docs.some(({ lines }) =>
    lines.some(
      ({ state, bought, ...line }) =>
        !GIVEN_BACK.includes(state) && (line.product === product || bought.products.includes(product)),
    ),
  )
  if (isBought) return 'bought'
  const given = await countRows({
    payload,
    collection: 'entitlements',
    where: {
      and: [
        ...own,
        { kind: { equals: 'product' } },
        { target: { equals: product } },
        { source: { in: ['admin', 'reward', 'serialKey'] } },
      ],
    },
  })
  return given > 0 ? 'given' : null
}
