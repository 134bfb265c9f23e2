import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { PORT } from '../../playwright.config.ts'
import { call, host } from './support/account.ts'
import { runSql } from './support/database.ts'
import { makeFreshStaff } from './support/freshStaff.ts'
import { documentsOf, ENDLESS, filled, HOSTILE } from './support/hostileDocuments.ts'
import { DEMO, saveAs } from './support/panel.ts'
import { noteShifts, shiftsOf } from './support/shifts.ts'
import { addStaffCookie, signInToAdmin } from './support/signedInStaff.ts'

test.describe.configure({ mode: 'serial' })

const pathsOf = (name: string): string[] => [
  '/',
  '/courses',
  '/products',
  `/courses/${name}-x`,
  `/products/${name}-book`,
  `/categories/${name}-x`,
  '/blog',
  `/blog/category/${name}-x`,
  `/blog/${name}-x`,
  '/free-resources',
  `/free-resources/${name}-x`,
  `/${name}-x`,
  `/search?q=${encodeURIComponent(filled(HOSTILE[name] ?? '', 60))}`,
]

let slug: string
let context: BrowserContext
let page: Page

/** A project of this file's own: what is broken in it is nobody else's. */
test.beforeAll(async ({ browser }) => {
  slug = `hostile-${Date.now()}`
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  page = await context.newPage()
  await signInToAdmin(page, DEMO.owner)
  const made = await call(page, '/super-admin/projects', {
    slug,
    title: 'Hostile words',
    domains: [`${slug}.localhost`],
    from: { cloneSettingsOf: 'demo' },
  })
  expect(made, String(made.message)).toMatchObject({ apiSuccess: true })
  await addStaffCookie(context, await makeFreshStaff(page, { level: 800, project: slug }), host(slug))
  await context.addInitScript((key) => localStorage.setItem(key, '1'), `${slug}-storageNote`)
})
test.afterAll(() => context.close())

const problems: string[] = []

/** A page that stands: it answers, has its one title, runs nothing of what it shows, and is as wide as the screen. */
async function stands(path: string, status = 200): Promise<void> {
  const answer = await page.goto(`${host(slug)}${path}`)
  const found = await page.evaluate(() => ({
    ran: (window as unknown as { __ran?: number }).__ran ?? 0,
    titles: document.querySelectorAll('main h1').length,
    tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))
  const expected = { status, ran: 0, titles: 1, tooWide: 0 }
  expect
    .soft({ status: answer?.status(), ...found }, `${path.slice(0, 80)} at ${page.viewportSize()?.width}`)
    .toEqual(expected)
}

test('a project without anything shows drawn empty states and a way on', async () => {
  page.on('pageerror', (err) => problems.push(`${page.url().slice(0, 120)}: ${err.message}`))
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [
      '/courses',
      '/classes',
      '/test-series',
      '/quizzes',
      '/products',
      '/blog',
      '/free-resources',
      '/search?q=nothing+at+all',
      '/compare',
      '/downloads',
    ]) {
      await stands(path)
      const empty = page.getByRole('main').locator('svg[viewBox="0 0 120 72"]')
      await expect.soft(empty.first(), `${path} has an empty state`).toBeVisible()
    }
    await stands('/')
  }
  expect(problems).toEqual([])
})

test('words that are too long are refused with the name of their field', async () => {
  await page.goto(`${host(slug)}/admin`)
  const refused = async (path: string, data: object) => {
    const { errors } = (await call(page, path, data)) as {
      errors?: { data?: { errors?: { path: string }[] } }[]
    }
    return errors?.[0]?.data?.errors?.map(({ path: field }) => field)
  }
  const endless = filled('W', ENDLESS)
  const article = { title: 'T', excerpt: 'E', author: 'A', _status: 'published' }
  expect(await refused('/blogs', { ...article, title: endless })).toEqual(['title'])
  expect(await refused('/blogs', { ...article, author: endless })).toEqual(['author'])
  expect(await refused('/categories', { title: endless })).toEqual(['title'])
  const product = { kind: 'physical', title: 'T', summary: 'S', pricePaise: 100, _status: 'published' }
  expect(await refused('/selling-products', { ...product, summary: endless })).toEqual(['summary'])
})

for (const [name, words] of Object.entries(HOSTILE)) {
  test(`every screen stands with ${name} words in every field`, async () => {
    test.setTimeout(150_000)
    await page.goto(`${host(slug)}/admin`)
    const { book, ...documents } = documentsOf(name, words)
    const category = await saveAs(page, 'POST', '/categories', documents.categories)
    const topic = await saveAs(page, 'POST', '/blog-categories', documents['blog-categories'])
    const sorted = { categories: [category.id] }
    const taught = await saveAs(page, 'POST', '/classes', documents.classes)
    const course = await saveAs(page, 'POST', '/selling-products', {
      ...documents['selling-products'],
      ...sorted,
      classes: [taught.id],
    })
    await saveAs(page, 'POST', '/selling-products', { ...book, ...sorted })
    await saveAs(page, 'POST', '/blogs', { ...documents.blogs, category: topic.id })
    await saveAs(page, 'POST', '/free-resources', documents['free-resources'])
    await saveAs(page, 'POST', '/pages', documents.pages)
    const now = new Date().toISOString()
    await runSql(sql`
      insert into product_reviews
        (id, product_id, review_key, student_name, rating, is_verified, title, text, state, reply, replied_at,
         helpful_count, written_at, project_id, created_at, updated_at)
      select ${randomUUID()}, ${course.id}, ${randomUUID()}, ${filled(words, 100)}, 1, 1, ${filled(words, 120)},
        ${filled(words, 3000)}, 'approved', ${filled(words, 1500)}, ${now}, 0, ${now}, id, ${now}, ${now}
      from projects where slug = ${slug}`)
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      for (const path of pathsOf(name)) await stands(path)
    }
    expect(problems).toEqual([])
  })
}

test('addresses that nobody wrote lead to a page of the project that says so, or to the nearest one', async () => {
  const long = 'x'.repeat(10_000)
  const nowhere = '/%E2%80%AEtxt%3Cscript%3E'
  const addresses: [path: string, status: number][] = [
    ['/courses/there-is-no-such-course', 404],
    ['/products/constructor', 404],
    ['/categories/__proto__', 404],
    ['/blog/there-is-none', 404],
    ['/blog/category/there-is-none', 404],
    ['/blog/page/99', 404],
    ['/blog/page/0', 404],
    ['/free-resources/there-is-none', 404],
    ['/there/is/nothing/here', 404],
    [nowhere, 404],
    [`/${'y'.repeat(2000)}`, 404],
    [`/courses?exam=${long}`, 200],
    [`/courses?${'exam=a&'.repeat(1400)}`, 200],
    [`/search?q=${long}`, 200],
    [`/compare?ids=${long}`, 200],
    [`/free-resources?kind=${long}&page=-1`, 200],
    ['/courses?page=1e9&sort=__proto__&price=constructor&rating=NaN', 200],
    ['/free-resources?page=99', 200],
    ['/search?q=%E2%80%AE%3Cscript%3E&page=99&kind=toString', 200],
  ]
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const [path, status] of addresses) {
      await stands(path, status)
      await expect.soft(page.getByRole('contentinfo'), path.slice(0, 80)).toBeVisible()
    }
  }
  const withNull = await page.request.get(`http://127.0.0.1:${PORT}/_projects/demo/search?q=%00`)
  expect([withNull.status(), await withNull.text()]).toEqual([400, expect.stringContaining('null bytes')])
  expect(problems).toEqual([])
})

for (const width of [360, 1440])
  test(`a picture that does not load leaves its box and a drawing in its place at ${width} px`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    })
    const visitor = await context.newPage()
    // Nothing of an earlier page changes this one.
    await visitor.addInitScript(() => localStorage.clear())
    await noteShifts(visitor)
    // What letters move when they come late is another test's matter (fonts).
    await visitor.route('**/*.woff2', (route) => route.abort())
    const pictures = visitor.getByRole('main').locator('img[src*="/media/"]')
    const see = async (path: string) => {
      await visitor.goto(`${host('demo')}${path}`)
      await visitor.waitForLoadState('networkidle')
      return visitor.evaluate(() =>
        [...document.querySelectorAll('main :is(section, article, li, picture, img)')].map((part) => {
          const { x, y, width: wide, height } = part.getBoundingClientRect()
          return [part.tagName, ...[x, y, wide, height].map(Math.round)].join(' ')
        }),
      )
    }
    const paths = [
      '/blog',
      '/courses',
      '/courses/neet-organic-chemistry',
      '/categories/medical',
      '/search?q=organic',
    ]
    const whole = new Map<string, string[]>()
    for (const path of paths) whole.set(path, await see(path))
    await visitor.route('**/media/**', (route) =>
      route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
    )
    for (const path of paths) {
      expect.soft(await see(path), path).toEqual(whole.get(path))
      await expect.soft(pictures.first(), path).toHaveAttribute('data-broken', '')
      const drawn = await pictures.first().evaluate((image) => getComputedStyle(image).content)
      expect.soft(drawn, path).toContain('data:image/svg+xml')
      const shift = await shiftsOf(visitor)
      expect.soft(shift, `${path} moves`).toBeLessThanOrEqual(0.02)
    }
    await context.close()
  })
