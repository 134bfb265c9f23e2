import type { BasePayload, Where } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { isInSegment, type Segment, type SegmentPerson } from '#domain/bulkEmails/segment.ts'
import { isOfAgeForMarketing } from '#domain/messages/marketingAge.ts'
import { NO_CONSENTS } from '#domain/people/consent/consents.ts'
import { STAFF_LEVEL } from '#domain/roles/roles.ts'
import type { User } from '#payload-types'
import { consentsOfMany } from '../consents/consentsOf.ts'

const BATCH_SIZE = 500
const MAX_ROWS = 20_000

export type Recipient = Pick<User, 'id' | 'name' | 'language'>

/**
 * Students who may get marketing at all: they have asked for it and said that they are of age (which a known birth year overrules, see below), their e-mail is
 * proven, and the account is not blocked.
 */
const reachable = (project: string, after: string | null): Where => ({
  and: [
    { project: { equals: project } },
    { userLevel: { less_than: STAFF_LEVEL } },
    { newsConsentAt: { exists: true } },
    { isEmailVerified: { equals: true } },
    { isBlocked: { not_equals: true } },
    { deletedAt: { exists: false } },
    ...(after ? [{ id: { greater_than: after } }] : []),
  ],
})

/** What the conditions of a segment ask of these people; nothing is read for a condition that is not set. */
async function factsOf(
  payload: BasePayload,
  ids: readonly string[],
  { owns, lacks, seenWithinDays, notSeenForDays, hasCart }: Segment,
  now: Date,
): Promise<(id: string) => SegmentPerson> {
  const products = [owns, lacks].filter((id) => id !== null && id !== undefined)
  const at = now.toISOString()
  const rowsOf = <S extends 'entitlements' | 'sessions' | 'carts'>(
    collection: S,
    where: Where,
    select: string[],
  ) => readRows({ payload, collection, where, sort: ['id'], limit: MAX_ROWS, select: ['id', ...select] })
  const [owned, sessions, carts] = await Promise.all([
    products.length === 0
      ? []
      : rowsOf(
          'entitlements',
          {
            and: [
              { student: { in: [...ids] } },
              { product: { in: products } },
              { revokedAt: { exists: false } },
              { or: [{ endsAt: { exists: false } }, { endsAt: { greater_than: at } }] },
            ],
          },
          ['student', 'product'],
        ),
    seenWithinDays || notSeenForDays
      ? rowsOf('sessions', { and: [{ user: { in: [...ids] } }, { state: { equals: 'active' } }] }, [
          ...['user', 'lastSeenAt'],
        ])
      : [],
    hasCart
      ? rowsOf('carts', { and: [{ student: { in: [...ids] } }, { count: { greater_than: 0 } }] }, ['student'])
      : [],
  ])
  const byOwner = new Map<string, string[]>()
  for (const { student, product } of owned) {
    const id = idOf(student) ?? ''
    byOwner.set(id, [...(byOwner.get(id) ?? []), product ?? ''])
  }
  const seen = new Map<string, number>()
  for (const { user, lastSeenAt } of sessions) {
    const id = idOf(user) ?? ''
    seen.set(id, Math.max(seen.get(id) ?? 0, Date.parse(lastSeenAt)))
  }
  const withCart = new Set(carts.map(({ student }) => idOf(student)))
  return (id) => ({
    products: byOwner.get(id) ?? [],
    seenAt: seen.get(id) ?? null,
    hasCart: withCart.has(id),
  })
}

/** People of a segment in the order of their ids, batch by batch; `cursor` is the id up to which people were checked. */
export async function* recipientsOf(
  payload: BasePayload,
  { project, segment, after, now }: { project: string; segment: Segment; after: string | null; now: Date },
): AsyncGenerator<{ people: Recipient[]; cursor: string; isLast: boolean }> {
  let cursor = after
  for (;;) {
    const { docs } = await payload.db.find<User>({
      ...{ collection: 'users', where: reachable(project, cursor) },
      ...{ select: { name: true, language: true }, sort: 'id', limit: BATCH_SIZE, pagination: false },
    })
    const last = docs.at(-1)
    if (!last) return
    cursor = String(last.id)
    const ids = docs.map(({ id }) => String(id))
    const facts = await factsOf(payload, ids, segment, now)
    const consents = await consentsOfMany(payload, ids)
    const mayGet = (id: string) =>
      isOfAgeForMarketing(consents.get(id) ?? NO_CONSENTS, true, now.getUTCFullYear())
    const people = docs.filter(
      ({ id }) => mayGet(String(id)) && isInSegment(segment, facts(String(id)), now.getTime()),
    )
    const isLast = docs.length < BATCH_SIZE
    yield { people, cursor, isLast }
    if (isLast) return
  }
}

/** How many people a segment has, and the first of them by their ids. */
export async function previewSegment(
  payload: BasePayload,
  { project, segment, now }: { project: string; segment: Segment; now: Date },
  names: number,
): Promise<{ count: number; first: Recipient[] }> {
  let count = 0
  const first: Recipient[] = []
  for await (const { people } of recipientsOf(payload, { project, segment, after: null, now })) {
    count += people.length
    if (first.length < names) first.push(...people.slice(0, names - first.length))
  }
  return { count, first }
}
