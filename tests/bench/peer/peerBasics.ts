import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { Config } from 'payload'

/** Config that all peers share: a database as durable as ours, and no optional features. */
export const peerBasics = (): Pick<
  Config,
  'secret' | 'db' | 'telemetry' | 'graphQL' | 'typescript' | 'logger'
> => ({
  secret: process.env.SERVER_SECRET as string,
  db: sqliteAdapter({
    client: { url: process.env.DATABASE_URI as string },
    idType: 'uuid',
    wal: { synchronous: 'FULL' },
    busyTimeout: 5000,
  }),
  telemetry: false,
  graphQL: { disable: true },
  typescript: { autoGenerate: false },
  logger: { options: { level: process.env.LOG_LEVEL ?? 'info' } },
})
