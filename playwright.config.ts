import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser.mjs'

/** Of the product in the journeys; another one lets two checkouts run theirs beside each other. */
export const PORT = Number(process.env.E2E_PORT ?? 3910)

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.test.ts',
  globalSetup: './tests/e2e/support/serve.ts',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  // Far above what anything takes on a slow and busy machine, since only a failure waits for them.
  timeout: 300_000,
  expect: { timeout: 30_000, toPass: { timeout: 120_000 } },
  outputDir: 'test-results/journeys',
  snapshotPathTemplate: 'tests/e2e/__screenshots__/{arg}{ext}',
  use: {
    baseURL: `http://demo.localhost:${PORT}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Traces cost a third of the time; `npx playwright test <file> --trace=retain-on-failure` keeps those of failures.
    trace: 'off',
    screenshot: 'only-on-failure',
    // What moves is drawn again and again while nobody looks; tests of what moves say so.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker that takes charge of a page hides its requests from `page.route`; pwa.e2e allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: [
        '--no-sandbox',
        // A page lives for seconds here: to optimize its scripts costs a quarter of the time and brings nothing.
        '--js-flags=--no-maglev --no-turbofan',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Chromium without a window draws letters as the one with a window does.
        '--font-render-hinting=slight',
      ],
    },
  },
})
