import { type Browser, expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { call, host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { buy } from '../support/buy.ts'
import { AS_VARIANTS, journeyVariants } from '../support/forms.ts'
import { overlaysLeft } from '../support/overlaysLeft.ts'
import { DEMO, openStaffCalls } from '../support/panel.ts'
import { signUpViaApi } from '../support/people.ts'
import { openStaffBrowser } from '../support/signedInStaff.ts'
import { untilPanelIsHydrated } from '../support/untilPanelIsHydrated.ts'

const ORIGIN = host('demo')
const PHONE = { width: 360, height: 740 }
const SLUG = 'ssc-reasoning'
const CLASS = 'ssc-reasoning'

const withoutStorageNotice = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('demo-storageNote', '1'))

const reviews = (page: Page) => page.locator('#reviews')

/** A student who owns the course. */
async function openBuyer(browser: Browser, viewport = PHONE): Promise<Page> {
  const page = await (await browser.newContext({ viewport })).newPage()
  await withoutStorageNotice(page)
  await signUpViaApi(page)
  await buy(page, SLUG)
  return page
}

const text = `The order of the chapters is right, and the tricks are explained. ${process.pid}`

test('a buyer writes with the keyboard on a phone, the team approves and replies, a visitor reads and votes', async ({
  browser,
}) => {
  const page = await openBuyer(browser)
  await page.goto(`${ORIGIN}/courses/${SLUG}`)
  const opener = reviews(page).getByRole('button', { name: 'Write a review' })
  await reviews(page).scrollIntoViewIfNeeded()
  await expect(async () => {
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 3000 })
  }).toPass()
  const dialog = page.getByRole('dialog')
  await page.screenshot({ path: test.info().outputPath('form-360.png') })
  await expectAccessible(page, '[role=dialog]')

  // Without stars and text the form shows what is missing and moves the focus there.
  await dialog.getByRole('button', { name: 'Submit review' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Choose a rating of one to five stars')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: '1 star, Poor' })).toBeFocused()
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: '4 stars, Very good' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Tricks with their <reason>')
  await page.keyboard.press('Tab')
  await page.keyboard.type(text)
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a6f4e' } })
    .jpeg()
    .toBuffer()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'desk.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(dialog.getByText('desk.jpg')).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('filled-360.png') })
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Submit review' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  const own = reviews(page).getByRole('region', { name: 'Your review' })
  await expect(own.getByText('Under review')).toBeVisible()
  await expect(own.getByText(text)).toBeVisible()
  await expect(own.getByRole('img', { name: /Photo 1/ })).toHaveJSProperty('complete', true)
  await expect
    .poll(() => own.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await own.scrollIntoViewIfNeeded()
  await page.screenshot({ path: test.info().outputPath('own-360.png') })
  await expectAccessible(page, '#reviews')

  const panel = await openStaffCalls(browser)
  const { docs } = await call(
    panel,
    '/product-reviews?where[state][equals]=pending&sort=-writtenAt',
    undefined,
    'GET',
  )
  const id = (docs as { id: string; text: string }[]).find((doc) => doc.text === text)?.id
  await panel.goto(`${ORIGIN}/admin`)
  await expect(panel.getByText(/reviews? to read/)).toBeVisible()
  await panel.goto(`${ORIGIN}/admin/collections/product-reviews/${id}`)
  await untilPanelIsHydrated(panel)
  await panel.getByLabel('Reply of the team').fill('Thank you. A chapter on puzzles comes in January.')
  await panel.locator('#field-state .rs__control').click()
  await panel.getByRole('option', { name: 'Approved', exact: true }).click()
  await panel.screenshot({ path: test.info().outputPath('panel.png') })
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText(/updated successfully/i)).toBeVisible()
  await panel.context().close()

  await page.goto(`${ORIGIN}/notifications`)
  await expect(page.getByText('Your review is published')).toBeVisible()
  await expect(page.getByText('The team replied to your review')).toBeVisible()
  await page.goto(`${ORIGIN}/courses/${SLUG}`)
  await reviews(page).scrollIntoViewIfNeeded()
  await expect(own.getByText(text)).toBeVisible()
  await expect(reviews(page).getByRole('article').filter({ hasText: text }), 'it is not twice').toHaveCount(0)
  await page.context().close()

  const visitor = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await withoutStorageNotice(visitor)
  await signUpViaApi(visitor)
  await expect(async () => {
    await visitor.goto(`${ORIGIN}/courses/${SLUG}`)
    await expect(reviews(visitor).getByText(text)).toBeVisible({ timeout: 3000 })
  }).toPass()
  const review = reviews(visitor).getByRole('article').filter({ hasText: text })
  await expect(review.getByRole('heading', { name: 'Tricks with their <reason>' })).toBeVisible()
  await expect(review.getByText('Asha K.')).toBeVisible()
  await expect(review.getByText('Verified purchase')).toBeVisible()
  await expect(review.getByText('A chapter on puzzles comes in January.')).toBeVisible()
  await reviews(visitor).scrollIntoViewIfNeeded()
  await expect(reviews(visitor).getByRole('button', { name: 'Write a review' })).toHaveCount(0)
  const room = await reviews(visitor).locator('[data-later="write"]').boundingBox()
  expect(room?.height, 'what is below does not move up').toBeGreaterThan(0)
  const helpful = review.getByRole('button', { name: /^Helpful/ })
  await helpful.click()
  await expect(helpful).toHaveAccessibleName('Helpful (1)')
  await expect(helpful).toHaveAttribute('aria-pressed', 'true')
  await visitor.reload()
  await reviews(visitor).scrollIntoViewIfNeeded()
  await expect(review.getByRole('button', { name: 'Helpful (1)' })).toHaveAttribute('aria-pressed', 'true')
  await review.scrollIntoViewIfNeeded()
  await visitor.screenshot({ path: test.info().outputPath('visitor-1440.png') })
  await expectAccessible(visitor, '#reviews')
  const described = await visitor.locator('script[type="application/ld+json"]').allTextContents()
  expect(described.join()).toContain('"@type":"Review"')
  await visitor.context().close()
})

for (const viewport of journeyVariants(PHONE, { width: 1440, height: 900 })) {
  test(
    `the reviews are filtered, sorted and paged at ${viewport.width} px`,
    AS_VARIANTS,
    async ({ browser }) => {
      const page = await (await browser.newContext({ viewport })).newPage()
      await withoutStorageNotice(page)
      await page.goto(`${ORIGIN}/courses/jee-physics-mechanics`)
      const section = reviews(page)
      await section.scrollIntoViewIfNeeded()
      await expect(section.getByText('4.5 of 5 stars')).toBeAttached()
      await expect(section.getByText('8 reviews')).toBeVisible()
      // Rendered on the server, hydrated when it is near the viewport.
      const order = section.getByRole('button', { name: /Sort by/ })
      await expect(order).toBeEnabled()
      // A native select has this role.
      await expect(section.getByRole('combobox')).toHaveCount(0)
      await expect(section.getByRole('article')).toHaveCount(6)
      await section.evaluate((element) =>
        window.scrollTo(0, element.getBoundingClientRect().top + scrollY - 90),
      )
      await page.screenshot({ path: test.info().outputPath(`list-${viewport.width}.png`) })
      await expectAccessible(page, '#reviews')
      await expect(async () => {
        await section.getByRole('button', { name: 'More reviews' }).click({ timeout: 3000 })
        await expect(section.getByRole('article')).toHaveCount(8, { timeout: 3000 })
      }).toPass()
      await expect(section.getByRole('button', { name: 'More reviews' })).toHaveCount(0)
      await section.getByRole('button', { name: '4 stars: 2 reviews' }).press('Enter')
      await expect(section.getByRole('article')).toHaveCount(2)
      await expect(section.getByText('Only reviews with 4 stars')).toBeVisible()
      await expectAccessible(page, '#reviews')
      await section.getByRole('button', { name: 'Show all reviews' }).click()
      await order.click()
      await page.getByRole('option', { name: 'Lowest rating' }).click()
      await expect(
        section.getByRole('article').first().getByText('Sound is low in two lessons'),
      ).toBeVisible()
      await section.getByRole('button', { name: 'Write a review' }).click()
      await expect(page.getByRole('dialog').getByText('Login to your account')).toBeVisible()
      await page.context().close()
    },
  )
}

test('without scripts the first page of reviews is shown, without controls that need them', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE })
  const page = await context.newPage()
  await page.goto(`${ORIGIN}/courses/jee-physics-mechanics`)
  await expect(reviews(page).getByRole('article')).toHaveCount(6)
  await expect(reviews(page).getByText('Friction finally makes sense')).toBeVisible()
  for (const name of ['Write a review', 'More reviews', 'Helpful'])
    await expect(reviews(page).getByRole('button', { name }).locator('visible=true')).toHaveCount(0)
  await context.close()
})

test('a learner is invited to review after enough lessons, and not again after postponing', async ({
  browser,
}) => {
  const page = await openBuyer(browser)
  const { docs } = await call(
    page,
    `/lectures?where[class.slug][equals]=${CLASS}&sort=rank&limit=100&depth=0`,
    undefined,
    'GET',
  )
  const lectures = docs as { id: string; slug: string }[]
  const enough = Math.ceil(lectures.length * 0.3)
  for (const { id } of lectures.slice(0, enough - 1)) await call(page, '/learn/complete', { lecture: id })
  const ask = page.getByRole('complementary', { name: 'Write a review' })
  await page.goto(`${ORIGIN}/learn/${CLASS}/${lectures[enough - 1]?.slug}`)
  await expect(page.getByRole('button', { name: /^Mark as done/ })).toBeVisible()
  await expect(ask).toHaveCount(0)
  await page.getByRole('button', { name: /^Mark as done/ }).click()
  // The next lesson has an invitation of its own: the one of the marked lesson disappears with it.
  await page.waitForURL(`**/learn/${CLASS}/${lectures[enough]?.slug}`)
  await expect(ask).toBeVisible()
  await expectAccessible(page, 'aside[aria-label="Write a review"]')
  await ask.scrollIntoViewIfNeeded()
  await page.screenshot({ path: test.info().outputPath('ask-360.png') })
  await ask.getByRole('button', { name: 'Write a review' }).click()
  await expect(page.getByRole('dialog').getByRole('radiogroup')).toBeVisible()
  await page.keyboard.press('Escape')
  await ask.getByRole('button', { name: 'Not now' }).click()
  await expect(ask).toHaveCount(0)
  await overlaysLeft(page)
  await page.reload()
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(ask).toHaveCount(0)
  await page.context().close()
})

test('the list of reviews has a queue of those that await moderation', async ({ browser }) => {
  const staff = await openStaffBrowser(browser, DEMO.admin, 'demo')
  const panel = await staff.newPage()
  await panel.goto(`${ORIGIN}/admin/collections/product-reviews`)
  await untilPanelIsHydrated(panel)
  await expect(panel.getByRole('columnheader', { name: /State/ })).toBeVisible()
  await expect(panel.getByText('Friction finally makes sense')).toBeVisible()
  await panel.screenshot({ path: test.info().outputPath('panel-list.png') })
  await staff.close()
})
