import type { BasePayload } from 'payload'

/**
 * Lets SQLite buffer what this process writes instead of waiting for the disk after every statement. The file
 * stays intact if the power fails; the last rows may then be missing, and a repeated import writes them.
 * Other processes on the same database keep their own setting.
 */
export async function enableFastWrites(payload: BasePayload): Promise<void> {
  if (payload.db.name !== 'sqlite') return
  const { client } = payload.db as unknown as { client: { execute: (sql: string) => Promise<unknown> } }
  await client.execute('PRAGMA synchronous = NORMAL')
}
