import type { BasePayload } from 'payload'

type SqliteClient = { execute: (sql: string) => Promise<unknown> }

/** Switches SQLite's disk syncing off for this process: a benchmark's data can be recreated. */
export async function withoutSyncing(payload: BasePayload): Promise<void> {
  if (payload.db.name !== 'sqlite') return
  await (payload.db as unknown as { client: SqliteClient }).client.execute('PRAGMA synchronous = OFF')
}
