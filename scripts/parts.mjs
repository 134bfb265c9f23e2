import { ensureBrowser } from './browser.mjs'
import { runBrowserTests } from './browserTests.mjs'
import { build } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { verify } from './verify.mjs'

/** What can't even begin counts as one failure; the parts after it still run. */
async function part(name, work) {
  console.log(`\n${name}\n`)
  try {
    return await work()
  } catch (err) {
    console.error(err.message)
    return { passed: 0, failed: 1 }
  }
}

/** Browser tests of a configuration against the production build, which is made only when something of it has changed. */
async function inBrowser(config) {
  const browser = await ensureBrowser()
  await build()
  return runBrowserTests(browser, config)
}

/** The parts of `npm test`. */
export const TEST = [
  ['Types, lint, boundaries, unit and integration tests', verify],
  ['Browser journeys', () => inBrowser('playwright.config.ts')],
]

/** What looks at everything there is, beside `npm test`: crawls by role. */
export const TEST_FULL = [['Every link by role', () => inBrowser('playwright.full.config.ts')]]

/**
 * Installs what is missing and runs parts one after the other, each in any case; prints how many tests passed and failed in
 * all, and ends with the exit code of that.
 */
export async function runParts(parts) {
  const results = [
    await part('Dependencies', async () => {
      await ensureInstalled()
      return { passed: 0, failed: 0 }
    }),
  ]
  if (results[0].failed === 0) for (const [name, work] of parts) results.push(await part(name, work))
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
}
