import { expect, test } from '@playwright/test'
import next from 'next/package.json' with { type: 'json' }
import { PORT } from '../../playwright.config.ts'
import bareShell from '../sizes/bareShell.json' with { type: 'json' }
import { firstLoad, gzipBytes } from '../sizes/firstLoad.ts'
import { LIMITS, SLACK, STYLES } from '../sizes/limits.ts'

const ORIGIN = `http://127.0.0.1:${PORT}`

async function textOf(address: string): Promise<string> {
  const answer = await fetch(`${ORIGIN}${address}`)
  expect(answer.status, address).toBe(200)
  return answer.text()
}

const bytesOf = async (addresses: readonly string[]): Promise<number> =>
  gzipBytes(await Promise.all(addresses.map(textOf)))

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`

// One after the other, so that what they print is a table.
test.describe.configure({ mode: 'default' })

test.describe('what a page loads', () => {
  test('is compared with a bare app of the Next that is installed', () => {
    expect(bareShell.next, 'run npm run sizes -- --bare').toBe(next.version)
  })

  for (const { page, path, scripts: limit } of LIMITS) {
    test(`${page}: scripts and styles within their limits`, async () => {
      const { scripts, styles } = firstLoad(await textOf(`/_projects/demo${path}`))
      expect(scripts.length).toBeGreaterThan(bareShell.scripts)
      expect(styles.length).toBeGreaterThan(0)
      const [script, style] = await Promise.all([bytesOf(scripts), bytesOf(styles)])
      const own = script - bareShell.gzipBytes
      console.log(
        `${page.padEnd(15)} ${kb(script).padStart(9)} of scripts: bare Next + ${kb(own).padStart(8)} (limit ${kb(limit)}); ` +
          `${kb(style).padStart(7)} of styles (limit ${kb(STYLES)})`,
      )
      expect(own).toBeLessThanOrEqual(limit * SLACK)
      expect(style).toBeLessThanOrEqual(STYLES * SLACK)
    })
  }
})
