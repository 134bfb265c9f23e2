import path from 'node:path'
import payload, { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'

/**
 * Run by verify.mjs: generates the types, the import map (in its usual place) and the migration that the
 * current schema lacks, in one start of Payload. The types and, next to the snapshots it holds, that
 * migration go to the folder given.
 */
const folder = process.argv[2]
process.env.PAYLOAD_TS_OUTPUT_PATH = path.join(folder, 'payload-types.ts')
process.env.PAYLOAD_MIGRATING = 'true'
process.env.DISABLE_PAYLOAD_HMR = 'true'
// Lexical's modules deadlock when several of them are the first to be loaded (Node 20).
await import('@payloadcms/richtext-lexical/lexical')
const config = await (await import('../cms/payload.config.ts')).default
await generateTypes(config, { log: false })
await generateImportMap(config, { log: false })
await payload.init({ config, disableDBConnect: true, disableOnInit: true })
payload.db.migrationDir = path.join(folder, 'migrations')
// With nothing to migrate, Payload ends the process here with exit code 0.
await payload.db.createMigration({ payload, migrationName: 'drift', skipEmpty: true })
process.exit(0)
