import { stopAll } from './program.ts'
import { measureScale } from './scale/measureScale.ts'
import { openWorkspace } from './workspace.ts'

/**
 * Program: `npm run bench:scale [-- --share=0.2]`. The calls of students at one server on SQLite, one on MongoDB and two on MongoDB: milliseconds
 * of processor time of all servers a call, and calls a second, which count only where each server has a core of its own. MongoDB is TEST_MONGO_URI,
 * or the one of the tests. Prints a table for docs/scale.md.
 */
const given = process.argv.find((argument) => argument.startsWith('--share='))
const share = given ? Number(given.split('=')[1]) : 1
if (!(share > 0)) throw new Error('--share= takes a number above 0')
const workspace = openWorkspace()
const end = async () => {
  await stopAll()
  workspace.remove()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void end().finally(() => process.exit(130)))
try {
  process.stdout.write(`${await measureScale(workspace, share)}\n`)
} finally {
  await end()
}
