import { createHash } from 'node:crypto'
import type { BasePayload } from 'payload'
import { countRows, readRow } from '#database/guard.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import type { RequestBody, RequestView } from '#domain/calls/requests.ts'
import { REQUESTS_PER_DAY, requestLabel, SHOWN_REQUESTS } from '#domain/requests/requests.ts'
import { isRequestWaiting } from '#domain/requests/states.ts'
import type { LeadSubmission } from '#payload-types'
import { takeFromWindow } from '../rateLimits/window.ts'
import { insertRequest } from './insertRequest.ts'

const TEXT_ID = 'text'

type Sent = { project: string; user: string; body: RequestBody; now: Date }
type Outcome = { state: 'sent' | 'noAccount' } | { state: 'limit'; retryAfterS: number }

/** Stores a request of a signed-in person to the team. Idempotent per `attempt`; five a day. */
export async function sendRequest(
  payload: BasePayload,
  { project, user, body: { kind, text, attempt }, now }: Sent,
): Promise<Outcome> {
  const dedupeKey = createHash('sha256').update(`${project} ${user} request ${attempt}`).digest('base64url')
  if (
    await countRows({ payload, collection: 'lead-submissions', where: { dedupeKey: { equals: dedupeKey } } })
  )
    return { state: 'sent' }
  const person = await readRow({ payload, collection: 'users', where: { id: { equals: user } } })
  if (!person) return { state: 'noAccount' }
  const window = { key: `request:${project}:${user}`, limit: REQUESTS_PER_DAY, windowMs: DAY_MS }
  const quota = await takeFromWindow(payload, window, now)
  if (!quota.ok) return { state: 'limit', retryAfterS: quota.retryAfterS }
  await insertRequest(payload, {
    project,
    kind,
    title: requestLabel(kind),
    dedupeKey,
    now,
    user,
    name: person.name || 'No name',
    phone: person.phone ?? null,
    email: person.email ?? null,
    answers: [{ id: TEXT_ID, label: 'What they wrote', value: text }],
  })
  return { state: 'sent' }
}

/** What a person asked the team for, newest first. */
export async function ownRequests(
  payload: BasePayload,
  project: string,
  user: string,
): Promise<RequestView[]> {
  const { docs } = await payload.db.find<LeadSubmission>({
    collection: 'lead-submissions',
    where: {
      and: [
        { project: { equals: project } },
        { user: { equals: user } },
        { form: { exists: false } },
        // Returns and objections, which they follow where they asked.
        { page: { exists: false } },
      ],
    },
    sort: '-createdAt',
    limit: SHOWN_REQUESTS,
    pagination: false,
  })
  return docs.map(({ id, kind, answers, state, createdAt, dueAt, result }) => ({
    id: String(id),
    kind,
    state,
    sentAt: Date.parse(createdAt),
    result: result ?? null,
    text: answers?.find((answer) => answer.id === TEXT_ID)?.value ?? '',
    dueAt: isRequestWaiting(state) && dueAt ? Date.parse(dueAt) : null,
  }))
}
