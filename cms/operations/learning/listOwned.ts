import type { PayloadRequest } from 'payload'
import type { Viewer } from '#access/viewer.ts'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { OwnedProduct } from '#domain/calls/learning/learning.ts'
import { hasLimitedStock } from '#domain/catalogue/kinds.ts'
import { accessPeriodOf, isOpen } from '#domain/entitlements/entitlement.ts'
import { productOpenPath, testsPath } from '#domain/learning/productOpenPath.ts'
import { progressPercent } from '#domain/learning/progress.ts'
import type {
  Class,
  ClassContentSummary,
  Entitlement,
  LectureCompletion,
  SellingProduct,
  TestPaper,
} from '#payload-types'
import { includedContent } from '../checkout/includedContent.ts'
import { isOwned } from '../checkout/ownedOf.ts'
import { activeOrFutureAt } from './findEntitlement.ts'

/** Upper limit of entitlements that are read. */
const MAX_ENTITLEMENTS = 1000
const all = { pagination: false, limit: 0 } as const

/** End of access by `kind:target`, ms, over consecutive entitlements; null for unlimited. */
function endsOf(rows: readonly Entitlement[], now: Date): Map<string, number | null> {
  const open = new Set(rows.filter((row) => isOpen(accessPeriodOf(row), now.getTime())).map(keyOf))
  const ends = new Map<string, number | null>()
  for (const row of rows.filter((one) => open.has(keyOf(one)))) {
    const end = row.endsAt ? Date.parse(row.endsAt) : null
    const known = ends.get(keyOf(row))
    ends.set(keyOf(row), known === null || end === null ? null : Math.max(known ?? 0, end))
  }
  return ends
}
const keyOf = ({ kind, target }: Pick<Entitlement, 'kind' | 'target'>): string => `${kind}:${target}`

const idsOf = (relations: unknown): string[] =>
  ((relations as (string | { id: string })[] | null | undefined) ?? []).flatMap((one) => idOf(one) ?? [])

/** Products a student can open now, most recently acquired first. A constant number of reads. */
export async function listOwned(
  { payload }: PayloadRequest,
  viewer: Viewer,
  now: Date,
): Promise<OwnedProduct[]> {
  const rows = await readRows({
    payload,
    collection: 'entitlements',
    where: {
      and: [
        { student: { equals: viewer.id } },
        { kind: { in: ['product', ...Object.keys(RELATIONS)] } },
        activeOrFutureAt(now),
      ],
    },
    sort: ['-startsAt'],
    limit: MAX_ENTITLEMENTS,
    select: ['kind', 'target', 'product', 'source', 'startsAt', 'endsAt', 'pausedAt', 'revokedAt'],
  })
  // Newest first.
  const acquired = rows.flatMap((row) => {
    const product = row.kind === 'product' ? row.target : row.product
    return product ? [[product, Date.parse(row.startsAt)] as const] : []
  })
  const opened = await productsOfOpened(payload, rows)
  const boughtAt = new Map([...opened, ...acquired.toReversed()])
  const ids = [...new Set([...acquired, ...opened].map(([product]) => product))]
  if (ids.length === 0) return []
  const ends = endsOf(rows, now)
  const find = (wanted: string[]) =>
    payload.db.find<SellingProduct>({
      collection: 'selling-products',
      where: { id: { in: wanted } },
      select: FIELDS,
      ...all,
    })
  const { docs } = await find(ids)
  const inside = docs.flatMap(({ includes }) => idsOf(includes)).filter((id) => !ids.includes(id))
  const more = inside.length > 0 ? (await find(inside)).docs : []
  const products = new Map([...docs, ...more].map((product) => [String(product.id), product]))
  const owned = ids
    .flatMap((id) => products.get(id) ?? [])
    .map((product) => ({ product, ...includedContent(product, products) }))
    .filter(({ product, grants, bought }) => isOwned({ id: String(product.id), grants, bought }, ends))
  const classIds = [...new Set(owned.flatMap(({ grants }) => grants))]
  const series = [...new Set(owned.flatMap(({ product }) => idsOf(product.testSeries)))]
  const [classes, summaries, completions, papers] = await Promise.all([
    payload.db.find<Class>({
      collection: 'classes',
      where: { id: { in: classIds } },
      select: { slug: true },
      ...all,
    }),
    payload.db.find<ClassContentSummary>({
      collection: 'class-content-summaries',
      where: { class: { in: classIds } },
      ...all,
    }),
    payload.db.find<LectureCompletion>({
      collection: 'lecture-completions',
      where: { and: [{ student: { equals: viewer.id } }, { class: { in: classIds } }] },
      select: { class: true },
      ...all,
    }),
    payload.db.find<TestPaper>({
      collection: 'test-papers',
      where: { and: [{ testSeries: { in: series } }, { _status: { equals: 'published' } }] },
      select: { testSeries: true },
      ...all,
    }),
  ])
  const slugOf = new Map(classes.docs.map(({ id, slug }) => [String(id), slug]))
  const lecturesOf = new Map(summaries.docs.map((one) => [idOf(one.class), one.lectures ?? 0]))
  const countOf = (docs: readonly unknown[], id: string) => docs.filter((one) => one === id).length
  const doneIn = completions.docs.map((one) => idOf(one.class))
  const paperIn = papers.docs.map((one) => idOf(one.testSeries))

  return owned.flatMap(({ product, grants, bought }) => {
    const own = {
      kind: product.kind,
      slug: product.slug,
      papers:
        idsOf(product.testSeries).reduce((sum, id) => sum + countOf(paperIn, id), 0) +
        idsOf(product.testPapers).length,
      quizzes: idsOf(product.quizzes).length,
    }
    const open = grants.flatMap((id) => slugOf.get(id) ?? [])
    const href = productOpenPath({ ...own, classes: open, files: bought.digitalItems.length })
    if (!href) return []
    const lectures = grants.reduce((sum, id) => sum + (lecturesOf.get(id) ?? 0), 0)
    const completed = Math.min(
      lectures,
      grants.reduce((sum, id) => sum + countOf(doneIn, id), 0),
    )
    const targets = grants.length > 0 ? grants.map((id) => `class:${id}`) : [`product:${String(product.id)}`]
    const lasts = targets.flatMap((target) => ends.get(target) ?? [])
    const testsHref = testsPath(own)
    return {
      product: String(product.id),
      title: product.title,
      slug: product.slug,
      subject: product.subject ?? null,
      href,
      boughtAt: boughtAt.get(String(product.id)) ?? 0,
      isBoughtAgain: hasLimitedStock(product.kind),
      endsAt: lasts.length > 0 ? Math.min(...lasts) : null,
      progress: lectures > 0 ? { completed, lectures, percent: progressPercent(completed, lectures) } : null,
      tests: testsHref ? { count: own.papers + own.quizzes, href: testsHref } : null,
    }
  })
}

/** The field of a product that names what an entitlement opens, by its kind. */
const RELATIONS = {
  class: 'classes',
  'test-series': 'testSeries',
  'test-paper': 'testPapers',
  quiz: 'quizzes',
} as const
type Opened = keyof typeof RELATIONS

/**
 * Published products with content that was opened without buying them, by a serial key or by staff, with the time of the entitlement.
 * One query for each kind of content.
 */
async function productsOfOpened(
  payload: PayloadRequest['payload'],
  rows: readonly Entitlement[],
): Promise<[product: string, startsAt: number][]> {
  const given = rows.filter(({ kind, source }) => source !== 'order' && kind in RELATIONS)
  const kinds = [...new Set(given.map(({ kind }) => kind as Opened))]
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const startOf = new Map(
        given
          .filter((row) => row.kind === kind)
          .map(({ target, startsAt }) => [target, Date.parse(startsAt)]),
      )
      const field = RELATIONS[kind]
      const { docs } = await payload.db.find<SellingProduct>({
        collection: 'selling-products',
        where: { and: [{ [field]: { in: [...startOf.keys()] } }, { _status: { equals: 'published' } }] },
        select: { [field]: true },
        ...all,
      })
      return docs.map((product): [string, number] => [
        String(product.id),
        Math.max(...idsOf(product[field]).map((id) => startOf.get(id) ?? 0)),
      ])
    }),
  )
  return found.flat()
}

const FIELDS = {
  kind: true,
  title: true,
  slug: true,
  subject: true,
  classes: true,
  testSeries: true,
  testPapers: true,
  quizzes: true,
  digitalItems: true,
  includes: true,
  keyCount: true,
} as const
