import { chromium } from '@playwright/test'
import { findBrowser } from '../../../scripts/browser.mjs'
import { median } from '../load/median.ts'
import type { PageResult } from './browserReport.ts'
import { scorePage } from './lighthouse.ts'
import { measureVitals, type Vitals } from './vitals.ts'

const PAGES = [
  { page: 'home', path: '/' },
  { page: 'list', path: '/courses' },
  { page: 'detail', path: '/courses/jee-physics-mechanics' },
]
const VISITS = 5

type Options = { origin: string; debuggingPort: number; say: (line: string) => void }

/** Measures home, list and detail page on an emulated slow phone and runs Lighthouse on them, in a browser that it starts. */
export async function measurePages({ origin, debuggingPort, say }: Options): Promise<PageResult[]> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('No Chromium or Chrome was found: set CHROMIUM_PATH')
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debuggingPort}`],
  })
  try {
    const results: PageResult[] = []
    for (const { page, path } of PAGES) {
      const address = `${origin}${path}`
      // The first visit renders the page into the server's cache.
      await measureVitals(browser, address)
      const visits: Vitals[] = []
      for (let visit = 0; visit < VISITS; visit++) visits.push(await measureVitals(browser, address))
      const of = (name: keyof Vitals) => median(visits.map((vitals) => vitals[name]))
      const vitals = { lcpMs: of('lcpMs'), cls: of('cls'), blockedMs: of('blockedMs') }
      say(`${page}: LCP ${visits.map(({ lcpMs }) => lcpMs.toFixed(0)).join(', ')} ms`)
      results.push({ page, vitals, ...(await scorePage(address, debuggingPort)) })
    }
    return results
  } finally {
    await browser.close()
  }
}
