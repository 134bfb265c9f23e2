import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Program: `npm run bench:growth [-- 1000 10000 …]`. One SQLite file grows to so many people, orders, entitlements and wallet entries,
 * and at each size the calls of a day are measured: milliseconds of processor time a call, median of rounds. Prints a table
 * for docs/scale.md.
 */
const folder = mkdtempSync(path.join(tmpdir(), 'shala-growth-'))
process.env.DATA_DIR = folder
process.env.DEMO = '1'
process.env.LOG_LEVEL = 'silent'
process.env.SERVER_SECRET = 'a-secret-of-the-bench-with-32-characters-or-more'
// What the database waits for keeps no process alive.
setInterval(() => undefined, 60_000)
try {
  const { measureGrowth } = await import('./growth/measureGrowth.ts')
  const given = process.argv.slice(2).map(Number)
  process.stdout.write(
    `${await measureGrowth(given.length > 0 ? given : [1000, 10_000, 100_000, 1_000_000])}\n`,
  )
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
process.exit()
