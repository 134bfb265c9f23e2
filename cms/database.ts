import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { DatabaseAdapterObj } from 'payload'

const migrationDir = path.join(path.dirname(fileURLToPath(import.meta.url)), 'migrations')

/**
 * The database by its address: `file:` is SQLite, `mongodb:` is MongoDB. Neither uses multi-document transactions: every
 * step that counts is one guarded write (collections/guard.ts), which holds on both.
 */
export function database(uri: string): DatabaseAdapterObj {
  if (uri.startsWith('mongodb')) {
    return mongooseAdapter({
      url: uri,
      transactionOptions: false,
      ensureIndexes: true,
    }) as unknown as DatabaseAdapterObj
  }
  return sqliteAdapter({
    client: { url: uri },
    idType: 'uuid',
    push: false,
    wal: { synchronous: 'FULL' },
    busyTimeout: 5000,
    blocksAsJSON: true,
    migrationDir,
  }) as unknown as DatabaseAdapterObj
}
