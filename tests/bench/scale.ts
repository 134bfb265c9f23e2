import { stopAll } from './program.ts'
import { measureScale } from './scale/measureScale.ts'
import { openWorkspace } from './workspace.ts'

/**
 * Program: `npm run bench:scale [-- --seconds=10]`. The calls of students at one server on SQLite, one on MongoDB and two on MongoDB: milliseconds
 * of processor time of all servers a call, and calls a second, which count only where each server has a core of its own. MongoDB is TEST_MONGO_URI,
 * or the one of the tests. Prints a table for docs/scale.md.
 */
const DEFAULT_SECONDS = 10

const given = process.argv.find((argument) => argument.startsWith('--seconds='))
const seconds = given ? Number(given.split('=')[1]) : DEFAULT_SECONDS
if (!(seconds > 0)) throw new Error('--seconds= takes a number above 0')
const workspace = openWorkspace()
const end = async () => {
  await stopAll()
  workspace.remove()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void end().finally(() => process.exit(130)))
try {
  process.stdout.write(`${await measureScale(workspace, seconds)}\n`)
} finally {
  await end()
}
