import type { Browser, BrowserContext, Page } from '@playwright/test'
import { Agent, fetch } from 'undici'
import { PORT } from '../../../playwright.config.ts'
import { openStaffSession } from '../../e2e/support/signedInStaff.ts'
import type { Answer } from './crawl.ts'
import type { Link } from './linksIn.ts'

export const ORIGIN = `http://demo.localhost:${PORT}`

/** A visitor of the demo: `get` sends a plain request, `draw` renders the page in a browser. */
export type Walker = {
  get: (url: URL) => Promise<Answer>
  draw: (url: URL) => Promise<Answer>
  close: () => Promise<void>
}

const LOOK_EVERY_MS = 100
const QUIET_LOOKS = 3
/** After so long a page that is still loading counts as a fault. */
const WHOLE_MS = 30_000
const MAX_REDIRECTS = 10

async function cookiesOf(phone: string | null, isStaff: boolean) {
  if (!phone) return []
  const value = await openStaffSession(phone, 'demo', isStaff)
  const name = isStaff ? 'demo-staff' : 'demo-session'
  const cookie = { name, value, domain: 'demo.localhost', path: '/', expires: -1 }
  return [{ ...cookie, httpOnly: true, secure: false, sameSite: 'Lax' as const }]
}

/** Resolves *.localhost to 127.0.0.1, as browsers do. */
const loopbackAgent = new Agent({
  connect: { lookup: (_host, _options, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]) },
})

/** Requests a URL and follows redirects with the cookies that they set, such as that of a preview. */
async function requestPage(cookies: Iterable<readonly [string, string]>, start: URL): Promise<Answer> {
  const jar = new Map(cookies)
  for (let [url, left] = [start, MAX_REDIRECTS]; ; left--) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url.href, {
      dispatcher: loopbackAgent,
      headers: { accept: 'text/html', 'accept-encoding': 'identity', ...(cookie ? { cookie } : {}) },
      redirect: 'manual',
    })
    const to = answer.headers.get('location')
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
    const isLeading = answer.status >= 300 && answer.status < 400 && to !== null
    if (isLeading || !isPage) await answer.body?.cancel()
    if (!isLeading) return { status: answer.status, url: url.href, html: isPage ? await answer.text() : '' }
    if (left === 0) throw new Error(`leads from ${start.href} in circles`)
    for (const [pair = ''] of answer.headers.getSetCookie().map((line) => line.split(';')))
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    url = new URL(to, url)
  }
}

/** The links that a page shows now, and whether it shows a loading state. */
const readLinks = (page: Page): Promise<{ links: Link[]; isLoading: boolean }> =>
  page.evaluate(() => ({
    links: [...document.querySelectorAll('a[href]')].map((link) => ({
      href: link.getAttribute('href') ?? '',
      isNewTab: link.getAttribute('target') === '_blank',
    })),
    isLoading: [...document.querySelectorAll('main, [role=status]')].some((part) =>
      /^(Loading|Please wait)/.test(part.textContent?.trim() ?? ''),
    ),
  }))

async function renderPage(context: BrowserContext, url: URL): Promise<Answer> {
  const page = await context.newPage()
  try {
    const answer = await page.goto(url.href)
    // Links appear as data loads: the page is complete when their number is stable for a while.
    let links: Link[] = []
    let quiet = 0
    const end = Date.now() + WHOLE_MS
    while (quiet < QUIET_LOOKS && Date.now() < end) {
      await page.waitForTimeout(LOOK_EVERY_MS)
      const now = await readLinks(page)
      quiet = now.links.length > 0 && now.links.length === links.length && !now.isLoading ? quiet + 1 : 0
      links = now.links
    }
    const status = answer?.status() ?? 0
    return { status, url: page.url(), html: await page.content(), links, isLoading: quiet < QUIET_LOOKS }
  } finally {
    await page.close()
  }
}

/** Opens a visitor of the demo by phone; null is anonymous. */
export async function openWalker(
  browser: Browser,
  phone: string | null,
  { isStaff }: { isStaff: boolean },
): Promise<Walker> {
  const cookies = await cookiesOf(phone, isStaff)
  const context = await browser.newContext({
    storageState: { cookies, origins: [] },
    reducedMotion: 'reduce',
  })
  return {
    get: (url) =>
      requestPage(
        cookies.map(({ name, value }) => [name, value]),
        url,
      ),
    draw: (url) => renderPage(context, url),
    close: () => context.close(),
  }
}
