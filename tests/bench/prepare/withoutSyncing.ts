import type { BasePayload } from 'payload'

type SqliteClient = { execute: (sql: string) => Promise<unknown> }

/** Lets this process write a SQLite file without waiting for the disk each time. Data of a benchmark can be made again. */
export async function withoutSyncing(payload: BasePayload): Promise<void> {
  if (payload.db.name !== 'sqlite') return
  await (payload.db as unknown as { client: SqliteClient }).client.execute('PRAGMA synchronous = OFF')
}
