import type { Browser } from '@playwright/test'

/** What a visitor on a slow phone meets: ms, and the layout shift's own measure. */
export type Vitals = { lcpMs: number; cls: number; blockedMs: number }

/** A middling phone on a bad connection. */
const SLOW = { cpu: 4, bytesPerSecond: 1_600_000 / 8, latencyMs: 150 }
const VIEWPORT = { width: 360, height: 780 }
/** How long a page is watched after its load event. */
const WATCHED_MS = 3000
/** Tasks that take longer keep a visitor waiting. */
const LONG_MS = 50

type Seen = { lcp: number; cls: number; fcp: number; tasks: { start: number; ms: number }[] }

/** Runs in the page before its own scripts; as text, since what transpiles this file adds calls that pages don't know. */
const WATCH = `
const seen = window.seen = { lcp: 0, cls: 0, fcp: 0, tasks: [] }
const observe = (type, take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
observe('largest-contentful-paint', ({ startTime }) => { seen.lcp = startTime })
observe('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') seen.fcp = startTime })
observe('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) seen.cls += value })
observe('longtask', ({ startTime, duration }) => { seen.tasks.push({ start: startTime, ms: duration }) })
`

/** Opens a page in a browser that has kept nothing, on a slow phone's processor and network. */
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
    if (!(lcp > 0)) throw new Error(`${address} has painted nothing that counts`)
    const blockedMs = tasks
      .filter(({ start, ms }) => start + ms > fcp)
      .reduce((sum, { ms }) => sum + Math.max(0, ms - LONG_MS), 0)
    return { lcpMs: lcp, cls, blockedMs }
  } finally {
    await context.close()
  }
}
