import { parseArgs } from 'node:util'
import { env } from './config/env.ts'

const USAGE = 'Usage: npm run move -- --to mongodb://…'

/** The target address from the command line, or null. */
function readTarget(): string | null {
  try {
    const { to } = parseArgs({ options: { to: { type: 'string' } } }).values
    return to && /^mongodb(\+srv)?:\/\//.test(to) ? to : null
  } catch {
    return null
  }
}

/**
 * `npm run move -- --to mongodb://…`: copies the SQLite database at DATABASE_URI to MongoDB, with ids, counters, ledgers and versions, and compares
 * every row. Uploaded files are not moved. When run again, it resumes. Exits with 1 when a row differs.
 */
async function main(): Promise<number> {
  const to = readTarget()
  if (!to || !env().DATABASE_URI.startsWith('file:')) {
    console.error(to ? 'DATABASE_URI is not a SQLite database' : USAGE)
    return 1
  }
  process.env.LOG_LEVEL ??= 'silent'
  // Importing several of Lexical's modules at once can deadlock in Node 20.
  await import('@payloadcms/richtext-lexical/lexical')
  const { openMove } = await import('./openMove.ts')
  const move = await openMove(to)
  try {
    if (await move.isServed()) {
      console.error(
        'A server is still using the database. Stop it, wait 10 seconds and run the command again.',
      )
      return 1
    }
    let differences = 0
    for await (const { name, rows, copied, different } of move.tables()) {
      if (rows > 0) console.log(`${name}: ${rows} rows, ${copied} of them copied now`)
      for (const id of different) console.error(`${name}: ${id} differs`)
      differences += different.length
    }
    console.log(
      differences === 0
        ? 'Moved. Set DATABASE_URI to the new database, keep DATA_DIR, and start the server.'
        : `${differences} rows differ. The new database is not a copy of the old one.`,
    )
    return differences === 0 ? 0 : 1
  } finally {
    await move.close()
  }
}

main().then(
  (code) => process.exit(code),
  (err: unknown) => {
    console.error(err instanceof Error ? err.message : err)
    process.exit(1)
  },
)
