import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { buildConfig } from 'payload'

/** Payload with one collection of people who sign in by e-mail and password, all as it comes. */
export default buildConfig({
  secret: process.env.SERVER_SECRET as string,
  db: sqliteAdapter({
    client: { url: process.env.DATABASE_URI as string },
    idType: 'uuid',
    wal: { synchronous: 'FULL' },
    busyTimeout: 5000,
  }),
  collections: [{ slug: 'users', auth: true, fields: [{ name: 'name', type: 'text' }] }],
  telemetry: false,
  graphQL: { disable: true },
  typescript: { autoGenerate: false },
  logger: { options: { level: process.env.LOG_LEVEL ?? 'info' } },
})
