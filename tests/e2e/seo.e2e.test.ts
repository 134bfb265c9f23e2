import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { PORT } from '../../playwright.config.ts'
import { host } from './support/account.ts'
import { expectAccessible } from './support/axe.ts'
import { formsOf, IN_FORMS } from './support/forms.ts'
import { openStaffCalls, saveAs } from './support/panel.ts'

// One after the other: an article that one test takes offline is in the sitemap that another walks.
test.describe.configure({ mode: 'default' })

const ORIGIN = host('demo')
const STAMP = `${process.pid}`
const SOON = { timeout: 5000, intervals: [100] }
const AT_ONCE = 6

/** Node does not know *.localhost: the project is named by the Host header of a real request to the machine itself. */
const get = (path: string, prefix = '/_projects/demo') => fetch(`http://127.0.0.1:${PORT}${prefix}${path}`)
const textOf = async (path: string): Promise<string> => (await get(path)).text()
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url)

let panel: Page
test.beforeAll(async ({ browser }) => {
  panel = await openStaffCalls(browser)
})
test.afterAll(() => panel.context().close())

const allUrls = async (): Promise<string[]> => {
  const parts = locations(await textOf('/sitemap.xml'))
  expect(parts.length).toBeGreaterThan(2)
  const lists = await Promise.all(parts.map(async (part) => locations(await textOf(new URL(part).pathname))))
  for (const list of lists) expect(list.length).toBeLessThanOrEqual(5000)
  return lists.flat()
}

/** Those of the addresses that are not answered with 200, asked for as a crawler does: a few at a time. */
async function refusedOf(urls: string[]): Promise<(readonly [string, number])[]> {
  const left = urls.values()
  const refused: (readonly [string, number])[] = []
  const walk = async () => {
    for (const url of left) {
      const { status } = await get(new URL(url).pathname)
      if (status !== 200) refused.push([url, status])
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  return refused
}

test('the sitemap names what is published and may be found, on the host of the project, and every address answers', async () => {
  test.slow()
  const page = (values: object) =>
    saveAs(panel, 'POST', '/pages', { layout: [{ blockType: 'callToAction', heading: 'Words' }], ...values })
  const shown = await page({ title: `Shown ${STAMP}`, slug: `shown-${STAMP}`, _status: 'published' })
  const draft = await page({ title: `Draft ${STAMP}`, slug: `draft-${STAMP}`, _status: 'draft' })
  const hidden = await page({
    title: `Hidden ${STAMP}`,
    slug: `hidden-${STAMP}`,
    meta: { noIndex: true },
    _status: 'published',
  })
  const isListed = async () => (await textOf('/sitemap/pages-1.xml')).includes(`${ORIGIN}/${shown.slug}<`)
  await expect.poll(isListed, SOON).toBe(true)
  const urls = await allUrls()
  expect(urls).not.toContain(`${ORIGIN}/${draft.slug}`)
  expect(urls).not.toContain(`${ORIGIN}/${hidden.slug}`)
  expect(new Set(urls).size).toBe(urls.length)
  for (const url of [`${ORIGIN}/`, `${ORIGIN}/courses`, `${ORIGIN}/blog/mistake-notebook`])
    expect(urls).toContain(url)
  const xml = await textOf('/sitemap/pages-1.xml')
  expect(xml).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
  expect(await refusedOf(urls)).toEqual([])
  expect((await get('/sitemap/pages-99.xml')).status).toBe(404)
  expect((await get('/sitemap/__proto__-1.xml')).status).toBe(404)
})

test('robots.txt closes what is personal and names the sitemap', async () => {
  const robots = await textOf('/robots.txt')
  for (const path of ['orders', 'wishlist', 'account$'])
    expect(robots).toContain(`Disallow: /_projects/demo/${path}\n`)
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  expect(robots).not.toMatch(/Disallow: \/?\n/)
})

test('every page has one canonical address on the first domain, and a picture that is one', async ({
  page,
}) => {
  for (const path of ['/', '/courses', '/blog', '/blog/mistake-notebook', '/about-us', '/free-resources']) {
    await page.goto(`http://127.0.0.1:${PORT}/_projects/demo${path}`)
    await expect(page.locator('link[rel=canonical]'), path).toHaveAttribute('href', `${ORIGIN}${path}`)
    const image = await page.locator('meta[property="og:image"]').getAttribute('content')
    const answer = await get(new URL(image ?? '').pathname.replace('/_projects/demo', ''))
    expect([answer.status, answer.headers.get('content-type')], path).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ])
  }
})

test('the picture of a shared page shows its title, in Hindi and however hostile, and follows an edit', async () => {
  const post = await saveAs(panel, 'POST', '/blogs', {
    title: `क्षत्रिय और ज्ञान <script> ${STAMP}`,
    slug: `share-${STAMP}`,
    excerpt: 'Words',
    author: 'The desk',
    _status: 'published',
  })
  const picture = async () => {
    const answer = await get(`/og/blog/${post.slug}.png`)
    expect(answer.status).toBe(200)
    return Buffer.from(await answer.arrayBuffer())
  }
  const first = await picture()
  expect(await sharp(first).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' })
  await saveAs(panel, 'PATCH', `/blogs/${post.id}`, { title: `${'W'.repeat(140)}`, _status: 'published' })
  await expect.poll(async () => (await picture()).equals(first), SOON).toBe(false)
  await saveAs(panel, 'PATCH', `/blogs/${post.id}`, { _status: 'draft' })
  await expect.poll(async () => (await get(`/og/blog/${post.slug}.png`)).status, SOON).toBe(404)
  for (const path of ['/og/nothing-here.png', '/og/blog/x.jpg', '/og/a/b/c.png', '/og/constructor/x.png'])
    expect((await get(path)).status, path).toBe(404)
})

test('the manifest is the project’s own, with icons in the sizes it names', async () => {
  const answer = await get('/manifest.webmanifest')
  expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({
    start_url: '/_projects/demo',
    scope: '/_projects/demo',
    display: 'standalone',
  })
  const other = await (await get('/manifest.webmanifest', '/_projects/demo2')).json()
  expect(other.name).not.toBe(manifest.name)
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    const { width, height } = await sharp(Buffer.from(await (await get(src, '')).arrayBuffer())).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  const apple = await get('/icon/apple.png')
  expect(await sharp(Buffer.from(await apple.arrayBuffer())).metadata()).toMatchObject({ width: 180 })
  expect((await get('/icon/9999.png')).status).toBe(404)
})

test('articles are listed by tag and by author, and how far one has read shows', async ({ page }) => {
  const tag = `Mock & tests ${STAMP}`
  const author = `Desk ${STAMP}`
  const words = Array.from({ length: 60 }, (_, index) => ({
    type: 'paragraph',
    version: 1,
    format: '',
    indent: 0,
    direction: null,
    children: [
      {
        type: 'text',
        version: 1,
        text: `Line ${index} of a long article. `.repeat(6),
        format: 0,
        mode: 'normal',
        style: '',
        detail: 0,
      },
    ],
  }))
  const post = await saveAs(panel, 'POST', '/blogs', {
    title: `Tagged ${STAMP}`,
    slug: `tagged-${STAMP}`,
    excerpt: 'Words',
    author,
    authorBio: 'Writes at night.',
    tags: [tag],
    content: { root: { type: 'root', version: 1, format: '', indent: 0, direction: null, children: words } },
    _status: 'published',
  })
  await page.goto(`${ORIGIN}/blog/${post.slug}`)
  const line = page.locator('[data-reading]')
  const part = () => line.evaluate((element) => element.getBoundingClientRect().width / window.innerWidth)
  expect(await part()).toBeLessThan(0.05)
  await page.getByRole('navigation', { name: 'Share' }).scrollIntoViewIfNeeded()
  await expect.poll(part).toBeGreaterThan(0.7)
  await page.getByRole('navigation', { name: 'Tags' }).getByRole('link', { name: tag }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Articles about ${tag}` })).toBeVisible()
  await expect(page.getByRole('heading', { name: `Tagged ${STAMP}` })).toBeVisible()
  await expectAccessible(page, 'main')
  await page.goto(`${ORIGIN}/blog/author/${encodeURIComponent(author)}`)
  await expect(page.getByText('Writes at night.')).toBeVisible()
  await expect(page.getByRole('heading', { name: `Tagged ${STAMP}` })).toBeVisible()
  for (const path of ['/blog/tag/nothing-at-all', '/blog/author/%25', '/blog/tag/x/page/2'])
    expect((await get(path)).status, path).toBe(404)
})

for (const width of formsOf(360, 1440)) {
  test(`system pages stand, written or not, at ${width} px`, IN_FORMS, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 800 } })
    const page = await context.newPage()
    for (const slug of [
      'about-us',
      'contact',
      'faq',
      'terms',
      'privacy',
      'refund-policy',
      'shipping-policy',
      'grievance-officer',
    ]) {
      for (const project of ['demo', 'demo2']) {
        await page.goto(`${host(project)}/${slug}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      }
      await expectAccessible(page, 'main')
    }
    const foot = page.goto(`${ORIGIN}/`).then(() => page.getByRole('contentinfo'))
    await expect((await foot).getByRole('link', { name: 'Grievance officer' })).toHaveAttribute(
      'href',
      '/grievance-officer',
    )
    await context.close()
  })
}
