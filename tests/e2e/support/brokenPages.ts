import path from 'node:path'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { KIT } from './kit.ts'

/** Errors that a journey throws itself begin with this. */
export const THROWN = 'Thrown by a journey: '

/** What the browsers of a run reported of pages that could not be rendered and of scripts that failed, each `<path>: <message>`. */
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
