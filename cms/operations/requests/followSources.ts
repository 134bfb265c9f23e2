import type { BasePayload } from 'payload'
import { conditionalUpdate, insertIfAbsent, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { requestDueAt } from '#domain/requests/requests.ts'
import {
  followedSource,
  followedState,
  type Outcome,
  REQUEST_SOURCES,
  type RequestSource,
  sourceKey,
} from '#domain/requests/sources.ts'
import { isRequestWaiting, NEW_REQUEST, WAITING_REQUESTS } from '#domain/requests/states.ts'
import type { LeadSubmission } from '#payload-types'
import { serviceRules } from '../tickets/serviceRules.ts'
import { notifyOwner } from './insertRequest.ts'
import { describeObjections, objectionOutcomes, openKeys } from './objectionSource.ts'
import { drawOwner } from './requestOwners.ts'
import { openReturns, returnOutcomes } from './returnSource.ts'
import type { SourceRequest } from './SourceRequest.ts'

const collection = 'lead-submissions'
const MAX_AT_ONCE = 1000
/** New rows of a run; the others come with the next one. */
const MAX_NEW = 200

/** Where each source is, by key. @param open ids of keys with undecided objections */
async function outcomesOf(
  payload: BasePayload,
  keys: readonly string[],
  open: ReadonlySet<string>,
): Promise<Map<string, Outcome>> {
  const idsOf = (source: RequestSource) =>
    keys.flatMap((key) => {
      const found = followedSource(key)
      return found?.source === source ? [found.id] : []
    })
  return new Map([
    ...(await returnOutcomes(payload, idsOf('returns'))),
    ...(await objectionOutcomes(payload, idsOf('objections'), open)),
  ])
}

/**
 * Brings the queue of user requests to where returns and objections are: each that waits for staff has a row with its owner (drawn in rotation) and
 * due time, and each row has the state and result of what it follows. What is decided is stored there alone, so this may be repeated, late or cut short.
 */
export async function followSources(payload: BasePayload, now: Date): Promise<void> {
  const [returns, open] = [await openReturns(payload), await openKeys(payload)]
  const objected = [...open].map((id) => sourceKey('objections', id))
  const known = await rowsOf(payload, [...returns.map(({ key }) => key), ...objected])
  const isKnown = new Set(known.map(({ dedupeKey }) => dedupeKey))
  const newKeys = [...open].filter((id) => !isKnown.has(sourceKey('objections', id))).slice(0, MAX_NEW)
  const missing = [
    ...returns.filter(({ key }) => !isKnown.has(key)).slice(0, MAX_NEW),
    ...(await describeObjections(payload, newKeys)),
  ]
  for (const request of missing) await insertFollowing(payload, request, now)
  const waiting = await readRows({
    payload,
    collection,
    where: {
      and: [
        { state: { in: [...WAITING_REQUESTS] } },
        { kind: { in: Object.values(REQUEST_SOURCES) } },
        { page: { like: '/admin/' } },
      ],
    },
    sort: ['createdAt'],
    limit: MAX_AT_ONCE,
  })
  const rows = new Map([...known, ...waiting].map((row) => [String(row.id), row]))
  await settle(payload, [...rows.values()], open, now)
}

/** The same for the rows of some keys, at once: after they were decided. A failure is only logged, since the next run does it again. */
export async function followNow(payload: BasePayload, keys: readonly string[], now: Date): Promise<void> {
  try {
    await settle(payload, await rowsOf(payload, keys), await openKeys(payload), now)
  } catch (err) {
    payload.logger.error({ msg: 'a user request follows what it is about later', err })
  }
}

const rowsOf = (payload: BasePayload, keys: readonly string[]): Promise<LeadSubmission[]> =>
  keys.length === 0
    ? Promise.resolve([])
    : readRows({
        payload,
        collection,
        where: { dedupeKey: { in: [...keys] } },
        sort: ['createdAt'],
        limit: keys.length,
      })

async function settle(
  payload: BasePayload,
  rows: readonly LeadSubmission[],
  open: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  const keys = rows.map(({ dedupeKey }) => dedupeKey)
  const outcomes = await outcomesOf(payload, keys, open)
  for (const row of rows) {
    const outcome = outcomes.get(row.dedupeKey)
    const next = outcome && followedState({ state: row.state, result: row.result ?? null }, outcome)
    if (!next) continue
    const isReopened = !isRequestWaiting(row.state) && next.state === NEW_REQUEST
    await conditionalUpdate({
      payload,
      collection,
      where: { and: [{ id: { equals: row.id } }, { state: { equals: row.state } }] },
      data: {
        ...next,
        doneAt: next.state === 'done' ? (row.doneAt ?? now.toISOString()) : null,
        ...(isReopened ? { dueAt: await dueAt(payload, row, now.getTime()) } : {}),
        // It waits for the student, or for the bank.
        ...(next.state === 'inProgress' ? { dueAt: null } : {}),
      },
    })
  }
}

const dueAt = async (
  payload: BasePayload,
  { project, kind }: Pick<LeadSubmission, 'project' | 'kind'>,
  since: number,
): Promise<string> =>
  new Date(requestDueAt(since, kind, await serviceRules(payload, idOf(project) ?? ''))).toISOString()

async function insertFollowing(payload: BasePayload, request: SourceRequest, now: Date): Promise<void> {
  const { key, project, student, title, facts = [], text, page, askedAt } = request
  const found = followedSource(key)
  if (!found) return
  const kind = REQUEST_SOURCES[found.source]
  const [person] = await readRows({
    payload,
    collection: 'users',
    where: { id: { equals: student } },
    sort: ['id'],
    limit: 1,
    select: ['name', 'phone', 'email'],
  })
  const owner = await drawOwner(payload, project, key)
  const row = await insertIfAbsent({
    payload,
    collection,
    data: {
      project,
      kind,
      owner,
      page,
      user: student,
      dedupeKey: key,
      state: NEW_REQUEST,
      formTitle: title,
      name: person?.name || 'No name',
      phone: person?.phone ?? null,
      email: person?.email ?? null,
      answers: [...facts, { id: 'text', label: 'What they wrote', value: text }],
      dueAt: await dueAt(payload, { project, kind }, Date.parse(askedAt)),
      createdAt: askedAt,
    },
  })
  if (row) await notifyOwner(payload, { project, kind, owner, now })
}
