import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { insertIfAbsent } from '#database/guard.ts'
import { sqlDatabase } from '#database/sqlDatabase.ts'
import { liveNotifications } from './liveNotifications.ts'
import { type News, rowOf } from './notify.ts'

/** Rows in one statement: the database works that long without anything else running in this process. */
const A_STATEMENT = 25

/** `notify` for many people at once; those who were told before are passed over. */
export async function insertNotification(payload: BasePayload, news: News[]): Promise<void> {
  const sql = sqlDatabase(payload)
  for (let start = 0; start < news.length; start += A_STATEMENT) {
    const part = news.slice(start, start + A_STATEMENT)
    if (sql) {
      const rows = part.map((entry) => ({ ...rowOf(entry), id: randomUUID() }))
      await sql.drizzle
        .insert(sql.tables.notifications as (typeof sql.tables)[string])
        .values(rows)
        .onConflictDoNothing()
    } else {
      await Promise.all(
        part.map((entry) => insertIfAbsent({ payload, collection: 'notifications', data: rowOf(entry) })),
      )
    }
    for (const { user } of part) liveNotifications.wake(user)
    await new Promise((resolve) => setImmediate(resolve))
  }
}
