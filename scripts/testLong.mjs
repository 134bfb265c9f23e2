import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runOnMongo } from './mongoTests.mjs'
import { requireNode } from './nodeVersion.mjs'
import { runParts } from './parts.mjs'
import { root } from './run.mjs'
import { runVitest } from './vitestRun.mjs'

/** The integration tests that have a long form (more seeds, kills and rows) or judge times, by what they ask their run. */
const LONG_FORM = /\b(triesOf|isSampledOf|trialSeeds|IS_TIMED|expectWithin|KILL_TRIALS|process\.env\.LONG)\b/
const FILES = readdirSync(path.join(root, 'tests/int'), { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/int/${file}`)
  .filter(
    (file) => file.endsWith('.int.test.ts') && LONG_FORM.test(readFileSync(path.join(root, file), 'utf8')),
  )

requireNode()
await runParts('long', [
  [
    'Races, kills, imports and times in their long form',
    () =>
      runVitest(['--project', 'int', ...FILES], { LONG: '1', KILL_TRIALS: process.env.KILL_TRIALS ?? '500' }),
  ],
  [
    'Two markers of exams in their long form',
    () => runVitest(['--project', 'unit', 'tests/unit/exams/agreement'], { LONG: '1' }),
  ],
  [
    'Two servers on one MongoDB in their long form',
    () => runOnMongo(['tests/int/processes'], undefined, { LONG: '1' }),
  ],
  ['All integration tests on MongoDB', () => runOnMongo([])],
])
