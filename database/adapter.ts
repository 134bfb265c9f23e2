import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import { type PatientClient, waitPatiently } from './patientClient.ts'

const migrationDir = path.join(path.dirname(fileURLToPath(import.meta.url)), '../cms/migrations')

/**
 * The database by its address: `file:` is SQLite, `mongodb:` is MongoDB. Neither uses multi-document transactions: every
 * step that counts is one guarded write (guard.ts), which holds on both.
 */
export function database(uri: string): DatabaseAdapterObj {
  if (uri.startsWith('mongodb')) {
    return mongooseAdapter({
      url: uri,
      transactionOptions: false,
      ensureIndexes: true,
    }) as unknown as DatabaseAdapterObj
  }
  return patient(
    sqliteAdapter({
      client: { url: uri },
      idType: 'uuid',
      push: false,
      wal: { synchronous: 'FULL' },
      // Until it is open: while the server starts, nobody is kept waiting.
      busyTimeout: 5000,
      blocksAsJSON: true,
      migrationDir,
    }) as unknown as DatabaseAdapterObj<Sqlite>,
  )
}

type Sqlite = BaseDatabaseAdapter & {
  client: PatientClient
  wal: { journalSizeLimit: number; synchronous: string }
}

/** The same database, whose connection waits for locks without blocking the server (patientClient.ts). */
function patient(database: DatabaseAdapterObj<Sqlite>): DatabaseAdapterObj {
  return {
    ...database,
    init: (args) => {
      const adapter = database.init(args)
      const connect = adapter.connect
      adapter.connect = async function (this: Sqlite, ...options) {
        const isOpen = Boolean(this.client)
        await connect?.apply(this, options)
        if (isOpen) return
        const { journalSizeLimit, synchronous } = this.wal
        await waitPatiently(this.client, {
          pragmas: [`journal_size_limit = ${journalSizeLimit}`, `synchronous = ${synchronous}`],
        })
      }
      return adapter
    },
  }
}
