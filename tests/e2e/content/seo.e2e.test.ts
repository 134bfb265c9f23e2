import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { PORT } from '../../../playwright.config.ts'
import { host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { AS_VARIANTS, journeyVariants } from '../support/forms.ts'
import { openStaffCalls, saveAs } from '../support/panel.ts'
import { refusedOf, sitemapParts } from '../support/sitemap.ts'

// In sequence: an article that one test unpublishes is in the sitemap that another crawls.
test.describe.configure({ mode: 'default' })

const ORIGIN = host('demo')
const STAMP = `${process.pid}`
const SOON = { intervals: [100] }
/** Every EACH-th URL of the sitemap is requested here; all of them in tests/full/links.full.test.ts. */
const EACH = 10

/** Node does not resolve *.localhost: sends the request to 127.0.0.1 with the project's Host header. */
const get = (path: string, prefix = '/_projects/demo') => fetch(`http://127.0.0.1:${PORT}${prefix}${path}`)
const textOf = async (path: string): Promise<string> => (await get(path)).text()

let panel: Page
test.beforeAll(async ({ browser }) => {
  panel = await openStaffCalls(browser)
})
test.afterAll(() => panel.context().close())

test('the sitemap lists published, indexable pages on the project’s host, and its URLs have status 200', async () => {
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
  const parts = await sitemapParts()
  expect(parts.length).toBeGreaterThan(2)
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(5000)
  const urls = parts.flat()
  expect(urls).not.toContain(`${ORIGIN}/${draft.slug}`)
  expect(urls).not.toContain(`${ORIGIN}/${hidden.slug}`)
  expect(new Set(urls).size).toBe(urls.length)
  for (const url of [`${ORIGIN}/`, `${ORIGIN}/courses`, `${ORIGIN}/blog/mistake-notebook`])
    expect(urls).toContain(url)
  const xml = await textOf('/sitemap/pages-1.xml')
  expect(xml).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
  expect(await refusedOf(urls.filter((url, nth) => nth % EACH === 0 || url.includes(STAMP)))).toEqual([])
  expect((await get('/sitemap/pages-99.xml')).status).toBe(404)
  expect((await get('/sitemap/__proto__-1.xml')).status).toBe(404)
})

test('robots.txt disallows personal pages and names the sitemap', async () => {
  const robots = await textOf('/robots.txt')
  for (const path of ['orders', 'wishlist', 'account', 'progress', 'revision', 'report', 'admin'])
    for (const end of ['$', '?', '/']) expect(robots).toContain(`Disallow: /_projects/demo/${path}${end}\n`)
  // A page of the CMS may be called /orders-and-returns.
  expect(robots).not.toContain('Disallow: /_projects/demo/orders\n')
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  expect(robots).not.toMatch(/Disallow: \/?\n/)
})

test('every page has one canonical URL on the first domain, and a valid share image', async () => {
  for (const path of ['/', '/courses', '/blog', '/blog/mistake-notebook', '/about-us', '/free-resources']) {
    const html = await textOf(path)
    const canonical = [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href]) => href)
    expect(canonical, path).toEqual([`${ORIGIN}${path}`])
    const image = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1]
    const answer = await get(new URL(image ?? '').pathname.replace('/_projects/demo', ''))
    expect([answer.status, answer.headers.get('content-type')], path).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ])
  }
})

test('a share image shows the page’s title, also in Hindi and with hostile text, and follows an edit', async () => {
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

test('the manifest is that of the project, with icons in the declared sizes', async () => {
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

test('articles are listed by tag and author, and the reading progress shows', async ({ page }) => {
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

const SYSTEM_PAGES = [
  'about-us',
  'contact',
  'faq',
  'terms',
  'privacy',
  'refund-policy',
  'shipping-policy',
  'grievance-officer',
]

test('system pages exist, edited or not, and the footer links to the grievance officer', async () => {
  for (const slug of SYSTEM_PAGES)
    for (const project of ['demo', 'demo2']) {
      const answer = await get(`/${slug}`, `/_projects/${project}`)
      const where = `${project} /${slug}`
      expect(answer.status, where).toBe(200)
      expect([...(await answer.text()).matchAll(/<h1[ >]/g)].length, where).toBe(1)
    }
  expect(await textOf('/')).toMatch(
    /<a [^>]*href="(?:\/_projects\/demo)?\/grievance-officer"[^>]*>(?:<[^>]*>)*Grievance officer/,
  )
})

for (const slugs of journeyVariants(['terms'], SYSTEM_PAGES))
  test(
    `default system pages are accessible on phone and desktop, ${slugs.length} of them`,
    AS_VARIANTS,
    async ({ page }) => {
      for (const slug of slugs) {
        await page.setViewportSize({ width: 360, height: 800 })
        await page.goto(`${host('demo2')}/${slug}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectAccessible(page, 'main')
        await page.setViewportSize({ width: 1440, height: 800 })
        await expectAccessible(page, 'main', 'structure')
      }
    },
  )
