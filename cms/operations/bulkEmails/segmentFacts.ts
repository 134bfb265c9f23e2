import type { BasePayload, Where } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { Segment, SegmentPerson } from '#domain/bulkEmails/segment.ts'

const MAX_ROWS = 20_000
const MAX_TAGGED = 2000

/** Ids of the products of a project with a tag. */
export async function taggedProducts(payload: BasePayload, project: string, tag: string): Promise<string[]> {
  const where: Where = { and: [{ project: { equals: project } }, { tags: { in: [tag] } }] }
  const rows = await readRows({
    payload,
    collection: 'selling-products',
    where,
    sort: ['id'],
    limit: MAX_TAGGED,
    select: ['tags'],
  })
  return rows.map(({ id }) => String(id))
}

type Asked = {
  payload: BasePayload
  ids: readonly string[]
  segment: Segment
  /** Ids of the products with the tag of the segment. */
  tagged: readonly string[]
  now: Date
}
type Read = 'entitlements' | 'sessions' | 'user-details' | 'carts' | 'test-user-attempts'

const rowsOf = <S extends Read>(payload: BasePayload, collection: S, select: string[], where: Where) =>
  readRows({ payload, collection, where, sort: ['id'], limit: MAX_ROWS, select: ['id', ...select] })

/** Access of these people that is valid now. */
const openAccess = ({ ids, now }: Asked, more: Where): Where => ({
  and: [
    { student: { in: [...ids] } },
    more,
    { revokedAt: { exists: false } },
    { or: [{ endsAt: { exists: false } }, { endsAt: { greater_than: now.toISOString() } }] },
  ],
})

async function ownedProducts(asked: Asked): Promise<ReadonlyMap<string, readonly string[]>> {
  const { payload, segment, tagged } = asked
  const products = [segment.owns, segment.lacks, ...tagged].filter((id) => id !== null && id !== undefined)
  const owned = new Map<string, string[]>()
  if (products.length === 0) return owned
  const where = openAccess(asked, { product: { in: products } })
  for (const { student, product } of await rowsOf(payload, 'entitlements', ['student', 'product'], where)) {
    const id = idOf(student) ?? ''
    owned.set(id, [...(owned.get(id) ?? []), product ?? ''])
  }
  return owned
}

async function inBatch(asked: Asked): Promise<ReadonlySet<string | null>> {
  const { payload, segment } = asked
  if (!segment.batch) return new Set()
  const where = openAccess(asked, { batch: { equals: segment.batch } })
  return new Set(
    (await rowsOf(payload, 'entitlements', ['student'], where)).map(({ student }) => idOf(student)),
  )
}

/** The last visit, and the last request of the sessions that are open. */
async function lastSeen({ payload, ids, segment }: Asked): Promise<ReadonlyMap<string, number>> {
  const seen = new Map<string, number>()
  if (!segment.seenWithinDays && !segment.notSeenForDays) return seen
  const ofThem: Where = { user: { in: [...ids] } }
  const rows = await Promise.all([
    rowsOf(payload, 'user-details', ['user', 'lastSeenAt'], ofThem),
    rowsOf(payload, 'sessions', ['user', 'lastSeenAt'], { and: [ofThem, { state: { equals: 'active' } }] }),
  ])
  for (const { user, lastSeenAt } of rows.flat()) {
    const id = idOf(user) ?? ''
    if (lastSeenAt) seen.set(id, Math.max(seen.get(id) ?? 0, Date.parse(lastSeenAt)))
  }
  return seen
}

async function withCart({ payload, ids, segment }: Asked): Promise<ReadonlySet<string | null>> {
  if (!segment.hasCart) return new Set()
  const where: Where = { and: [{ student: { in: [...ids] } }, { count: { greater_than: 0 } }] }
  return new Set((await rowsOf(payload, 'carts', ['student'], where)).map(({ student }) => idOf(student)))
}

/** Marks of the best attempt that has its result. */
async function bestMarks({ payload, ids, segment }: Asked): Promise<ReadonlyMap<string, number>> {
  const best = new Map<string, number>()
  if (!segment.paper) return best
  const rows = await rowsOf(payload, 'test-user-attempts', ['student', 'score'], {
    and: [
      { student: { in: [...ids] } },
      { paper: { equals: segment.paper } },
      { state: { in: ['evaluated', 'published'] } },
      { score: { exists: true } },
    ],
  })
  for (const { student, score } of rows) {
    const id = idOf(student) ?? ''
    best.set(id, Math.max(best.get(id) ?? Number.NEGATIVE_INFINITY, score ?? 0))
  }
  return best
}

/** What the conditions of a segment ask of these people; nothing is read for a condition that is not set. */
export async function segmentFacts(asked: Asked): Promise<(id: string) => SegmentPerson> {
  const [owned, batch, seen, carts, marks] = await Promise.all([
    ownedProducts(asked),
    inBatch(asked),
    lastSeen(asked),
    withCart(asked),
    bestMarks(asked),
  ])
  const tagged = new Set(asked.tagged)
  return (id) => {
    const products = owned.get(id) ?? []
    return {
      products,
      hasTagged: products.some((product) => tagged.has(product)),
      isInBatch: batch.has(id),
      seenAt: seen.get(id) ?? null,
      hasCart: carts.has(id),
      marks: marks.get(id) ?? null,
    }
  }
}
