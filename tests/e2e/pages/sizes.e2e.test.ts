import { expect, test } from '@playwright/test'
import next from 'next/package.json' with { type: 'json' }
import { PORT } from '../../../playwright.config.ts'
import bareShell from '../../sizes/bareShell.json' with { type: 'json' }
import { firstLoad, gzipBytes } from '../../sizes/firstLoad.ts'
import { LIMITS, SLACK, STYLES } from '../../sizes/limits.ts'

const ORIGIN = `http://127.0.0.1:${PORT}`

async function textOf(address: string): Promise<string> {
  const answer = await fetch(`${ORIGIN}${address}`)
  expect(answer.status, address).toBe(200)
  return answer.text()
}

const bytesOf = async (addresses: readonly string[]): Promise<number> =>
  gzipBytes(await Promise.all(addresses.map(textOf)))

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`

// In sequence, so that their output is a table.
test.describe.configure({ mode: 'default' })

test.describe('what a page loads', () => {
  test('is compared with an empty app of the installed Next version', () => {
    expect(bareShell.next, 'run npm run sizes -- --bare').toBe(next.version)
  })

  for (const { page, path, scripts: limit, styles: styleLimit = STYLES } of LIMITS) {
    test(`${page}: scripts and styles within their limits`, async () => {
      const { scripts, styles } = firstLoad(await textOf(`/_projects/demo${path}`))
      expect(scripts.length).toBeGreaterThan(bareShell.scripts)
      expect(styles.length).toBeGreaterThan(0)
      const [script, style] = await Promise.all([bytesOf(scripts), bytesOf(styles)])
      const own = script - bareShell.gzipBytes
      console.log(
        `${page.padEnd(15)} ${kb(script).padStart(9)} of scripts: bare Next + ${kb(own).padStart(8)} (limit ${kb(limit)}); ` +
          `${kb(style).padStart(7)} of styles (limit ${kb(styleLimit)})`,
      )
      expect(own).toBeLessThanOrEqual(limit * SLACK)
      expect(style).toBeLessThanOrEqual(styleLimit * SLACK)
    })
  }
})

test('Chromium compiles the scripts of every page while they arrive', async () => {
  const { scripts } = firstLoad(await textOf('/_projects/demo'))
  const shared = scripts.filter((address) => /\/(webpack|main-app|shell)-/.test(address))
  expect(shared).toHaveLength(3)
  for (const address of shared)
    expect((await textOf(address)).startsWith('//# allFunctionsCalledOnLoad\n'), address).toBe(true)
})

/** Pages that load parts later, by themselves or near the viewport. */
const WITH_MORE = ['/courses/jee-physics-mechanics', '/products/map-practice-book', '/contact', '/blog']

test('a storefront page loads no style sheets of other pages and no fonts of formulas, even when scrolled to its end', async ({
  page,
}) => {
  const sheets = new Map<string, number>()
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'stylesheet') return
    sheets.set(response.url(), gzipBytes([await response.text()]))
  })
  for (const path of WITH_MORE) {
    sheets.clear()
    await page.goto(path)
    await page.mouse.wheel(0, 20_000)
    await page.waitForLoadState('networkidle')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    const bytes = [...sheets.values()].reduce((sum, size) => sum + size, 0)
    console.log(`${path.padEnd(32)} ${sheets.size} sheets, ${kb(bytes)} (limit ${kb(STYLES)})`)
    expect.soft(bytes, path).toBeLessThanOrEqual(STYLES * SLACK)
    expect.soft(sheets.size, path).toBeGreaterThan(0)
  }
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.filter((address) => address.includes('KaTeX'))).toEqual([])
})
