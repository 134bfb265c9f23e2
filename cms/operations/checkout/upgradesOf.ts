import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { readRows } from '#database/guard.ts'
import { isOpen, timesOfRow } from '#domain/entitlements/entitlement.ts'
import { PAID_STATUSES } from '#domain/orders/netPayment.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'
import type { OrderReservation } from '#domain/orders/OrderSchemas.ts'
import { type PaidLine, upgradeCredit } from '#domain/orders/upgradeCredit.ts'
import { withoutBack } from '#domain/returns/piecesOf.ts'
import type { Order, SellingProduct } from '#payload-types'
import type { Buyer } from './couponsFor.ts'
import { includedContent } from './includedContent.ts'
import type { Priced } from './pricedItems.ts'
import type { Products } from './publishedProducts.ts'

/** By product: what was paid before for a part of it (paise), and the lines that it was paid with (`order:index`). */
export type Upgrades = ReadonlyMap<string, { paise: number; lines: string[] }>

const NONE: Upgrades = new Map()

/** More things than these nobody has open at once. */
const MAX_OPEN = 500

/**
 * Pay the difference: what a person paid for a part of a product that they want now, as long as it is open to them. Each
 * earlier line counts for one upgrade only; it is held by the order like a coupon.
 */
export async function upgradesOf(
  payload: BasePayload,
  project: RequestProject,
  buyer: Buyer,
  wanted: readonly Priced[],
  products: Products,
  now: Date,
): Promise<Upgrades> {
  if (!wanted.some(({ product }) => targetsOf(product, products).length > 1)) return NONE
  if (!(await buyer.hasOrdered())) return NONE
  const paid = await paidLines(payload, project, buyer, now)
  if (paid.length === 0) return NONE
  const used = new Set<string>()
  const upgrades = new Map<string, { paise: number; lines: string[] }>()
  for (const { item, product } of wanted) {
    const owned = paid.filter(({ key }) => !used.has(key))
    const { paise, lines } = upgradeCredit(targetsOf(product, products), owned, item.pricePaise)
    if (paise === 0) continue
    for (const line of lines) used.add(line)
    upgrades.set(item.product, { paise, lines })
  }
  return upgrades
}

/** What an order takes of earlier lines that it upgrades. */
export const upgradeReservations = (upgrades: Upgrades): OrderReservation[] =>
  [...upgrades.values()].flatMap(({ lines }) =>
    lines.map((line) => ({
      poolKind: 'purchase-limits' as const,
      key: `upgrade:${line}`,
      quantity: 1,
      limit: 1,
      title: 'upgrade',
    })),
  )

const targetsOf = (product: SellingProduct, products: Products): string[] => {
  const { grants, bought } = includedContent(product, products)
  return namedTargets({ grants, bought })
}

const namedTargets = ({ grants, bought }: Pick<OrderLine, 'grants' | 'bought'>): string[] => [
  ...grants.map((id) => `class:${id}`),
  ...bought.testSeries.map((id) => `test-series:${id}`),
  ...bought.testPapers.map((id) => `test-paper:${id}`),
  ...bought.quizzes.map((id) => `quiz:${id}`),
  ...bought.digitalItems.map((id) => `digital-item:${id}`),
]

async function paidLines(
  payload: BasePayload,
  project: RequestProject,
  buyer: Buyer,
  now: Date,
): Promise<PaidLine[]> {
  const own = { student: { equals: buyer.id } }
  const [orders, open] = await Promise.all([
    readRows({
      payload,
      collection: 'orders',
      where: {
        and: [own, { project: { equals: project.id } }, { paymentStatus: { in: [...PAID_STATUSES] } }],
      },
      sort: ['-placedAt'],
      limit: 200,
      select: ['id', 'lines', 'returnedEntries', 'payablePaise'],
    }),
    readRows({
      payload,
      collection: 'entitlements',
      where: { and: [own, { source: { equals: 'order' } }, { revokedAt: { exists: false } }] },
      sort: ['-startsAt'],
      limit: MAX_OPEN,
      select: ['order', 'line', 'startsAt', 'endsAt', 'pausedAt', 'revokedAt'],
    }),
  ])
  const openLines = new Set(
    open.filter((row) => isOpen(timesOfRow(row), now.getTime())).map(({ order, line }) => `${order}:${line}`),
  )
  // What was refunded of a line was not paid for it.
  const lines = orders.flatMap((order) =>
    withoutBack(order as Order).lines.map((line, index) => ({ key: `${order.id}:${index}`, line })),
  )
  const used = await usedUp(
    payload,
    lines.map(({ key }) => key),
    buyer,
  )
  return lines
    .filter(({ key }) => openLines.has(key) && !used.has(key))
    .map(({ key, line }) => ({
      key,
      netPaise: line.netPaise,
      targets: namedTargets(line),
      isOpen: true,
    }))
}

/** Lines that an upgrade has been paid with already. */
async function usedUp(payload: BasePayload, lines: string[], buyer: Buyer): Promise<Set<string>> {
  if (lines.length === 0) return new Set()
  const rows = await readRows({
    payload,
    collection: 'purchase-limits',
    where: { key: { in: lines.map((line) => `upgrade:${line}`) } },
    sort: ['key'],
    limit: lines.length,
  })
  const taken = rows.filter(
    ({ available, reservations }) =>
      (available ?? 0) < 1 && !Object.keys(reservations as object).some((order) => buyer.ownHolds.has(order)),
  )
  return new Set(taken.map(({ key }) => key.slice('upgrade:'.length)))
}
