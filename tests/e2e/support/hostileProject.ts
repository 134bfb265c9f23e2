import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { call, host } from './account.ts'
import { runSql } from './database.ts'
import { makeFreshStaff } from './freshStaff.ts'
import { documentsOf, filled } from './hostileDocuments.ts'
import { DEMO, saveAs } from './panel.ts'
import { layoutShiftOf, recordShifts } from './shifts.ts'
import { addStaffCookie, signInToAdmin } from './signedInStaff.ts'

/** An empty project for one test file, opened by its admin. */
export type HostileProject = {
  slug: string
  context: BrowserContext
  page: Page
  /** Uncaught errors of the pages' scripts. */
  problems: string[]
}

export async function openHostileProject(browser: Browser): Promise<HostileProject> {
  const slug = `hostile-${Date.now()}`
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
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
  const problems: string[] = []
  page.on('pageerror', (err) => problems.push(`${page.url().slice(0, 120)}: ${err.message}`))
  return { slug, context, page, problems }
}

/**
 * Asserts softly that a page has the status and one title, runs no script of its content, and does not scroll sideways, at 360 and
 * 1440 px.
 */
export async function expectIntact(
  { page, slug }: HostileProject,
  path: string,
  status = 200,
): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 })
  const answer = await page.goto(`${host(slug)}${path}`)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const found = await page.evaluate(() => ({
      ran: (window as unknown as { __ran?: number }).__ran ?? 0,
      titles: document.querySelectorAll('main h1').length,
      tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }))
    const expected = { status, ran: 0, titles: 1, tooWide: 0 }
    expect.soft({ status: answer?.status(), ...found }, `${path.slice(0, 80)} at ${width}`).toEqual(expected)
  }
}

/** Creates a document of every kind that the storefront shows, and a review, all filled with these words. */
export async function fillProjectWith(
  { page, slug }: HostileProject,
  name: string,
  words: string,
): Promise<void> {
  await page.goto(`${host(slug)}/healthz`)
  const { book, ...documents } = documentsOf(name, words)
  const category = await saveAs(page, 'POST', '/categories', documents.categories)
  const topic = await saveAs(page, 'POST', '/blog-categories', documents['blog-categories'])
  const sorted = { categories: [category.id] }
  const taught = await saveAs(page, 'POST', '/classes', documents.classes)
  // Without a lecture the course could not be published.
  await saveAs(page, 'POST', '/lectures', {
    title: 'First',
    chapter: 'One',
    kind: 'text',
    class: taught.id,
  })
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
}

/** Asserts softly that pages of the demo keep their layout when pictures fail to load, and show a placeholder for each. */
export async function expectBoxesOfPictures(browser: Browser, width: number, paths: string[]): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  const visitor = await context.newPage()
  // State of an earlier page must not change this one.
  await visitor.addInitScript(() => localStorage.clear())
  await recordShifts(visitor)
  // Layout shift by late fonts is tested elsewhere (fonts.e2e.test.ts).
  await visitor.route('**/*.woff2', (route) => route.abort())
  const pictures = visitor.getByRole('main').locator('img[src*="/media/"]')
  const layoutOf = async (path: string) => {
    await visitor.goto(`${host('demo')}${path}`)
    await visitor.waitForLoadState('networkidle')
    return visitor.evaluate(() =>
      [...document.querySelectorAll('main :is(section, article, li, picture, img)')].map((part) => {
        const { x, y, width: wide, height } = part.getBoundingClientRect()
        return [part.tagName, ...[x, y, wide, height].map(Math.round)].join(' ')
      }),
    )
  }
  const whole = new Map<string, string[]>()
  for (const path of paths) whole.set(path, await layoutOf(path))
  await visitor.route('**/media/**', (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
  )
  for (const path of paths) {
    expect.soft(await layoutOf(path), path).toEqual(whole.get(path))
    await expect.soft(pictures.first(), path).toHaveAttribute('data-broken', '')
    const drawn = await pictures.first().evaluate((image) => getComputedStyle(image).content)
    expect.soft(drawn, path).toContain('data:image/svg+xml')
    const shift = await layoutShiftOf(visitor)
    expect.soft(shift, `${path} moves`).toBeLessThanOrEqual(0.02)
  }
  await context.close()
}
