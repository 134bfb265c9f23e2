import { ensureBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { requireNode } from './nodeVersion.mjs'
import { bin, PRODUCTION_MODULES, runNode } from './run.mjs'

/** The tests that have a long form: more seeds, more kills, more rows. */
const FILES = [
  'tests/int/auth/guessing',
  'tests/int/catalogue/lists',
  'tests/int/commerce/killed',
  'tests/int/notifications',
  'tests/int/seed/largeImport',
]
const JOURNEYS = ['tests/e2e/transfers']

requireNode()
await ensureInstalled()
const env = { LONG: '1', KILL_TRIALS: process.env.KILL_TRIALS ?? '40' }
const tests = await runNode([bin('vitest/vitest.mjs'), 'run', '--project', 'int', ...FILES], {
  env: { NODE_ENV: 'test', ...env, ...PRODUCTION_MODULES },
})
const browser = await ensureBrowser()
await build()
const journeys = await runNode([bin('@playwright/test/cli.js'), 'test', ...JOURNEYS], {
  env: { ...env, CHROMIUM_PATH: browser },
})
process.exitCode = tests.code || journeys.code
