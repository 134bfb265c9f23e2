import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { readRows } from '#database/guard.ts'
import { accessPeriodOf, isOpen } from '#domain/entitlements/entitlement.ts'
import { PAID_STATUSES } from '#domain/orders/netPayment.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'
import type { OrderReservation } from '#domain/orders/OrderSchemas.ts'
import { contentPaise, type PaidLine, type Upgrade, upgradeCredit } from '#domain/orders/upgradeCredit.ts'
import { withoutReturned } from '#domain/returns/returnedPieces.ts'
import type { Order, SellingProduct } from '#payload-types'
import type { Buyer } from './couponsFor.ts'
import { includedContent } from './includedContent.ts'
import type { Priced } from './priceItems.ts'
import type { Products } from './publishedProducts.ts'

/** By product: the upgrade credit and the earlier order lines it comes from (`order:index`). */
export type Upgrades = ReadonlyMap<string, Upgrade>

const NONE: Upgrades = new Map()

/** Upper limit of entitlements that are read. */
const MAX_OPEN = 500

/**
 * Upgrade credit: what a person paid for parts of a product they want to buy now, while those parts are still open. An earlier line
 * can be credited once; the order reserves it like a coupon use.
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
  const creditedLines = new Set<string>()
  const upgrades = new Map<string, Upgrade>()
  for (const { item, product } of wanted) {
    const owned = paid.filter(({ key }) => !creditedLines.has(key))
    const upgrade = upgradeCredit(targetsOf(product, products), owned, item.pricePaise)
    if (upgrade.paise === 0) continue
    for (const line of upgrade.lines) creditedLines.add(line)
    upgrades.set(item.product, upgrade)
  }
  return upgrades
}

/** The reservations of the earlier lines that an order upgrades. */
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
    open
      .filter((row) => isOpen(accessPeriodOf(row), now.getTime()))
      .map(({ order, line }) => `${order}:${line}`),
  )
  // Refunded amounts do not count as paid.
  const lines = orders.flatMap((order) =>
    withoutReturned(order as Order).lines.map((line, index) => ({ key: `${order.id}:${index}`, line })),
  )
  const creditedLines = await alreadyCredited(
    payload,
    lines.map(({ key }) => key),
    buyer,
  )
  return lines
    .filter(({ key }) => openLines.has(key) && !creditedLines.has(key))
    .map(({ key, line }) => ({
      key,
      product: line.product,
      title: line.title,
      hindiTitle: line.hindiTitle,
      netPaise: contentPaise(line),
      targets: namedTargets(line),
      isOpen: true,
    }))
}

/** Lines already credited to another upgrade; reservations of the buyer's own unpaid orders do not count. */
async function alreadyCredited(payload: BasePayload, lines: string[], buyer: Buyer): Promise<Set<string>> {
  if (lines.length === 0) return new Set()
  const rows = await readRows({
    payload,
    collection: 'purchase-limits',
    where: { key: { in: lines.map((line) => `upgrade:${line}`) } },
    sort: ['key'],
    limit: lines.length,
  })
  const unavailable = rows.filter(
    ({ available, reservations }) =>
      (available ?? 0) < 1 && !Object.keys(reservations as object).some((order) => buyer.ownHolds.has(order)),
  )
  return new Set(unavailable.map(({ key }) => key.slice('upgrade:'.length)))
}
