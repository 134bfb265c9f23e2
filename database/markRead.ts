import { and, eq, inArray, lte, sql } from '@payloadcms/db-sqlite/drizzle'
import type { BasePayload, Where } from 'payload'
import { sqlDatabase } from './sqlDatabase.ts'

/** These rows, or those added up to a time. */
export type WhichNotifications = { ids: string[] } | { until: Date }

/**
 * Sets `read` and `readOn` of a person's unread notifications of one project, in one statement. What was read before keeps its read
 * time, what belongs to somebody else is left alone.
 */
export async function markNotificationsRead(
  payload: BasePayload,
  { user, project }: { user: string; project: string },
  which: WhichNotifications,
  readOn: string,
): Promise<void> {
  const data = { read: true, readOn }
  const database = sqlDatabase(payload)
  if (database) {
    const rows = database.tables.notifications as (typeof database.tables)[string]
    const named = 'ids' in which ? inArray(rows.id, which.ids) : lte(rows.addedOn, which.until.toISOString())
    await database.drizzle
      .update(rows)
      .set({ ...data, updatedAt: sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')` })
      .where(and(eq(rows.user, user), eq(rows.project, project), eq(rows.read, false), named))
    return
  }
  const named: Where =
    'ids' in which ? { id: { in: which.ids } } : { addedOn: { less_than_equal: which.until.toISOString() } }
  await payload.db.updateMany({
    collection: 'notifications',
    where: {
      and: [{ user: { equals: user } }, { project: { equals: project } }, { read: { equals: false } }, named],
    },
    data,
    returning: false,
  })
}
