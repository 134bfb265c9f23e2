import path from 'node:path'
import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'

/** Runs SQL statements on the database of this run's server. */
export async function runSql(...statements: SQL[]): Promise<void> {
  const db = drizzle({ connection: { url: `file:${path.join(process.env.E2E_DATA_DIR ?? '', 'shala.db')}` } })
  try {
    await db.run(sql`pragma busy_timeout = 5000`)
    for (const statement of statements) await db.run(statement)
  } finally {
    db.$client.close()
  }
}
