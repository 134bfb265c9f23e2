import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { recordFile, recordTest } from './profile.mjs'
import { bin, runNode } from './run.mjs'
import { failureOf } from './sum.mjs'

/** Every test of a suite with its title, its duration in ms, whether it failed and the first error. */
const allTestsOf = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ results, status }) =>
      results.map(({ duration, error }) => ({
        file,
        title,
        ms: duration,
        hasFailed: status === 'unexpected' || status === 'flaky',
        error: error?.message ?? '',
      })),
    ),
  ),
  ...suites.flatMap(allTestsOf),
]

function recordTimes(kind, { config }, tests) {
  const files = new Map()
  for (const { file, title, ms } of tests) {
    const full = path.join(config.rootDir, file)
    recordTest(kind, full, title, ms)
    files.set(full, (files.get(full) ?? 0) + ms)
  }
  for (const [file, ms] of files) recordFile(kind, file, ms)
}

/**
 * Runs the browser tests of a Playwright configuration, or some of its files, against the production build; returns how many
 * passed and the titles of those that failed, read from Playwright's own report, and records their durations under `kind`.
 */
export async function runBrowserTests(browser, kind, config, files = []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'shala-journeys-'))
  const report = path.join(folder, 'playwright.json')
  const { code } = await runNode(
    [bin('@playwright/test/cli.js'), 'test', '--config', config, '--reporter=list,json', ...files],
    {
      env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    },
  )
  try {
    const results = JSON.parse(readFileSync(report, 'utf8'))
    const tests = results.suites.flatMap(allTestsOf)
    recordTimes(kind, results, tests)
    const failures = tests
      .filter(({ hasFailed }) => hasFailed)
      .map(({ file, title, error }) => failureOf(`${file}: ${title}`, error))
    for (const { message = '' } of results.errors) failures.push(failureOf(`${kind} as a whole`, message))
    if (code !== 0 && failures.length === 0) failures.push(`Playwright exited with code ${code}`)
    return { passed: results.stats.expected, failures: [...new Set(failures)] }
  } catch {
    return { passed: 0, failures: ['Playwright wrote no report'] }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
