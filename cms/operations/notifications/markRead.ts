import { and, eq, inArray, lte, sql } from '@payloadcms/db-sqlite/drizzle'
import type { BasePayload, Where } from 'payload'
import { sqlDatabase } from '#database/sqlDatabase.ts'
import { liveNotifications } from './liveNotifications.ts'
import { ownNotifications, type Reader } from './readNotifications.ts'

/** These rows, or those added up to a time. */
type Which = { ids: string[] } | { until: Date }

/**
 * Marks a person's unread notifications read, in one statement: those named, no others. What was read before keeps its
 * read time, what belongs to somebody else is left alone.
 */
export async function markRead(payload: BasePayload, reader: Reader, which: Which, now: Date): Promise<void> {
  if ('ids' in which && which.ids.length === 0) return
  const readOn = now.toISOString()
  const data = { read: true, readOn }
  const database = sqlDatabase(payload)
  if (database) {
    const rows = database.tables.notifications as (typeof database.tables)[string]
    const named = 'ids' in which ? inArray(rows.id, which.ids) : lte(rows.addedOn, which.until.toISOString())
    await database.drizzle
      .update(rows)
      .set({ ...data, updatedAt: sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')` })
      .where(and(eq(rows.user, reader.user), eq(rows.project, reader.project), eq(rows.read, false), named))
  } else {
    const named: Where =
      'ids' in which ? { id: { in: which.ids } } : { addedOn: { less_than_equal: which.until.toISOString() } }
    await payload.db.updateMany({
      collection: 'notifications',
      where: { and: [...ownNotifications(reader), { read: { equals: false } }, named] },
      data,
      returning: false,
    })
  }
  liveNotifications.wake(reader.user)
}
