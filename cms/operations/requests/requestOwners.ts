import type { BasePayload } from 'payload'
import { countGroups } from '#database/countGroups.ts'
import { idOf } from '#database/idOf.ts'
import { nextOwner, type RequestOwner } from '#domain/requests/requests.ts'
import { WAITING_REQUESTS } from '#domain/requests/states.ts'
import type { LeadSubmission } from '#payload-types'
import { findHolders } from '../people/findHolders.ts'
import { sourceRight, withRight } from './sourceRights.ts'

/** Number of latest requests by which it is known when an owner last got one. */
const RECENT = 200

/** Who may work on user requests, and may decide what the one with this key follows. */
export async function possibleOwners(
  payload: BasePayload,
  project: string,
  key: string | null,
): Promise<{ id: string; name: string }[]> {
  const [people, right] = await Promise.all([
    findHolders(payload, project, 'userRequests'),
    sourceRight(payload, key),
  ])
  return withRight(payload, people, project, right)
}

/**
 * The staff who can own a user request, with the number of open ones and when they last got one.
 * @param key `dedupeKey` of a request that follows a return or an objection
 */
export async function requestOwners(
  payload: BasePayload,
  project: string,
  key: string | null = null,
): Promise<(RequestOwner & { name: string })[]> {
  const people = await possibleOwners(payload, project, key)
  const [waiting, latest] = await Promise.all([
    countGroups(payload, {
      collection: 'lead-submissions',
      only: { project: [project], state: WAITING_REQUESTS },
      by: ['owner'],
    }),
    payload.db.find<LeadSubmission>({
      collection: 'lead-submissions',
      where: { and: [{ project: { equals: project } }, { owner: { exists: true } }] },
      select: { owner: true, createdAt: true },
      sort: '-createdAt',
      limit: RECENT,
      pagination: false,
    }),
  ])
  const open = new Map(waiting.map(({ owner, count }) => [String(owner), count]))
  const lastAt = new Map<string, number>()
  for (const { owner, createdAt } of latest.docs.toReversed())
    lastAt.set(idOf(owner) ?? '', Date.parse(createdAt))
  return people.map(({ id, name }) => ({
    id,
    name,
    open: open.get(id) ?? 0,
    lastAt: lastAt.get(id) ?? null,
  }))
}

/** The owner of the next request; null without anybody who can own one. */
export const drawOwner = async (
  payload: BasePayload,
  project: string,
  key: string | null = null,
): Promise<string | null> => nextOwner(await requestOwners(payload, project, key))
