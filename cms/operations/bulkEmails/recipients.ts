import type { BasePayload, Where } from 'payload'
import { isInSegment, type Segment } from '#domain/bulkEmails/segment.ts'
import { isOfAgeForMarketing } from '#domain/messages/marketingAge.ts'
import { NO_CONSENTS } from '#domain/people/consent/consents.ts'
import { levelOf, OWNER_LEVEL, ROLES, STAFF_LEVEL } from '#domain/roles/roles.ts'
import type { User } from '#payload-types'
import { consentsOfMany } from '../consents/consentsOf.ts'
import { segmentFacts, taggedProducts } from './segmentFacts.ts'

const BATCH_SIZE = 500

export type Recipient = Pick<User, 'id' | 'name' | 'language'>

/** The levels of a role; students without one. */
function ofRole(role: Segment['role']): Where {
  if (!role) return { userLevel: { less_than: STAFF_LEVEL } }
  const from = levelOf(role)
  const next = ROLES.find(({ level }) => level > from)?.level ?? OWNER_LEVEL
  return { and: [{ userLevel: { greater_than_equal: from } }, { userLevel: { less_than: next } }] }
}

/**
 * People who may get marketing at all: they have asked for it and said that they are of age (which a known birth year overrules, see below), their e-mail is
 * proven, and the account is not blocked.
 */
const reachable = (project: string, role: Segment['role'], after: string | null): Where => ({
  and: [
    { project: { equals: project } },
    ofRole(role),
    { newsConsentAt: { exists: true } },
    { isEmailVerified: { equals: true } },
    { isBlocked: { not_equals: true } },
    { deletedAt: { exists: false } },
    ...(after ? [{ id: { greater_than: after } }] : []),
  ],
})

/** People of a segment in the order of their ids, batch by batch; `cursor` is the id up to which people were checked. */
export async function* recipientsOf(
  payload: BasePayload,
  { project, segment, after, now }: { project: string; segment: Segment; after: string | null; now: Date },
): AsyncGenerator<{ people: Recipient[]; cursor: string; isLast: boolean }> {
  let cursor = after
  const tagged = segment.tag ? await taggedProducts(payload, project, segment.tag) : []
  for (;;) {
    const { docs } = await payload.db.find<User>({
      collection: 'users',
      where: reachable(project, segment.role, cursor),
      select: { name: true, language: true },
      sort: 'id',
      limit: BATCH_SIZE,
      pagination: false,
    })
    const last = docs.at(-1)
    if (!last) return
    cursor = String(last.id)
    const ids = docs.map(({ id }) => String(id))
    const facts = await segmentFacts({ payload, ids, segment, tagged, now })
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
