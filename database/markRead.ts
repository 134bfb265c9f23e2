import { and, eq, inArray, lte, sql } from '@payloadcms/db-sqlite/drizzle'
import type { BasePayload, Where } from 'payload'
import { sqlDatabase } from './sqlDatabase.ts'

/** Notifications by their ids, or all that were added until a time, inclusive. */
export type NotificationSelection = { ids: string[] } | { until: Date }

/**
 * Sets `read` and `readOn` of a person's unread notifications in one project, in one statement. Read ones
 * keep their read time; those of other people are not touched.
 */
export async function markNotificationsRead(
  payload: BasePayload,
  { user, project }: { user: string; project: string },
  which: NotificationSelection,
  readOn: string,
): Promise<void> {
  const data = { read: true, readOn }
  const database = sqlDatabase(payload)
  if (database) {
    const rows = database.tables.notifications as (typeof database.tables)[string]
    const selection =
      'ids' in which ? inArray(rows.id, which.ids) : lte(rows.addedOn, which.until.toISOString())
    await database.drizzle
      .update(rows)
      .set({ ...data, updatedAt: sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')` })
      .where(and(eq(rows.user, user), eq(rows.project, project), eq(rows.read, false), selection))
    return
  }
  const selection: Where =
    'ids' in which ? { id: { in: which.ids } } : { addedOn: { less_than_equal: which.until.toISOString() } }
  await payload.db.updateMany({
    collection: 'notifications',
    where: {
      and: [
        { user: { equals: user } },
        { project: { equals: project } },
        { read: { equals: false } },
        selection,
      ],
    },
    data,
    returning: false,
  })
}
