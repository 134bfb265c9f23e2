import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { recordFile, recordTest } from './profile.mjs'
import { bin, runNode } from './run.mjs'

/** Every test of a suite with its title and duration, ms. */
const testsIn = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => ({ file, title, ms: duration }))),
  ),
  ...suites.flatMap(testsIn),
]

function recordTimes(kind, { config, suites }) {
  const tests = suites.flatMap(testsIn)
  const files = new Map()
  for (const { file, title, ms } of tests) {
    const full = path.join(config.rootDir, file)
    recordTest(kind, full, title, ms)
    files.set(full, (files.get(full) ?? 0) + ms)
  }
  for (const [file, ms] of files) recordFile(kind, file, ms)
}

/**
 * Runs the browser tests of a Playwright configuration against the production build; returns their counts,
 * read from Playwright's own report, and records their durations under `kind`.
 */
export async function runBrowserTests(browser, kind, config) {
  const folder = mkdtempSync(path.join(tmpdir(), 'shala-journeys-'))
  const report = path.join(folder, 'playwright.json')
  const { code } = await runNode(
    [bin('@playwright/test/cli.js'), 'test', '--config', config, '--reporter=list,json'],
    {
      env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    },
  )
  try {
    const results = JSON.parse(readFileSync(report, 'utf8'))
    recordTimes(kind, results)
    const failed = results.stats.unexpected + results.stats.flaky
    return { passed: results.stats.expected, failed: code !== 0 && failed === 0 ? 1 : failed }
  } catch {
    return { passed: 0, failed: 1 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
