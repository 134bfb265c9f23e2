import type { BasePayload, Where } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { countRows } from '#database/guard.ts'
import { isReversed } from '#domain/orders/moves.ts'
import { PAID_STATUSES } from '#domain/orders/netPayment.ts'
import type { Order } from '#payload-types'

/** `bought` with a paid order, or `given` by staff, as a reward or by a serial key. */
export type ReviewEligibility = 'bought' | 'given'

/**
 * Why a student may review a product: they bought it, alone or in a bundle, or were given it, even if access has ended since. Null when they
 * never had it or it was refunded.
 */
export async function reviewEligibility(
  payload: BasePayload,
  project: RequestProject,
  student: string,
  product: string,
): Promise<ReviewEligibility | null> {
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
        !isReversed(state) && (line.product === product || bought.products.includes(product)),
    ),
  )
  if (isBought) return 'bought'
  const givenCount = await countRows({
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
  return givenCount > 0 ? 'given' : null
}
