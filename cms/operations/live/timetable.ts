import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import type { LiveMeetSession } from '#payload-types'
import { ownBatches } from '../attempts/ownBatches.ts'
import { activeAt } from '../learning/findEntitlement.ts'

const PAST_MS = 14 * DAY_MS
const MAX_CLASSES = 500
const MAX_SESSIONS = 300

/** The live classes of the classes that a student has, or that a staff member teaches, from two weeks ago on, by time. */
export async function timetableOf(
  payload: BasePayload,
  student: string,
  now: Date,
  isStaff = false,
): Promise<LiveMeetSession[]> {
  const owned = await readRows({
    payload,
    collection: 'entitlements',
    where: { and: [{ student: { equals: student } }, { kind: { equals: 'class' } }, activeAt(now)] },
    sort: ['-startsAt'],
    limit: MAX_CLASSES,
    select: ['target'],
  })
  const own = await ownBatches(payload, student, now)
  const classes = [...new Set(owned.map(({ target }) => target))]
  if (classes.length === 0 && !isStaff) return []
  return readRows({
    payload,
    collection: 'live-meet-sessions',
    where: {
      and: [
        isStaff
          ? { or: [{ class: { in: classes } }, { teachers: { equals: student } }] }
          : { class: { in: classes } },
        // Without those of other batches of the same class.
        ...(isStaff ? [] : [{ or: [{ batch: { exists: false } }, { batch: { in: own } }] }]),
        { startsAt: { greater_than: new Date(now.getTime() - PAST_MS).toISOString() } },
      ],
    },
    sort: ['startsAt'],
    limit: MAX_SESSIONS,
  })
}
