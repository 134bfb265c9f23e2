import type { BasePayload } from 'payload'
import { insertIfAbsent } from '#database/guard.ts'
import { MINUTE_MS } from '#domain/auth/policy.ts'
import { leadNotification } from '#domain/leads/leadNotification.ts'
import { type RequestKind, requestAssignedNotification, requestDueAt } from '#domain/requests/requests.ts'
import { NEW_REQUEST } from '#domain/requests/states.ts'
import type { LeadSubmission } from '#payload-types'
import { notify } from '../notifications/notify.ts'
import { notifyAdmins, staffNotification } from '../notifications/notifyAdmins.ts'
import { serviceRules } from '../tickets/serviceRules.ts'
import { drawOwner } from './requestOwners.ts'

const EVERY_MS = 5 * MINUTE_MS

type NewRequest = {
  project: string
  kind: RequestKind
  /** What the team reads above it: the title of a form, or the kind. */
  title: string
  /** Unique: the same request sent again is not stored twice. */
  dedupeKey: string
  now: Date
} & Pick<LeadSubmission, 'name'> &
  Partial<Pick<LeadSubmission, 'phone' | 'email' | 'page' | 'form' | 'user'>> & {
    answers?: readonly { id: string; label: string; value: string }[]
  }

/**
 * Stores a request of a visitor or a student with its owner (drawn in rotation) and due time, and notifies the owner, and the admins
 * at most once in five minutes. False when it was stored before.
 */
export async function insertRequest(
  payload: BasePayload,
  { project, kind, title, dedupeKey, now, ...request }: NewRequest,
): Promise<boolean> {
  const [rules, owner] = await Promise.all([serviceRules(payload, project), drawOwner(payload, project)])
  const row = await insertIfAbsent({
    payload,
    collection: 'lead-submissions',
    data: {
      ...request,
      project,
      kind,
      formTitle: title,
      dedupeKey,
      owner,
      state: NEW_REQUEST,
      dueAt: new Date(requestDueAt(now.getTime(), kind, rules)).toISOString(),
    },
  })
  if (!row) return false
  await notifyTeam(payload, { project, kind, title, owner, now })
  return true
}

/** A failure is only logged, so that the request is kept. */
async function notifyTeam(
  payload: BasePayload,
  {
    project,
    kind,
    title,
    owner,
    now,
  }: Pick<NewRequest, 'project' | 'kind' | 'title' | 'now'> & { owner: string | null },
): Promise<void> {
  const span = Math.floor(now.getTime() / EVERY_MS)
  try {
    await notifyAdmins(payload, {
      project,
      kind: 'message',
      now,
      dedupeKey: `leads:${span}`,
      ...leadNotification(title),
    })
    await notifyOwner(payload, { project, kind, owner, now })
  } catch (err) {
    payload.logger.error({ msg: 'the team could not be notified of a user request', err })
  }
}

/** Notifies the owner of new requests, at most once in five minutes. */
export async function notifyOwner(
  payload: BasePayload,
  { project, kind, owner, now }: Pick<NewRequest, 'project' | 'kind' | 'now'> & { owner: string | null },
): Promise<void> {
  if (!owner) return
  const dedupeKey = `request:mine:${Math.floor(now.getTime() / EVERY_MS)}`
  const message = { ...requestAssignedNotification(kind), project, kind: 'message' as const, dedupeKey, now }
  await notify(payload, staffNotification(message, owner))
}
