import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { recordFile, recordTest } from './profile.mjs'
import { bin, PRODUCTION_MODULES, root, runNode } from './run.mjs'
import { failureOf } from './sum.mjs'

function recordTimes(testResults, rows) {
  const kinds = new Map(rows.map(({ file, kind }) => [file, kind]))
  for (const { kind, file, ms } of rows) recordFile(kind, file, ms)
  for (const { name, assertionResults } of testResults)
    for (const { fullName, duration = 0 } of assertionResults)
      recordTest(kinds.get(name) ?? 'tests', name, fullName, duration)
}

/**
 * Runs Vitest with these arguments and environment variables; returns how many tests passed and the titles of
 * those that failed, read from Vitest's own report, and records their durations.
 */
export async function runVitest(args = [], env = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'shala-vitest-'))
  const [report, times] = [path.join(folder, 'vitest.json'), path.join(folder, 'times.json')]
  const reporters = ['default', 'json', path.join(root, 'scripts/fileTimes.mjs')]
  const { code } = await runNode(
    [
      bin('vitest/vitest.mjs'),
      'run',
      ...args,
      ...reporters.map((name) => `--reporter=${name}`),
      `--outputFile.json=${report}`,
    ],
    { env: { NODE_ENV: 'test', FILE_TIMES: times, ...PRODUCTION_MODULES, ...env } },
  )
  try {
    const { numPassedTests: passed, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    recordTimes(testResults, JSON.parse(readFileSync(times, 'utf8')))
    // A file that failed to load has no tests that could count as failed.
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    )
    const failures = [
      ...testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) =>
            failureOf(`${path.relative(root, name)}: ${fullName}`, failureMessages[0]),
          ),
      ),
      ...broken.map(({ name }) => `${path.relative(root, name)} did not load`),
    ]
    if (code !== 0 && failures.length === 0) failures.push(`Vitest exited with code ${code}`)
    return { passed, failures }
  } catch {
    return { passed: 0, failures: ['Vitest wrote no report'] }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
