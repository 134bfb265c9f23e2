import { expect, type Page, test } from '@playwright/test'
import { host } from '../support/account.ts'
import { axeFaults } from '../support/axe.ts'
import { AS_VARIANTS, journeyVariants } from '../support/forms.ts'

const ORIGIN = host('demo')

test.use({ javaScriptEnabled: false, baseURL: ORIGIN })

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).locator('ul:has(> li h3) > li')
/** The texts of `noscript` elements. */
const noscriptTexts = (page: Page) =>
  main(page)
    .locator('noscript')
    .evaluateAll((notes) =>
      notes.filter((note) => note.getBoundingClientRect().height > 0).map((note) => note.textContent ?? ''),
    )
const titles = (page: Page) => cards(page).getByRole('heading', { level: 3 }).allInnerTexts()

for (const width of journeyVariants(360, 1440))
  test.describe(`without scripts at ${width} px`, AS_VARIANTS, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a list is filtered, sorted and paged, and each keeps the others', async ({ page }) => {
      await page.goto('/courses')
      const filters = page.getByRole('navigation', { name: 'Filters' })
      const openFilters = async () => {
        if (width < 900) await page.getByRole('button', { name: /^Filters/ }).click()
        await expect(filters).toBeVisible()
      }
      await page.getByRole('button', { name: 'Sort by: Featured' }).locator('visible=true').click()
      await page
        .getByRole('navigation', { name: 'Sort by' })
        .getByRole('link', { name: 'Price, low to high' })
        .click()
      await expect(page).toHaveURL('/courses?sort=price-low')
      const first = await titles(page)
      await main(page).getByRole('link', { name: 'Next page' }).click()
      await expect(page).toHaveURL('/courses?sort=price-low&page=2')
      const second = await titles(page)
      expect(second.length).toBeGreaterThan(0)
      expect(second.filter((title) => first.includes(title))).toEqual([])
      await openFilters()
      const language = filters.getByRole('link', { name: /^English/ })
      const count = Number(/(\d+)$/.exec(((await language.textContent()) ?? '').trim())?.[1])
      await language.click()
      await expect(page).toHaveURL('/courses?language=English&sort=price-low')
      await expect(main(page).getByRole('status').first()).toContainText(`${count} course`)
      await openFilters()
      await filters.getByRole('link', { name: /^NEET UG ,/ }).click()
      await expect(page).toHaveURL('/courses?exam=NEET+UG&language=English&sort=price-low')
      await page.getByRole('link', { name: 'Remove filter English' }).click()
      await expect(page).toHaveURL('/courses?exam=NEET+UG&sort=price-low')
      const prices = (await cards(page).locator('b').allInnerTexts()).map((text) =>
        text === 'Free' ? 0 : Number(text.replace(/\D/g, '')),
      )
      expect(prices.length).toBeGreaterThan(2)
      expect(prices).toEqual([...prices].sort((one, other) => one - other))
    })

    test('a product page is complete and links to the payment', async ({ page }) => {
      await page.goto('/courses/jee-physics-mechanics')
      for (const name of ['Syllabus', 'Your teachers', 'FAQ'])
        await expect(main(page).getByRole('heading', { name }).first()).toBeVisible()
      const chapter = main(page).locator('#syllabus details').nth(1)
      await expect(chapter.getByRole('listitem')).toHaveCount(0)
      await chapter.locator('summary').first().click()
      await expect(chapter.getByRole('listitem').first()).toBeVisible()
      await expect(main(page).locator('#reviews article').first()).toBeVisible()
      await page.getByRole('link', { name: 'Buy now' }).locator('visible=true').first().click()
      await expect(page).toHaveURL('/checkout?product=jee-physics-mechanics')
      expect((await noscriptTexts(page)).join()).toContain('buy and use your account')
    })

    test('the blog links from the list to topics, articles and related articles', async ({ page }) => {
      await page.goto('/blog')
      await main(page).getByRole('link', { name: 'Exam day' }).first().click()
      await expect(page).toHaveURL('/blog/category/exam-day')
      await main(page)
        .getByRole('heading', { level: 2 })
        .or(main(page).getByRole('heading', { level: 3 }))
        .first()
        .click()
      await expect(page).toHaveURL(/\/blog\/[a-z-]+$/)
      await expect(main(page).locator('article p').first()).toBeVisible()
      await page.goto('/blog/mistake-notebook')
      await main(page).getByRole('link', { name: 'revision' }).first().click()
      await expect(page).toHaveURL('/blog/tag/revision')
      await expect(
        main(page)
          .getByRole('link', { name: /mistake notebook/i })
          .first(),
      ).toBeVisible()
    })

    test('pages have their content, and parts that need scripts say so', async ({ page }) => {
      for (const path of [
        '/',
        '/about-us',
        '/faq',
        '/privacy',
        '/contact',
        '/compare',
        '/free-resources',
        '/categories/engineering',
      ]) {
        await page.goto(path)
        await expect(main(page).getByRole('heading', { level: 1 }), path).toBeVisible()
        await expect(
          page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).first(),
          path,
        ).toBeVisible()
        const tooWide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(tooWide, path).toBe(0)
      }
      await page.goto('/faq')
      const question = main(page).locator('details').first()
      await question.locator('summary').click()
      await expect(question.locator('p').first()).toBeVisible()
      await page.goto('/contact')
      // Submitted without scripts, the form would put its values into a URL.
      await expect(page.getByRole('form')).toHaveCount(0)
      expect((await noscriptTexts(page)).join()).toContain('This form needs JavaScript')
      for (const path of [
        '/orders',
        '/learn',
        '/profile',
        '/support-tickets',
        '/doubts',
        '/notifications',
        '/address',
        '/downloads',
        '/checkout?product=jee-physics-mechanics',
      ]) {
        await page.goto(path)
        expect((await noscriptTexts(page)).join(), path).toContain(
          'You need it to log in, buy and use your account',
        )
      }
    })
  })

test('an unknown address shows a 404 page with links, in both languages', async ({ page }) => {
  for (const [path, words] of [
    ['/blog/page/99', 'This page does not exist'],
    ['/courses/there-is-none', 'This page does not exist'],
    ['/hi/there/is/nothing', 'यह पेज मौजूद नहीं है'],
  ] as const) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(words)
    await expect(main(page).getByRole('link')).toHaveCount(2)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
})

test('pages without scripts pass axe', async ({ browser }) => {
  // axe itself needs scripts: only those of the page are blocked.
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, javaScriptEnabled: true })
  const page = await context.newPage()
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  for (const path of ['/', '/courses', '/courses/jee-physics-mechanics', '/blog', '/contact', '/orders']) {
    await page.goto(ORIGIN + path)
    expect.soft(await axeFaults(page), path).toEqual([])
  }
  await context.close()
})
