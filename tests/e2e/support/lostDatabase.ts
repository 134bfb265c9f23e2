import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'

const SUFFIX = '__gone'

/** Renames every table of a running server's database, or back: queries fail until then. */
async function renameTables(file: string, isGone: boolean): Promise<void> {
  const db = drizzle({ connection: { url: `file:${file}` } })
  try {
    await db.run(sql`pragma busy_timeout = 5000`)
    const { rows } = await db.run(
      sql`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name like ${`%${SUFFIX}`} = ${isGone ? 0 : 1}`,
    )
    const names = rows.map(({ name }) => String(name))
    const to = (name: string) => (isGone ? `${name}${SUFFIX}` : name.slice(0, -SUFFIX.length))
    const steps: SQL[] = names.map(
      (name) => sql`alter table ${sql.identifier(name)} rename to ${sql.identifier(to(name))}`,
    )
    for (const step of [sql`begin immediate`, ...steps, sql`commit`]) await db.run(step)
  } finally {
    db.$client.close()
  }
}

export const hideTables = (file: string): Promise<void> => renameTables(file, true)
export const restoreTables = (file: string): Promise<void> => renameTables(file, false)

/** Takes the database's write lock, as another program would; returns a function that releases it. */
export async function lockForWriting(file: string): Promise<() => Promise<void>> {
  const db = drizzle({ connection: { url: `file:${file}` } })
  await db.run(sql`pragma busy_timeout = 5000`)
  await db.run(sql`begin immediate`)
  return async () => {
    await db.run(sql`rollback`)
    db.$client.close()
  }
}
