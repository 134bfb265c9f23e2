import { expect, test } from '@playwright/test'
import { PORT } from '../../../playwright.config.ts'
import { firstClassId } from '../support/firstClassId.ts'
import { makeFreshStaff } from '../support/freshStaff.ts'
import { overlaysLeft } from '../support/overlaysLeft.ts'
import { saveAs } from '../support/panel.ts'
import { enterCode, signInByLoginView, signUpViaApi } from '../support/people.ts'
import { typeAtPace } from '../support/typing.ts'
import { untilPanelIsHydrated } from '../support/untilPanelIsHydrated.ts'

const STUDENT = '9800000006'
const ORIGIN = `http://demo.localhost:${PORT}`

test('a student signs in with a code, buys a course and opens its first lesson', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'All courses' }).first().click()
  // The home page shows the same course: wait for the navigation before clicking.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses')
  await page
    .getByRole('link', { name: /JEE Physics: Mechanics/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('JEE Physics: Mechanics')
  // The paid amount must be the price on the page, with or without a sale.
  const price =
    (await page
      .getByText(/^₹[\d,]+$/)
      .first()
      .textContent()) ?? 'no price'
  await page.getByRole('link', { name: 'Buy now' }).first().click()
  await page.waitForURL('**/checkout?product=*')

  const since = Date.now()
  await page
    .getByRole('button', { name: /log ?in/i })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Login to your account' })).toBeVisible()
  await typeAtPace(dialog.getByLabel('Phone number'), STUDENT)
  await dialog.getByRole('button', { name: 'Request Phone OTP' }).click()
  await enterCode(page, `+91${STUDENT}`, since)
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await expect(dialog).toBeHidden()

  await page
    .getByRole('button', { name: `Pay ${price}` })
    .first()
    .click()
  await page.waitForURL('**/dev/sandbox-gateway/*')
  await page.getByRole('button', { name: 'Payment succeeds', exact: true }).click()
  await page.waitForURL('**/checkout/return?*')
  await expect(page.getByText(/SH-\d\d-\d{6}/).first()).toBeVisible()
  await page.getByRole('link', { name: /start learning/i }).click()

  await page.waitForURL('**/learn/**')
  await expect(page.getByRole('heading').first()).toBeVisible()
  await page.getByRole('button', { name: /mark as done/i }).click()
  await page.goto('/learn')
  await expect(page.getByText(/1 of \d+/).first()).toBeVisible()
  await test.step('the picture of the next lesson opens it too', async () => {
    const picture = page.locator('main a[aria-hidden][href*="/learn/"]')
    const href = (await picture.getAttribute('href')) ?? 'no next lesson'
    await picture.click()
    await page.waitForURL(`**${href}`)
  })
  await page.goto('/orders')
  await expect(page.getByText('JEE Physics: Mechanics from first principles').first()).toBeVisible()
})

test('the checkout of a free product has no company, coupon or payment fields', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUpViaApi(page)
  await page.goto('/checkout?product=physics-quick-quizzes')
  await expect(page.getByText('You get access at once. The receipt is in your orders.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'I need a GST invoice for my company' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /coupon/i })).toHaveCount(0)
  await expect(page.getByText(/paying|payment is confirmed/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Get it for free' }).locator('visible=true').dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'It’s yours' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open your tests' })).toHaveAttribute(
    'href',
    /physics-quick-quizzes/,
  )
  await test.step('a new ticket about the order is confirmed, without further questions', async () => {
    await page.getByRole('link', { name: 'View order' }).click()
    await page.getByRole('link', { name: 'Get help' }).click()
    const dialog = page.getByRole('dialog', { name: 'Open a ticket' })
    await typeAtPace(dialog.getByLabel('Subject'), 'Which one first?')
    await typeAtPace(dialog.getByLabel('What happened'), 'There are three of them.')
    await dialog.getByRole('button', { name: 'Submit ticket' }).click()
    await expect(page.getByRole('article')).toContainText('Which one first?')
    await expect(page.getByText(/^You have an open ticket/)).toHaveCount(0)
    await overlaysLeft(page)
    await page.reload()
    await expect(page.getByText(/^You have an open ticket/)).toBeVisible()
  })
  await page.goto('/notifications')
  await expect(page.getByText('There was nothing to pay.')).toBeVisible()
  await page.goto('/learn')
  await expect(page.getByRole('link', { name: /Physics: three quick quizzes/ })).toContainText('3 quizzes')
})

test('a course edited in the panel is updated on the storefront within a second', async ({ page }) => {
  const api = `http://127.0.0.1:${PORT}/_projects/demo`
  await signInByLoginView(page, await makeFreshStaff(page, { level: 800 }), ORIGIN)
  const product = await saveAs(page, 'POST', '/selling-products', {
    title: 'Before it was edited',
    classes: [await firstClassId(page)],
    slug: `walked-${process.pid}`,
    summary: 'About',
    pricePaise: 49_900,
    mrpPaise: 49_900,
    _status: 'published',
  })
  const courseUrl = `${api}/courses/walked-${process.pid}`
  expect((await page.request.get(courseUrl)).ok()).toBe(true)
  const title = `Edited by the admin ${Date.now()}`

  await page.goto(`${ORIGIN}/admin/collections/selling-products/${product.id}`)
  await untilPanelIsHydrated(page)
  await page.locator('#field-title').fill(title)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(/successfully/i).first()).toBeVisible()
  await expect(async () => {
    expect(await (await page.request.get(courseUrl)).text()).toContain(title)
  }).toPass({ intervals: [20] })
  const lists = await Promise.all(
    [1, 2, 3].map(async (n) => (await page.request.get(`${api}/courses?page=${n}`)).text()),
  )
  expect(lists.join('')).toContain(title)
})

test('the second project has its own address, name and colours', async ({ page }) => {
  await page.goto(`http://localhost:${PORT}/_projects/demo2`)
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(links.filter((href) => href.startsWith('/') && !href.startsWith('/_projects/demo2'))).toEqual([])
  const colour = () => page.evaluate(() => document.querySelector('style')?.textContent ?? '')
  const second = await colour()
  await page.goto('/')
  expect(await colour()).not.toBe(second)
})
