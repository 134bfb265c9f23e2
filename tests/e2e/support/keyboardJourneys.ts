import { type Browser, expect, type Page, test } from '@playwright/test'
import { call, host } from './account.ts'
import { codeFor } from './codes.ts'
import { expectTrapped, tabThroughPage, tabTo } from './focus.ts'
import { gotoHydrated } from './gotoHydrated.ts'
import { openStaffCalls, saveAs } from './panel.ts'
import { signUpViaApi } from './people.ts'

const ORIGIN = host('demo')
export const BOOK = '/products/mechanics-workbook'
/** A product to which only this test adds a gallery. */
const PICTURED = 'mock-keys-thirty'
export const SERIES = '/test-series/neet-chapter-test-series'
const SERIES_TITLE = 'NEET biology: tests after each chapter'

const banner = (page: Page) => page.getByRole('banner')
const focused = (page: Page) => page.locator(':focus')

/** Tabs through these pages: every control shows its focus, and the footer is reached. */
export async function tabThroughPages(page: Page, width: number, addresses: string[]): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  for (const address of addresses)
    await test.step(address, async () => {
      await gotoHydrated(page, ORIGIN + address)
      const names = await tabThroughPage(page)
      expect(names[0]).toBe('A Skip to content')
      expect(names.length).toBeGreaterThan(20)
      expect(
        names.some((name) => /Grievance officer/.test(name)),
        'the foot is reached',
      ).toBe(true)
    })
}

/** Tabs through these pages while the notice about stored data is open: it covers neither the focus nor the footer. */
export async function tabBesideNotice(browser: Browser, width: number, addresses: string[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
  const note = page.getByRole('complementary', { name: 'What this site stores' })
  for (const address of addresses)
    await test.step(address, async () => {
      await gotoHydrated(page, ORIGIN + address)
      await expect(note).toBeVisible()
      if (address === BOOK) await page.getByRole('button', { name: 'Compare', exact: true }).click()
      if (address !== '/contact') await expect(page.getByRole('region', { name: 'Comparison' })).toBeVisible()
      await tabThroughPage(page)
      await page.keyboard.press('End')
      for (const link of await page.getByRole('contentinfo').getByRole('link').all())
        await link.click({ trial: true })
    })
  await page.close()
}

/** Goes from a course list to the payment by keyboard alone. */
export async function payByKeyboard(page: Page, width: number): Promise<void> {
  const isWide = width > 1120
  // A person with an account who is signed out.
  const phone = await signUpViaApi(page)
  await page.context().clearCookies({ name: 'demo-session' })
  await page.setViewportSize({ width, height: 900 })
  await gotoHydrated(page, `${ORIGIN}/courses`)

  await test.step('past the menus', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await expect(focused(page)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('#content') !== null)).toBe(true)
  })

  await test.step('the filters and the order', async () => {
    const filters = page.getByRole(isWide ? 'navigation' : 'dialog', { name: 'Filters' })
    const opener = page.getByRole('button', { name: /^Filters/ })
    if (!isWide) {
      await tabTo(page, opener)
      await page.keyboard.press('Enter')
      await expect(filters).toBeVisible()
      // Closed later, the sheet goes back in the history, to the entry of "Skip to content".
      await expect.poll(() => page.evaluate(() => history.state?.overlays)).toBe(1)
      await page.keyboard.press('Escape')
      await expect(filters).toBeHidden()
      await expect(opener).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await tabTo(page, filters.getByRole('link', { name: /^JEE Main ,/ }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?exam=JEE/)
    if (!isWide) {
      await expect(filters.locator('a[aria-current]')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(filters).toBeHidden()
      await expect(opener).toBeFocused()
    }
    await expect(page.getByRole('link', { name: 'Remove filter JEE Main' })).toBeVisible()
    const sort = page.getByRole('button', { name: 'Sort by: Featured' }).locator('visible=true')
    await tabTo(page, sort, 'Shift+Tab')
    await page.keyboard.press('Enter')
    const orders = page.getByRole('navigation', { name: 'Sort by' })
    await expect(orders).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(orders).toBeHidden()
    await expect(sort).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, orders.getByRole('link', { name: 'Price, low to high' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/sort=price-low/)
  })

  await test.step('the search', async () => {
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
    const opener = banner(page).getByRole('link', { name: 'Search' })
    const sheet = page.getByRole('dialog', { name: 'Search' })
    if (!isWide) {
      await tabTo(page, opener, 'Shift+Tab')
      await page.keyboard.press('Enter')
      await expect(sheet.getByRole('combobox', { name: 'Search' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
      await expect(opener).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(sheet.getByRole('combobox', { name: 'Search' })).toBeFocused()
    } else await tabTo(page, banner(page).getByRole('combobox', { name: 'Search' }), 'Shift+Tab')
    await page.keyboard.type('chapter test')
    await expect(options.filter({ hasText: SERIES_TITLE }).first()).toBeVisible()
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('ArrowDown')
      const chosen = (await page.getByRole('option', { selected: true }).textContent()) ?? ''
      if (chosen.includes(SERIES_TITLE)) break
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${SERIES}$`))
  })

  await test.step('the page of a product', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SERIES_TITLE)
    const tabs = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    await tabTo(page, tabs.nth(1))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#\w+$/)
    await page.keyboard.press('Tab')
    const part = new URL(page.url()).hash
    const isInPart = await focused(page).evaluate((element, id) => {
      const section = document.querySelector(id) as HTMLElement
      return Boolean(section.compareDocumentPosition(element) & (Node.DOCUMENT_POSITION_FOLLOWING | 16))
    }, part)
    expect(isInPart, 'Tab continues from the section of the anchor').toBe(true)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: ORIGIN })
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }),
    )
    await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Share' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Link copied')).toBeVisible()
    const radios = page.getByRole('radio')
    await tabTo(page, page.getByRole('radio', { checked: true }), 'Shift+Tab')
    await page.keyboard.press('ArrowDown')
    await expect(radios.nth(1)).toBeChecked()
    await tabTo(page, page.getByRole('button', { name: 'Buy now' }).locator('visible=true').first())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/checkout\?product=neet-chapter-test-series&validity=\d+$/)
  })

  await test.step('the login', async () => {
    const login = page
      .getByRole('main')
      .getByRole('button', { name: /log ?in/i })
      .locator('visible=true')
      .first()
    await tabTo(page, login)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox', { name: 'Phone number' })).toBeFocused()
    await expectTrapped(page, dialog)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(login).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('textbox', { name: 'Phone number' })).toBeFocused()
    const since = Date.now()
    await page.keyboard.type(phone)
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('textbox', { name: 'Phone OTP' })).toBeFocused()
    await page.keyboard.type(await codeFor(`+91${phone}`, since))
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeFocused()
  })

  await test.step('the payment', async () => {
    await tabTo(page, page.getByRole('button', { name: /^Pay ₹/ }).locator('visible=true'))
    await expect(focused(page)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dev/sandbox-gateway/*')
  })
}

/** Operates a gallery, the comparison and the colour scheme by keyboard alone. */
export async function operateByKeyboard(browser: Browser, page: Page, width: number): Promise<void> {
  const staffPage = await openStaffCalls(browser)
  const { docs } = (await call(
    staffPage,
    `/selling-products?where[slug][equals]=${PICTURED}&depth=0`,
    undefined,
    'GET',
  )) as {
    docs: { id: string }[]
  }
  const media = (await call(staffPage, '/media?limit=3&depth=0', undefined, 'GET')) as {
    docs: { id: string }[]
  }
  await saveAs(staffPage, 'PATCH', `/selling-products/${docs[0]?.id}`, {
    gallery: media.docs.map(({ id }) => id),
  })
  await staffPage.context().close()

  await page.setViewportSize({ width, height: 900 })
  const gallery = page.getByRole('region', { name: /^Pictures of/ })
  await expect(async () => {
    await gotoHydrated(page, `${ORIGIN}/products/${PICTURED}`)
    await expect(gallery).toBeAttached({ timeout: 3000 })
  }).toPass()
  await tabTo(page, gallery.getByRole('list').first())
  await page.keyboard.press('End')
  const pictures = gallery.getByRole('button', { name: /^Picture/ })
  await expect(pictures.last()).toHaveAttribute('aria-current', 'true')
  await tabTo(page, pictures.first())
  await page.keyboard.press('Enter')
  await expect(pictures.first()).toHaveAttribute('aria-current', 'true')

  const compare = page.getByRole('button', { name: 'Compare', exact: true })
  await tabTo(page, compare, 'Shift+Tab')
  await page.keyboard.press('Space')
  await expect(compare).toHaveAttribute('aria-pressed', 'true')
  await expect(compare).toBeFocused()

  const scheme = () => page.locator('html').evaluate((html) => getComputedStyle(html).colorScheme)
  const before = await scheme()
  const theme = page
    .getByRole('button', { name: /Change theme|Light or dark/ })
    .locator('visible=true')
    .first()
  await tabTo(page, theme)
  await page.keyboard.press('Enter')
  await expect.poll(scheme).not.toBe(before)
  await expect(theme).toBeFocused()
}
