import { startPayload } from '#cms/payload.ts'

/** Program: makes a SQLite database with all its tables and nothing in them, at the path given. */
const file = String(process.argv[2]).replaceAll("'", "''")
const payload = await startPayload()
const { client } = payload.db as unknown as { client: { execute: (sql: string) => Promise<unknown> } }
await client.execute(`vacuum into '${file}'`)
await payload.destroy()
process.exit()
