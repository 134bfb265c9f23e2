import { build } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { requireNode } from './nodeVersion.mjs'
import { bin, runNode } from './run.mjs'

/**
 * Prints the download size of each public page against its limit; the same tests run among the browser
 * journeys of `npm test`, and need no browser. With `--bare`, measures the bare Next app again first: needed
 * after an update of Next.
 */
async function sizes() {
  if (process.argv.includes('--bare')) {
    const { code } = await runNode(['--import', 'tsx', 'tests/sizes/measureBare.ts'])
    if (code !== 0) return code
  }
  await build()
  const { code } = await runNode([bin('@playwright/test/cli.js'), 'test', 'sizes.e2e', '--reporter=dot'])
  return code
}

requireNode()
await ensureInstalled()
process.exitCode = await sizes()
