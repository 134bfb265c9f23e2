import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { requestLateNotification } from '#domain/requests/requests.ts'
import { WAITING_REQUESTS } from '#domain/requests/states.ts'
import { notify } from '../operations/notifications/notify.ts'
import { notifyAdmins, staffNotification } from '../operations/notifications/notifyAdmins.ts'

const MAX_AT_ONCE = 500
/** No reminders for requests that have been overdue for longer than this, ms. */
const REMINDED_FOR_MS = 14 * DAY_MS

/** Reminds the owner of an overdue user request once a day, or the admins when it has no owner. */
export async function sweepRequests(payload: BasePayload, now: Date): Promise<void> {
  const rows = await readRows({
    payload,
    collection: 'lead-submissions',
    where: {
      and: [
        { state: { in: [...WAITING_REQUESTS] } },
        { dueAt: { less_than: now.toISOString() } },
        { dueAt: { greater_than: new Date(now.getTime() - REMINDED_FOR_MS).toISOString() } },
      ],
    },
    sort: ['dueAt'],
    limit: MAX_AT_ONCE,
  })
  for (const { id, kind, name, owner, project } of rows) {
    const reminder = {
      project: idOf(project) ?? '',
      kind: 'message' as const,
      now,
      ...requestLateNotification(String(id), kind, name),
      dedupeKey: `request:${id}:${now.toISOString().slice(0, 10)}`,
    }
    const whose = idOf(owner)
    if (whose) await notify(payload, staffNotification(reminder, whose))
    else await notifyAdmins(payload, reminder)
  }
}
