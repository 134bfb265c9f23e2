import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { hasLimitedStock } from '#domain/catalogue/kinds.ts'
import { accessPeriodOf, isOpen } from '#domain/entitlements/entitlement.ts'
import type { WantedItem } from '#domain/orders/chooseOffer.ts'
import { includedContent } from './includedContent.ts'
import type { Quoted } from './quoteItems.ts'

type Content = { id: string } & ReturnType<typeof includedContent>

/** The tests of a product as targets of entitlements (`test-series:<id>`). */
const testsOf = ({ bought: { testSeries, testPapers, quizzes } }: Pick<Content, 'bought'>): string[] => [
  ...testSeries.map((id) => `test-series:${id}`),
  ...testPapers.map((id) => `test-paper:${id}`),
  ...quizzes.map((id) => `quiz:${id}`),
]

/**
 * Whether a student owns a product: all its classes are open (`class:<id>`); for a product without classes the product itself
 * (`product:<id>`), or all its tests, which a serial key or staff may have opened.
 * @param open entitlements that are open, as `kind:target`
 */
export function isOwned(product: Content, open: { has: (named: string) => boolean }): boolean {
  const { id, grants } = product
  if (grants.length > 0) return grants.every((one) => open.has(`class:${one}`))
  const tests = testsOf(product)
  return open.has(`product:${id}`) || (tests.length > 0 && tests.every((one) => open.has(one)))
}

/** Ids of the products that a student already owns. Goods and key packs can be bought again and are never included. */
export async function ownedOf(
  payload: BasePayload,
  student: string,
  { priced, products }: Pick<Quoted, 'priced' | 'products'>,
  now: Date,
): Promise<Set<string>> {
  const candidates = priced
    .filter(({ product }) => !hasLimitedStock(product.kind))
    .map(({ product }) => ({ id: String(product.id), ...includedContent(product, products) }))
  if (candidates.length === 0) return new Set()
  const rows = await readRows({
    payload,
    collection: 'entitlements',
    where: {
      and: [
        { student: { equals: student } },
        { kind: { in: ['class', 'product', 'test-series', 'test-paper', 'quiz'] } },
        { target: { in: candidates.flatMap(targetsOf) } },
      ],
    },
    sort: ['startsAt'],
    limit: 1000,
    select: ['kind', 'target', 'startsAt', 'endsAt', 'pausedAt', 'revokedAt'],
  })
  const open = new Set(
    rows
      .filter((row) => isOpen(accessPeriodOf(row), now.getTime()))
      .map(({ kind, target }) => `${kind}:${target}`),
  )
  return new Set(candidates.filter((one) => isOwned(one, open)).map(({ id }) => id))
}

const targetsOf = ({ id, grants, bought: { testSeries, testPapers, quizzes } }: Content): string[] => [
  id,
  ...grants,
  ...testSeries,
  ...testPapers,
  ...quizzes,
]

/** The wanted products that the student already owns and does not want to extend. */
export async function ownedWithoutExtension(
  payload: BasePayload,
  student: string,
  items: readonly WantedItem[],
  quoted: Pick<Quoted, 'priced' | 'products'>,
  now: Date,
): Promise<string[]> {
  const owned = await ownedOf(payload, student, quoted, now)
  return items.filter(({ product, extend }) => !extend && owned.has(product)).map(({ product }) => product)
}
