import type { BasePayload } from 'payload'
import { conditionalUpdate, insertIfAbsent } from '#database/guard.ts'
import type { VisitBody } from '#domain/calls/visits.ts'
import { deviceKind, mergeVisit, parseDeviceName } from '#domain/visits/metaDetails.ts'
import type { UserDetail } from '#payload-types'
import { deviceName } from '../auth/deviceName.ts'

const MAX_ATTEMPTS = 5

type Visit = { project: string; user: string; userAgent: string | null; body: VisitBody; now: Date }

/** Merges a visit into the person's row of user details, with optimistic locking, so that concurrent tabs keep each other's data. */
export async function reportVisit(payload: BasePayload, visit: Visit): Promise<void> {
  const { project, user, userAgent, body, now } = visit
  const lastSeenAt = now.toISOString()
  const device = { ...parseDeviceName(deviceName(userAgent)), device: deviceKind(userAgent ?? '') }
  const latest = { ...device, ...body, at: now.getTime() }
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const existing = await payload.db.findOne<UserDetail>({
      collection: 'user-details',
      where: { user: { equals: user } },
    })
    const data = { metaDetails: { ...mergeVisit(existing?.metaDetails, latest) }, lastSeenAt }
    const saved = existing
      ? await conditionalUpdate({
          payload,
          collection: 'user-details',
          where: { and: [{ id: { equals: existing.id } }, { updatedAt: { equals: existing.updatedAt } }] },
          data: { ...data, updatedAt: laterThan(existing.updatedAt, now) },
        })
      : await insertIfAbsent({ payload, collection: 'user-details', data: { project, user, ...data } })
    if (saved) return
  }
  throw new Error('a visit could not be merged')
}

/** A strictly increasing `updatedAt`, since it serves as the version of the row. */
const laterThan = (changed: string, now: Date): string =>
  new Date(Math.max(Date.parse(changed) + 1, now.getTime())).toISOString()
