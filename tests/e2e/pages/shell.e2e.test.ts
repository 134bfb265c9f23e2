import { expect, test } from '@playwright/test'
import { host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { gotoHydrated } from '../support/gotoHydrated.ts'
import { signUpViaApi } from '../support/people.ts'

const ORIGIN = host('demo')

test('the categories menu opens and closes by keyboard and links to the category pages', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await gotoHydrated(page, `${ORIGIN}/about-us`)
  const opener = page.getByRole('banner').getByRole('button', { name: 'Categories' })
  const school = page.getByRole('banner').getByRole('link', { name: 'School', exact: true })
  await opener.press('Enter')
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page, 'header')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Engineering entrance' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(school).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await page.mouse.click(1420, 880)
  await expect(school).toHaveCount(0)
  await opener.press('Enter')
  await school.press('Enter')
  await expect(page).toHaveURL(/\/categories\/school$/)
  await expect(page.getByRole('heading', { level: 1, name: 'School' })).toBeVisible()
  await expect(school).toHaveCount(0)
})

test('a slow navigation shows its progress', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await gotoHydrated(page, `${ORIGIN}/courses`)
  await page.route('**/courses?exam=*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page
    .getByRole('navigation', { name: 'Filters' })
    .getByRole('link', { name: /^JEE Main ,/ })
    .press('Enter')
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible()
  await expect(page).toHaveURL(/\?exam=JEE/)
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toHaveCount(0)
})

test('the site can be installed where the browser offers it', async ({ page }) => {
  await gotoHydrated(page, `${ORIGIN}/about-us`)
  const install = page.getByRole('contentinfo').getByRole('button', { name: 'Get the app' })
  await expect(install).toHaveCount(0)
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => document.documentElement.setAttribute('data-prompted', ''),
    })
    window.dispatchEvent(offer)
  })
  await install.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-prompted', '')
  await expect(install).toHaveCount(0)
})

test('the search field of the header shows its whole placeholder when signed in', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signUpViaApi(page)
  for (const path of ['/about-us', '/hi/about-us']) {
    await gotoHydrated(page, ORIGIN + path)
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('button', { name: /Asha Kumari/ })).toBeVisible()
    const room = await banner.getByRole('combobox').evaluate((input: HTMLInputElement) => {
      const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
      pen.font = getComputedStyle(input).font
      return input.clientWidth - pen.measureText(input.placeholder).width
    })
    expect(room, path).toBeGreaterThanOrEqual(0)
  }
})

test('on a phone cart, main menu and all account pages are one tap away', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUpViaApi(page)
  await gotoHydrated(page, `${ORIGIN}/`)
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await expect(banner.getByRole('link', { name: /^Cart/ })).toBeInViewport({ ratio: 1 })
  const name = banner.getByText('Nalanda Prep')
  expect(await name.evaluate((span) => span.scrollWidth <= span.clientWidth)).toBe(true)
  const bar = page.getByRole('navigation', { name: 'Quick links' })
  await bar.getByRole('button', { name: 'Browse' }).click()
  const sheet = page.getByRole('dialog', { name: 'Browse' })
  for (const place of ['Courses', 'Classes', 'Quizzes', 'Books'])
    await expect(sheet.getByRole('link', { name: place, exact: true })).toBeVisible()
  await sheet.getByRole('link', { name: 'Books', exact: true }).click()
  await page.waitForURL('**/products')
  await expect(sheet).toBeHidden()
  await bar.getByRole('link', { name: 'Account' }).click()
  await page.waitForURL('**/account')
  const all = page.getByRole('navigation', { name: 'Everything in your account' })
  for (const place of ['Orders', 'Downloads', 'Wishlist'])
    await expect(all.getByRole('link', { name: place })).toBeVisible()
  await expectAccessible(page, 'main')
  await all.getByRole('link', { name: 'Addresses' }).click()
  await page.waitForURL('**/address')
  await page.getByRole('main').getByRole('link', { name: 'Account' }).click()
  await page.waitForURL('**/account')
})

test('header, footer and bottom bar fit phone, tablet and desktop, light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await gotoHydrated(page, `${ORIGIN}/about-us`)
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const bar = page.getByRole('navigation', { name: 'Quick links' })
    if (width < 900) {
      await expect(bar.getByRole('link')).toHaveText(['Home', 'Learn', 'Tests'])
      await expect(bar.getByRole('button', { name: 'Log in' })).toBeVisible()
    } else {
      await expect(bar).toBeHidden()
      const menu = page.getByRole('navigation', { name: 'Main' })
      await expect(menu.getByRole('link').last()).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('banner').getByText('Nalanda Prep')).toBeVisible()
    }
    await expectAccessible(page, 'body', width === 768 ? 'structure' : 'everything')
    if (width === 768) continue
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expectAccessible(page, 'body', 'colours')
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  }
})
