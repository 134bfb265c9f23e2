import type { Browser } from '@playwright/test'

/** Web vitals on a slow phone; `cls` is without unit, `blockedMs` the total blocking time. */
export type Vitals = { lcpMs: number; cls: number; blockedMs: number }

/** A mid-range phone on a slow connection. */
const SLOW = { cpu: 4, bytesPerSecond: 1_600_000 / 8, latencyMs: 150 }
const VIEWPORT = { width: 360, height: 780 }
/** How long a page is observed after its load event. */
const WATCHED_MS = 3000
/** Longer tasks count as blocking. */
const LONG_MS = 50

type Seen = { lcp: number; cls: number; fcp: number; tasks: { start: number; ms: number }[] }

/** Runs in the page before its own scripts. A string, because tsx would add helper calls that do not exist in the page. */
const WATCH = `
const seen = window.seen = { lcp: 0, cls: 0, fcp: 0, tasks: [] }
const observe = (type, take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
observe('largest-contentful-paint', ({ startTime }) => { seen.lcp = startTime })
observe('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') seen.fcp = startTime })
observe('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) seen.cls += value })
observe('longtask', ({ startTime, duration }) => { seen.tasks.push({ start: startTime, ms: duration }) })
`

/** Opens a page with an empty cache and the CPU and network of a slow phone. */
export async function measureVitals(browser: Browser, address: string): Promise<Vitals> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: SLOW.latencyMs,
      downloadThroughput: SLOW.bytesPerSecond,
      uploadThroughput: SLOW.bytesPerSecond,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu })
    await page.addInitScript(WATCH)
    const answer = await page.goto(address, { waitUntil: 'load', timeout: 60_000 })
    if (answer?.status() !== 200) throw new Error(`${address} answered ${answer?.status()}`)
    await page.waitForTimeout(WATCHED_MS)
    const { lcp, cls, fcp, tasks } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
    if (!(lcp > 0)) throw new Error(`${address} has no largest contentful paint`)
    const blockedMs = tasks
      .filter(({ start, ms }) => start + ms > fcp)
      .reduce((sum, { ms }) => sum + Math.max(0, ms - LONG_MS), 0)
    return { lcpMs: lcp, cls, blockedMs }
  } finally {
    await context.close()
  }
}
