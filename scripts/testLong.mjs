import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runOnMongo } from './mongoTests.mjs'
import { requireNode } from './nodeVersion.mjs'
import { runParts } from './parts.mjs'
import { root } from './run.mjs'
import { runVitest } from './vitestRun.mjs'

/** Integration tests with a long form (more seeds, kills and rows) or time limits, recognised by the helpers that they use. */
const LONG_FORM = /\b(triesOf|isSampledOf|trialSeeds|IS_TIMED|expectWithin|KILL_TRIALS|process\.env\.LONG)\b/
const FILES = readdirSync(path.join(root, 'tests/int'), { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/int/${file}`)
  .filter(
    (file) => file.endsWith('.int.test.ts') && LONG_FORM.test(readFileSync(path.join(root, file), 'utf8')),
  )

requireNode()
await runParts('long', [
  [
    'Concurrency, killed processes, imports and time limits in their long form',
    () =>
      runVitest(['--project', 'int', ...FILES], { LONG: '1', KILL_TRIALS: process.env.KILL_TRIALS ?? '500' }),
  ],
  [
    'Two implementations of marking exams, in their long form',
    () => runVitest(['--project', 'unit', 'tests/unit/exams/agreement'], { LONG: '1' }),
  ],
  [
    'Two servers on one MongoDB in their long form',
    () => runOnMongo(['tests/int/processes'], undefined, { LONG: '1' }),
  ],
  ['All integration tests on MongoDB', () => runOnMongo([])],
])
