import { defineConfig } from 'vitest/config'

/** What kills servers, measures time or calls everything as everybody: `npm test` runs it, `npm run verify` does not wait for it. */
const BEYOND_VERIFY = [
  '**/*illed.int.test.ts',
  'tests/int/access/{endpoints,matrix}.int.test.ts',
  'tests/int/auth/enumeration.int.test.ts',
  'tests/int/seed/{cli,largeImport}.int.test.ts',
  'tests/int/server/{process,strangers}.int.test.ts',
]

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
          // Rules tried on thousands of drawn cases take seconds where the machine is busy.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'int',
          include: ['tests/int/**/*.int.test.ts'],
          exclude: process.env.TESTS === 'short' ? BEYOND_VERIFY : [],
          environment: 'node',
          pool: 'forks',
          // Payload is loaded once for many files; see tests/support/intSetup.ts.
          isolate: false,
          // See PRODUCTION_MODULES in scripts/run.mjs.
          execArgv: ['-C', 'production'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          globalSetup: ['tests/support/intGlobal.ts'],
          setupFiles: ['tests/support/intSetup.ts'],
        },
      },
    ],
  },
})
