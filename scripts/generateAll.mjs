import path from 'node:path'
import payload, { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'

/**
 * Program of verify.mjs: generates the types, the import map (where it belongs) and the migration that the schema still lacks,
 * in one start of Payload. The folder given gets the types and, beside the snapshots it holds, that migration.
 */
const folder = process.argv[2]
process.env.PAYLOAD_TS_OUTPUT_PATH = path.join(folder, 'payload-types.ts')
process.env.PAYLOAD_MIGRATING = 'true'
process.env.DISABLE_PAYLOAD_HMR = 'true'
const config = await (await import('../cms/payload.config.ts')).default
await generateTypes(config, { log: false })
await generateImportMap(config, { log: false })
await payload.init({ config, disableDBConnect: true, disableOnInit: true })
payload.db.migrationDir = path.join(folder, 'migrations')
// Payload ends the process here, with 0, when there is nothing to migrate.
await payload.db.createMigration({ payload, migrationName: 'drift', skipEmpty: true })
process.exit(0)
