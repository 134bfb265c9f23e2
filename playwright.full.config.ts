import journeys from './playwright.config.ts'

// The other forms of journeys (tests/e2e/support/forms.ts), also where this is run by hand.
process.env.TESTS = 'full'

/** What `npm run test:full` runs in a browser: looks at everything there is, once for every change, after the journeys. */
export default {
  ...journeys,
  testDir: 'tests/full',
  testMatch: '**/*.full.test.ts',
  globalSetup: './tests/full/serve.ts',
  outputDir: 'test-results/sweeps',
  workers: 2,
  timeout: 600_000,
  projects: [
    { name: 'pages', testIgnore: '**/links.full.test.ts' },
    { name: 'forms', testDir: 'tests/e2e', testMatch: '**/*.e2e.test.ts', grep: /@forms/ },
    {
      name: 'links',
      testMatch: '**/links.full.test.ts',
      use: {
        launchOptions: {
          ...journeys.use?.launchOptions,
          // Links are what is looked at: neither pictures nor letters are fetched.
          args: [
            ...(journeys.use?.launchOptions?.args ?? []),
            '--blink-settings=imagesEnabled=false',
            '--disable-remote-fonts',
          ],
        },
      },
    },
  ],
}
