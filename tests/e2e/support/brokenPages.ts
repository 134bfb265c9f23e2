import path from 'node:path'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { KIT } from './kit.ts'

/** Prefix of errors that journeys throw on purpose. */
export const THROWN = 'Thrown by a journey: '

/** The browser errors of a run from its error log, unrendered pages and uncaught script errors, each as `<path>: <message>`. */
export async function brokenPages(dataDir: string): Promise<string[]> {
  const db = drizzle({ connection: { url: `file:${path.join(dataDir, 'shala.db')}` } })
  try {
    const rows = await db.all<{ at: string; message: string }>(
      sql`select ref_path as at, message from error_logs
        where panel = 'site' and function_name in ('page', 'script') and ref_path not like ${`%${KIT}`}
          and message not like ${`${THROWN}%`}`,
    )
    return rows.map(({ at, message }) => `${at}: ${message}`)
  } finally {
    db.$client.close()
  }
}
