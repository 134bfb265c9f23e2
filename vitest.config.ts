import { defineConfig } from 'vitest/config'

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
        },
      },
      {
        test: {
          name: 'int',
          include: ['tests/int/**/*.int.test.ts'],
          environment: 'node',
          pool: 'forks',
          // Payload is loaded once for many files; see tests/support/intSetup.ts.
          isolate: false,
          // See PRODUCTION_MODULES in scripts/run.mjs.
          execArgv: ['-C', 'production'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          setupFiles: ['tests/support/intSetup.ts'],
        },
      },
    ],
  },
})
