import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bin, runNode } from './run.mjs'

/**
 * Browser tests against the production build, the journeys unless another configuration is named; answers their counts, read
 * from Playwright's own report.
 */
export async function runBrowserTests(browser, config = 'playwright.config.ts') {
  const folder = mkdtempSync(path.join(tmpdir(), 'shala-journeys-'))
  const report = path.join(folder, 'playwright.json')
  const { code } = await runNode(
    [bin('@playwright/test/cli.js'), 'test', '--config', config, '--reporter=list,json'],
    {
      env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    },
  )
  try {
    const { stats } = JSON.parse(readFileSync(report, 'utf8'))
    const failed = stats.unexpected + stats.flaky
    return { passed: stats.expected, failed: code !== 0 && failed === 0 ? 1 : failed }
  } catch {
    return { passed: 0, failed: 1 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
