import { ensureBrowser, ensureNotifyingBrowser } from './browser.mjs'
import { runBrowserTests } from './browserTests.mjs'
import { build } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { ON_MONGO, runOnMongo, SAMPLE } from './mongoTests.mjs'
import { isProfiled, measured, writeProfile } from './profile.mjs'
import { ensureSeeded } from './seeded.mjs'
import { printSum } from './sum.mjs'
import { verify } from './verify.mjs'
import { runVitest } from './vitestRun.mjs'

/** A part that fails to start counts as one failure; the parts after it still run. */
async function part(name, work) {
  console.log(`\n${name}\n`)
  try {
    return await measured(name, work)
  } catch (err) {
    console.error(err.message)
    return { passed: 0, failures: [`${name}: ${err.message}`] }
  }
}

/**
 * Runs browser tests of a configuration against the production build and the seeded projects; both are made
 * in parallel, and only when their inputs have changed.
 */
async function inBrowser(kind, config) {
  const browser = await ensureBrowser()
  await ensureNotifyingBrowser()
  await measured('Production build and seeded projects', () => Promise.all([build(), ensureSeeded()]))
  return runBrowserTests(browser, kind, config)
}

/** Integration tests that `npm test` runs as a sample or with few tries (`IS_FULL`, `triesOf`); here they run in full. */
export const SWEEPS = [
  'tests/int/access/described',
  'tests/int/access/endpoints',
  'tests/int/access/hiddenFields',
  'tests/int/access/matrix',
  'tests/int/account/ownData',
  'tests/int/attempts/killed',
  'tests/int/auth/enumeration',
  'tests/int/auth/guessing',
  'tests/int/bulkEmails/bulkKilled',
  'tests/int/bulkEmails/manyReceivers',
  'tests/int/commerce/killed',
  'tests/int/commerce/webhooks',
  'tests/int/coupons/couponRace',
  'tests/int/exams/regradeMany',
  'tests/int/invoices/issuing',
  'tests/int/jobs/scheduled',
  'tests/int/learning/liveCrowd',
  'tests/int/learning/progressCost',
  'tests/int/panel/pages',
  'tests/int/people/levels',
  'tests/int/processes',
  'tests/int/reports/totals',
  'tests/int/reservations/reservationModel',
  'tests/int/reservations/stockRace',
  'tests/int/seed/largeImport',
  'tests/int/server/invalidQueries',
  'tests/int/shipments/killed',
  'tests/int/shipments/shiprocketFaults',
  'tests/int/transfers/imports.int',
  'tests/int/wallets/wallets',
]

const VERIFY = 'Types, lint, boundaries, unit and integration tests'
const JOURNEYS = ['Browser journeys', () => inBrowser('journeys', 'playwright.config.ts')]
const SWEEPS_IN_BROWSER = ['Sweeps in the browser', () => inBrowser('sweeps', 'playwright.full.config.ts')]

/** The parts of `npm test`. */
export const TEST = [[VERIFY, () => verify()], JOURNEYS]

/**
 * Exhaustive tests on top of `npm test`: all calls as every user, all pages at every width, crawls by role.
 */
export const TEST_FULL = [
  ['Integration tests of everything', () => runVitest(['--project', 'int', ...SWEEPS], { TESTS: 'full' })],
  SWEEPS_IN_BROWSER,
]

/** The parts of both, each integration test once, in its full form, and those on MongoDB. */
export const TEST_ALL = [
  [VERIFY, () => verify('full')],
  JOURNEYS,
  [ON_MONGO, () => runOnMongo(SAMPLE)],
  SWEEPS_IN_BROWSER,
]

/**
 * Installs missing dependencies and runs the parts one after the other, whether or not one fails; prints the
 * titles of failed tests and the total, and exits with the matching code. `name` is the name of the profile, if
 * one was requested.
 */
export async function runParts(name, parts) {
  const results = [
    await part('Dependencies', async () => {
      await ensureInstalled()
      return { passed: 0, failures: [] }
    }),
  ]
  if (results[0].failures.length === 0)
    for (const [title, work] of parts) results.push(await part(title, work))
  if (isProfiled()) writeProfile(name)
  process.exitCode = printSum(results) ? 0 : 1
}
