import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import { literalOperators } from './literalLike.ts'
import { type MongoOptions, mongoAdapter } from './mongo/mongoAdapter.ts'
import { cachePreparedStatements } from './preparedStatements.ts'
import { type LockableClient, retryWhileLocked } from './retryWhileLocked.ts'

const migrationDir = path.join(path.dirname(fileURLToPath(import.meta.url)), '../cms/migrations')

/**
 * The database by its URL: `file:` is SQLite, `mongodb:` is MongoDB. Neither uses multi-document
 * transactions: every critical step is one guarded write (guard.ts), which works on both.
 */
export function database(uri: string, mongo: MongoOptions): DatabaseAdapterObj {
  if (uri.startsWith('mongodb')) return mongoAdapter(uri, mongo)
  cachePreparedStatements()
  return withRetryingClient(
    sqliteAdapter({
      client: { url: uri },
      idType: 'uuid',
      push: false,
      wal: { synchronous: 'FULL' },
      // Only until the connection is open: blocking is harmless while the server starts.
      busyTimeout: 5000,
      blocksAsJSON: true,
      migrationDir,
    }) as unknown as DatabaseAdapterObj<Sqlite>,
  )
}

type Sqlite = BaseDatabaseAdapter & {
  operators: Record<string, unknown>
  client: LockableClient
  wal: { journalSizeLimit: number; synchronous: string }
}

/** The same database with literal texts in conditions, and a client that waits for locks without blocking the server (retryWhileLocked.ts). */
function withRetryingClient(database: DatabaseAdapterObj<Sqlite>): DatabaseAdapterObj {
  return {
    ...database,
    init: (args) => {
      const adapter = database.init(args)
      adapter.operators = { ...adapter.operators, ...literalOperators }
      const connect = adapter.connect
      adapter.connect = async function (this: Sqlite, ...options) {
        const isOpen = Boolean(this.client)
        await connect?.apply(this, options)
        if (isOpen) return
        const { journalSizeLimit, synchronous } = this.wal
        await retryWhileLocked(this.client, {
          pragmas: [`journal_size_limit = ${journalSizeLimit}`, `synchronous = ${synchronous}`],
        })
      }
      return adapter
    },
  }
}
