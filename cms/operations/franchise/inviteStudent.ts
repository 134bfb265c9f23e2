import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { conditionalUpdate, insertIfAbsent, readRows } from '#database/guard.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { INVITATION_MS, INVITATIONS_PER_DAY } from '#domain/franchise/invitations.ts'
import { takeFromWindow } from '../rateLimits/window.ts'

type Args = {
  franchisee: string
  person: { name: string; phone: string | null; email: string | null }
  now: Date
}

const collection = 'franchise-invitations'
const MAX_SHOWN = 100

/**
 * Invites a person to become a franchisee's student. Neither reads nor creates accounts, so that the response does not reveal whether
 * one exists; the owner of the phone or e-mail sees the invitation after signing in (`invitationOf`). Idempotent until the invitation
 * expires. Refused beyond `INVITATIONS_PER_DAY`, with the seconds to wait.
 */
export async function inviteStudent(
  payload: BasePayload,
  project: RequestProject,
  { franchisee, person, now }: Args,
): Promise<{ ok: true } | { ok: false; retryAfterS: number }> {
  const window = { key: `invite:${franchisee}`, limit: INVITATIONS_PER_DAY, windowMs: DAY_MS }
  const quota = await takeFromWindow(payload, window, now)
  if (!quota.ok) return quota
  const requestKey = [franchisee, person.phone ?? '', person.email ?? ''].join(':')
  const data = {
    ...person,
    franchisee,
    project: project.id,
    state: 'open' as const,
    invitedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + INVITATION_MS).toISOString(),
  }
  const isNew = await insertIfAbsent({ payload, collection, data: { ...data, requestKey } })
  // An expired invitation is renewed, even before it is purged.
  const isOver = { expiresAt: { less_than_equal: now.toISOString() } }
  if (!isNew)
    await conditionalUpdate({
      payload,
      collection,
      data,
      where: { and: [{ requestKey: { equals: requestKey } }, isOver] },
    })
  return { ok: true }
}

type PendingInvitation = {
  id: string
  name: string
  phone: string | null
  email: string | null
  invitedAt: number
}

/** A franchisee's pending invitations as entered, newest first. Declined ones are included, since a refusal is not disclosed. Times in ms. */
export async function pendingInvitations(
  payload: BasePayload,
  franchisee: string,
  now: Date,
): Promise<PendingInvitation[]> {
  const rows = await readRows({
    payload,
    collection,
    where: {
      and: [
        { franchisee: { equals: franchisee } },
        { state: { in: ['open', 'declined'] } },
        { expiresAt: { greater_than: now.toISOString() } },
      ],
    },
    sort: ['-invitedAt'],
    limit: MAX_SHOWN,
  })
  return rows.map(({ id, name, phone, email, invitedAt }) => ({
    id: String(id),
    name,
    phone: phone ?? null,
    email: email ?? null,
    invitedAt: Date.parse(invitedAt),
  }))
}
