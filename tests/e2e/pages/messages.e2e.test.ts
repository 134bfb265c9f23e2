import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { AS_VARIANTS, journeyVariants } from '../support/forms.ts'
import { gotoHydrated } from '../support/gotoHydrated.ts'
import { KIT, untilKitIsHydrated } from '../support/kit.ts'

async function openKit(page: Page, width = 1440) {
  await page.setViewportSize({ width, height: 800 })
  await page.goto(KIT)
  await untilKitIsHydrated(page)
}
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const snack = (page: Page, severity: string) => messages(page).getByText(`A message of severity ${severity}`)
const show = (page: Page, severity: string) =>
  page.getByRole('button', { name: severity, exact: true }).click()
const answer = (page: Page) => page.locator('output')

const expectNoFaults = async (page: Page, within: string) =>
  expect(await axeFaults(page, { within })).toEqual([])

for (const width of journeyVariants(360, 1440)) {
  test.describe(`dialogs at ${width} px`, AS_VARIANTS, () => {
    test.describe.configure({ mode: 'default' })
    let page: Page
    test.beforeAll(async ({ browser }) => {
      page = await (await browser.newContext()).newPage()
      await openKit(page, width)
    })
    test.afterAll(() => page.context().close())

    test('confirm resolves by its two buttons, which take the full width', async () => {
      const open = page.getByRole('button', { name: 'Open confirm' })
      await open.click()
      const dialog = page.getByRole('alertdialog', { name: 'Cancel this order?' })
      const yes = dialog.getByRole('button', { name: 'Yes, Confirm', exact: true })
      const no = dialog.getByRole('button', { name: 'No, Cancel', exact: true })
      await expect(yes).toBeFocused()
      const [a, b, around] = await Promise.all([yes.boundingBox(), no.boundingBox(), dialog.boundingBox()])
      expect(a?.width).toBe(b?.width)
      expect(a?.width ?? 0).toBeGreaterThan((around?.width ?? 0) - 80)
      await expectNoFaults(page, '[role=alertdialog]')
      await yes.click()
      await expect(answer(page)).toHaveText('Confirmed')
      await expect(open).toBeFocused()
      await open.click()
      await no.click()
      await expect(answer(page)).toHaveText('Not confirmed')
    })

    test('confirm by keyboard: Enter is yes, Esc is no, and Enter does not delete', async () => {
      const open = page.getByRole('button', { name: 'Open confirm' })
      await open.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Yes, Confirm' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(answer(page)).toHaveText('Confirmed')
      await expect(open).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(answer(page)).toHaveText('Not confirmed')
      await page.getByRole('button', { name: 'Open danger confirm' }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'No, Cancel' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(answer(page)).toHaveText('Kept')
    })

    test("alert resolves once 'Ok, Got it!' is pressed", async () => {
      const before = (await answer(page).textContent()) ?? ''
      await page.getByRole('button', { name: 'Open alert' }).click()
      const dialog = page.getByRole('alertdialog', { name: 'Profile not saved' })
      await expect(dialog).toContainText('Failed to update, name must contain at least one alphabet!')
      await expect(answer(page)).toHaveText(before)
      await expectNoFaults(page, '[role=alertdialog]')
      await dialog.getByRole('button', { name: 'Ok, Got it!', exact: true }).click()
      await expect(answer(page)).toHaveText('Read')
    })
  })
}

test.describe('snackbars', () => {
  test.describe.configure({ mode: 'default' })
  let page: Page
  test.beforeAll(async ({ browser }) => {
    page = await (await browser.newContext()).newPage()
    await page.clock.install()
    await openKit(page)
    await page.clock.pauseAt(Date.now() + 60_000)
  })
  test.afterAll(() => page.context().close())

  test('stay for 5 s and are announced by a live region that existed before them', async () => {
    const status = messages(page).getByRole('status')
    await expect(status).toBeAttached()
    await show(page, 'success')
    await expect(status).toHaveText('A message of severity success')
    await show(page, 'error')
    await expect(messages(page).getByRole('alert')).toHaveText('A message of severity error')
    await page.clock.runFor(4000)
    await expect(snack(page, 'success')).toBeVisible()
    await page.clock.runFor(1500)
    await expect(snack(page, 'success')).toBeHidden()
    await expect(snack(page, 'error')).toBeHidden()
  })

  test('show three at once; the fourth is queued with its full duration, errors first', async () => {
    for (const severity of ['success', 'info', 'warning', 'info', 'error']) await show(page, severity)
    await expect(messages(page).getByRole('button', { name: 'Close message' })).toHaveCount(3)
    await expect(snack(page, 'success')).toBeVisible()
    await expect(snack(page, 'error')).toBeHidden()
    await messages(page).getByRole('button', { name: 'Close message' }).first().click()
    await page.mouse.move(5, 5)
    await expect(snack(page, 'success')).toBeHidden()
    await expect(snack(page, 'error')).toBeVisible()
    await page.clock.runFor(5200)
    await expect(messages(page).getByRole('button', { name: 'Close message' })).toHaveCount(1)
    await expect(snack(page, 'info')).toBeVisible()
    await page.clock.runFor(5200)
    await expect(snack(page, 'info')).toBeHidden()
  })

  test('pause their timers while one is hovered or focused, or the tab is hidden', async () => {
    await show(page, 'info')
    await snack(page, 'info').hover()
    await page.clock.runFor(20_000)
    await expect(snack(page, 'info')).toBeVisible()
    await page.mouse.move(5, 5)
    await page.keyboard.press('F6')
    await page.clock.runFor(20_000)
    await expect(snack(page, 'info')).toBeVisible()
    await page.keyboard.press('F6')
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }))
    await page.clock.runFor(20_000)
    await expect(snack(page, 'info')).toBeVisible()
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: false }))
    await page.clock.runFor(5200)
    await expect(snack(page, 'info')).toBeHidden()
  })

  test('are reached by F6 and closed by Enter or Esc; the focus returns to where it was', async () => {
    const button = page.getByRole('button', { name: 'warning', exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.press('F6')
    const close = messages(page).getByRole('button', { name: 'Close message' })
    await expect(close.first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(close).toHaveCount(1)
    await expect(close).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(close).toHaveCount(0)
    await expect(button).toBeFocused()
  })
})

test('a snackbar is reachable from an open dialog, and Esc there closes the snackbar alone', async ({
  page,
}) => {
  await openKit(page)
  await show(page, 'info')
  await page.getByRole('button', { name: 'Open dialog' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('F6')
  await expect(messages(page).getByRole('button', { name: 'Close message' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(snack(page, 'info')).toBeHidden()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('snackbars are at the bottom, on phones errors and those over a dialog at the top, and do not move with reduced motion', async ({
  page,
}) => {
  const top = async (severity: string) => (await snack(page, severity).boundingBox())?.y ?? 0
  await openKit(page)
  await show(page, 'info')
  expect(await top('info')).toBeGreaterThan(650)
  await openKit(page, 360)
  await show(page, 'info')
  expect(await top('info')).toBeGreaterThan(600)
  await page.getByRole('button', { name: 'Open dialog' }).click()
  expect(await top('info')).toBeLessThan(120)
  // The first Esc closes the message, the second one the dialog.
  for (const region of [snack(page, 'info'), page.getByRole('dialog')]) {
    await page.keyboard.press('Escape')
    await expect(region).toBeHidden()
  }
  await show(page, 'error')
  expect(await top('error')).toBeLessThan(120)
  await expectNoFaults(page, 'section[aria-label=Messages]')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await show(page, 'success')
  const duration = await snack(page, 'success').evaluate(
    (text) => getComputedStyle(text.parentElement as Element).animationDuration,
  )
  expect(duration).toMatch(/^0m?s$/)
})

test('an unknown page has the same page frame', async ({ page }) => {
  await page.goto('/nothing-here?login=1')
  await expect(page.getByRole('dialog', { name: 'Login to your account' })).toBeVisible()
  await expect(messages(page)).toBeAttached()
})

test.describe('the progress bar of a route change', () => {
  const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading page' })
  /** Delays the data of pages until the returned function is called. */
  async function holdPages(page: Page) {
    let go = () => {}
    const released = new Promise<void>((resolve) => {
      go = resolve
    })
    await page.route(/[?&]_rsc=/, async (route) => {
      await released
      await route.continue().catch(() => undefined)
    })
    return () => go()
  }

  test('shows from the click on a link until the page is rendered, 2 px high at the top', async ({
    page,
  }) => {
    const go = await holdPages(page)
    await gotoHydrated(page, '/')
    await page.locator('a[href$="/about-us"]').first().click()
    await expect(bar(page)).toBeVisible()
    const box = await bar(page).boundingBox()
    expect([box?.y, box?.height]).toEqual([0, 2])
    go()
    await page.waitForURL('**/about-us')
    await expect(bar(page)).toBeHidden()
  })

  test('shows on back, and not for a jump within the page', async ({ page }) => {
    await page.goto('/')
    await page.locator('a[href$="/about-us"]').first().click()
    await page.waitForURL('**/about-us')
    // After a reload the router's cache does not have the first page.
    const go = await holdPages(page)
    const alive = page.waitForResponse((response) => response.url().endsWith('/api/auth/start'))
    await page.reload()
    await alive
    await page.evaluate(() => {
      window.location.hash = 'content'
    })
    await expect(bar(page)).toBeHidden()
    await page.goBack()
    await expect(bar(page)).toBeHidden()
    void page.goBack({ waitUntil: 'commit' }).catch(() => null)
    await expect(bar(page)).toBeVisible()
    go()
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(bar(page)).toBeHidden()
  })

  test('ends when the data of the page cannot be loaded', async ({ page }) => {
    await page.goto('/')
    await page.route(/[?&]_rsc=/, (route) => route.abort())
    await page.locator('a[href$="/about-us"]').first().click()
    await page.waitForURL('**/about-us')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bar(page)).toBeHidden()
  })
})
