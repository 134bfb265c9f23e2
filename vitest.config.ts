import { defineConfig } from 'vitest/config'

/** What kills servers, measures time, draws races or asks everything as everybody: `npm test` runs it, `npm run verify` does not wait for it. */
const BEYOND_VERIFY = [
  '**/*illed.int.test.ts',
  'tests/int/access/{described,endpoints,hiddenFields,matrix}.int.test.ts',
  'tests/int/audit/everyWrite.int.test.ts',
  'tests/int/auth/{codes,enumeration,guessing}.int.test.ts',
  'tests/int/catalogue/lists.int.test.ts',
  'tests/int/commerce/{razorpayFaults,webhooks}.int.test.ts',
  'tests/int/coupons/couponRace.int.test.ts',
  'tests/int/shipments/shiprocket*.int.test.ts',
  'tests/int/invoices/issuing.int.test.ts',
  'tests/int/jobs/scheduled.int.test.ts',
  'tests/int/wallets/wallets.int.test.ts',
  'tests/int/messages/queued.int.test.ts',
  'tests/int/notifications/{broadcasts,restart}.int.test.ts',
  'tests/int/orders/dueNotifications.int.test.ts',
  'tests/int/panel/pages.int.test.ts',
  'tests/int/people/levels.int.test.ts',
  'tests/int/reservations/*.int.test.ts',
  'tests/int/returns/random*.int.test.ts',
  'tests/int/seed/{cli,importProject,largeImport}.int.test.ts',
  'tests/int/server/{lockedDatabase.sqlite,process,questions,servedAlone.sqlite,strangers}.int.test.ts',
  'tests/int/superAdmin/export.int.test.ts',
  'tests/int/transfers/imports.int.test.ts',
]

/** Tests that look into one kind of database, by name: those of MongoDB run in `npm run test:mongo` only, and those of SQLite not there. */
const OTHER_DATABASE = [process.env.TEST_MONGO_URI ? '**/*.sqlite.int.test.ts' : '**/*.mongo.int.test.ts']

// Limits for what hangs: far above what anything takes on a slow and busy machine, since only a failure waits for them.
const HANGS_MS = 300_000
const POLLED = { poll: { timeout: 60_000 } }

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          environment: 'node',
          // Rules without state: their modules are loaded once for all files.
          isolate: false,
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
          expect: POLLED,
        },
      },
      {
        test: {
          name: 'int',
          include: ['tests/int/**/*.int.test.ts'],
          exclude: [...OTHER_DATABASE, ...(process.env.TESTS === 'short' ? BEYOND_VERIFY : [])],
          environment: 'node',
          pool: 'forks',
          // Payload is loaded once for many files; see tests/support/intSetup.ts.
          isolate: false,
          // See PRODUCTION_MODULES in scripts/run.mjs.
          execArgv: ['-C', 'production'],
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
          expect: POLLED,
          globalSetup: ['tests/support/intGlobal.ts'],
          setupFiles: ['tests/support/intSetup.ts'],
        },
      },
    ],
  },
})
