import { startPayload } from '#cms/payload.ts'

/** Program: writes a SQLite database with all tables and no rows to the path in its first argument. */
const file = String(process.argv[2]).replaceAll("'", "''")
const payload = await startPayload()
const { client } = payload.db as unknown as { client: { execute: (sql: string) => Promise<unknown> } }
await client.execute(`vacuum into '${file}'`)
await payload.destroy()
process.exit()
