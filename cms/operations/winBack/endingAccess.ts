import type { BasePayload } from 'payload'
import { countRows, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { productPath } from '#domain/catalogue/productPath.ts'
import { dueTimes } from '#domain/winBack/rules.ts'
import type { Entitlement } from '#payload-types'
import { publishedProducts } from '../checkout/publishedProducts.ts'
import { activeOrFutureAt } from '../learning/findEntitlement.ts'
import { type Candidate, type CandidateQuery, MAX_CANDIDATES } from './Candidate.ts'

/** People whose access to a product ends soon; stopped once it is extended or unlimited. Products no longer on sale are left out. */
export async function endingAccess(
  payload: BasePayload,
  { project, rule, now }: CandidateQuery,
): Promise<Candidate[]> {
  const { from, to } = dueTimes(rule, now.getTime())
  const rows: Entitlement[] = await readRows({
    payload,
    collection: 'entitlements',
    where: {
      and: [
        { project: { equals: project } },
        { kind: { equals: 'product' } },
        { endsAt: { greater_than: new Date(from).toISOString() } },
        { endsAt: { less_than_equal: new Date(to).toISOString() } },
        { pausedAt: { exists: false } },
        { revokedAt: { exists: false } },
      ],
    },
    sort: ['endsAt'],
    limit: MAX_CANDIDATES,
  })
  const products = await publishedProducts(payload, { id: project, slug: '' }, [
    ...new Set(rows.map(({ target }) => target)),
  ])
  return rows.flatMap((row): Candidate[] => {
    const owner = idOf(row.student)
    const product = products.get(row.target)
    if (!owner || !product || !row.endsAt) return []
    return [
      {
        student: owner,
        subject: String(row.id),
        path: productPath(product.kind, product.slug),
        facts: {
          kind: 'expiringAccess',
          title: { title: product.title, hindiTitle: product.hindi?.title },
          endsAt: Date.parse(row.endsAt),
        },
        isStopped: () => lastsLonger(payload, row, owner, now),
      },
    ]
  })
}

const lastsLonger = async (
  payload: BasePayload,
  { target, endsAt }: Entitlement,
  student: string,
  now: Date,
): Promise<boolean> =>
  (await countRows({
    payload,
    collection: 'entitlements',
    where: {
      and: [
        { student: { equals: student } },
        { kind: { equals: 'product' } },
        { target: { equals: target } },
        { or: [{ endsAt: { exists: false } }, { endsAt: { greater_than: endsAt } }] },
        activeOrFutureAt(now),
      ],
    },
  })) > 0
