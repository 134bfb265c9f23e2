import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { BasePayload } from 'payload'
import { sqlDatabase } from './sqlDatabase.ts'

/** The names of the migrations that were applied to a SQLite database, and whether it has any tables; null on MongoDB. */
export async function readAppliedMigrations(
  payload: BasePayload,
): Promise<{ hasTables: boolean; migrations: string[] } | null> {
  const database = sqlDatabase(payload)
  if (!database) return null
  const namesOf = async (query: ReturnType<typeof sql>): Promise<string[]> =>
    (await database.drizzle.all<{ name: string }>(query)).map(({ name }) => name)
  const tables = await namesOf(
    sql`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`,
  )
  const migrations = tables.includes('payload_migrations')
    ? await namesOf(sql`select name from payload_migrations where name is not null order by name`)
    : []
  return { hasTables: tables.length > 0, migrations }
}
