import { type BasePayload, getPayload } from 'payload'
import { database } from '#database/adapter.ts'
import { countRows } from '#database/guard.ts'
import { type Copied, copyTable, tablesOf } from '#database/mongo/copyRows.ts'
import { env } from './config/env.ts'
import { migrateDatabase } from './config/migrateDatabase.ts'
import { mongoOptions } from './config/mongoOptions.ts'
import config from './payload.config.ts'
import { startPayload } from './payload.ts'

export type Move = {
  /** Whether a running server uses the old database and could still write to it. */
  isServed: () => Promise<boolean>
  /** Copies and compares one table after the other. */
  tables: () => AsyncGenerator<Copied & { name: string }>
  close: () => Promise<void>
}

/** Opens the database of the environment and the target database at `uri`, which it migrates. */
export async function openMove(uri: string): Promise<Move> {
  const source = await startPayload()
  const sanitized = await config
  const target: BasePayload = await getPayload({
    config: { ...sanitized, db: database(uri, mongoOptions(env())) as typeof sanitized.db },
    key: 'target',
    disableOnInit: true,
  })
  // Without data migrations: the old database has run them, and their claims are copied with it.
  await migrateDatabase(target, [])
  return {
    isServed: async () =>
      (await countRows({
        payload: source,
        collection: 'leases',
        where: { until: { greater_than: Date.now() } },
      })) > 0,
    tables: async function* () {
      for (const table of tablesOf(target)) {
        const name = table.isVersions ? `${table.collection}, versions` : table.collection
        yield { name, ...(await copyTable(source, target, table)) }
      }
    },
    close: async () => {
      await target.destroy()
      await source.destroy()
    },
  }
}
