import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { requireNode } from './nodeVersion.mjs'
import { bin, runNode } from './run.mjs'
import { verify } from './verify.mjs'

/** Browser journeys against the production build; answers their counts, read from Playwright's own report. */
async function runJourneys(browser) {
  const folder = mkdtempSync(path.join(tmpdir(), 'shala-journeys-'))
  const report = path.join(folder, 'playwright.json')
  const { code } = await runNode([bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'], {
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
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

/** A stage that can't even begin counts as one failure; the others still run. */
async function stage(name, work) {
  console.log(`\n${name}\n`)
  try {
    return await work()
  } catch (err) {
    console.error(err.message)
    return { passed: 0, failed: 1 }
  }
}

requireNode()
const results = [
  await stage('Dependencies', async () => {
    await ensureInstalled()
    return { passed: 0, failed: 0 }
  }),
]
if (results[0].failed === 0) {
  results.push(await stage('Types, lint, boundaries, unit and integration tests', verify))
  results.push(
    await stage('Browser journeys', async () => {
      const browser = await ensureBrowser()
      await build()
      return runJourneys(browser)
    }),
  )
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1
