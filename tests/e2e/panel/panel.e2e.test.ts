import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { PORT } from '../../../playwright.config.ts'
import { expectAccessible } from '../support/axe.ts'
import { makeFreshStaff } from '../support/freshStaff.ts'
import { signInToAdmin } from '../support/signedInStaff.ts'
import { untilPanelIsHydrated } from '../support/untilPanelIsHydrated.ts'

const ORIGIN = `http://demo.localhost:${PORT}`
const [OWNER, ADMIN] = ['9800000001', '9800000002']

test.describe.configure({ mode: 'serial' })

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

let admin: Session | undefined

type Look = { width?: number; colorScheme?: 'light' | 'dark'; session?: Session | undefined }

async function open(
  browser: Browser,
  { width = 1440, colorScheme = 'light', session }: Look = {},
): Promise<Page> {
  const viewport = { width, height: 900 }
  const context = await browser.newContext({
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
    ...(session ? { storageState: session } : {}),
  })
  const page = await context.newPage()
  if (session) await page.goto(`${ORIGIN}/admin`)
  return page
}

test.beforeAll(async ({ browser }) => {
  const page = await open(browser)
  await signInToAdmin(page, ADMIN, ORIGIN)
  admin = await page.context().storageState()
  await page.context().close()
})

const nav = (page: Page) => page.getByRole('navigation', { name: 'Panel' })
const tile = (page: Page, label: string) => page.getByRole('main').getByRole('link', { name: label })

test('an admin sees every group, and a figure opens the list that it counts', async ({ browser }) => {
  const page = await open(browser, { session: admin })
  for (const group of ['Overview', 'Learning', 'Shop', 'People', 'Site', 'Settings'])
    await expect(nav(page).getByRole('heading', { name: group })).toBeVisible()
  await expect(nav(page).getByRole('heading', { name: 'Platform' })).toBeHidden()
  await expect(nav(page).getByRole('link', { name: 'Dashboard', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )

  await page.getByRole('link', { name: '30 days' }).click()
  await expect(page.getByRole('heading', { name: 'Last 30 days', exact: true })).toBeVisible()
  const shown = await tile(page, 'Sign-ups')
    .getByRole('strong')
    .or(tile(page, 'Sign-ups').locator('strong'))
    .textContent()
  await tile(page, 'Sign-ups').click()
  await page.waitForURL(/\/collections\/users\?where/)
  // Other tests sign people up in the meantime: the list's count lies between the tile's values before and after.
  const total = Number((await page.getByText(/^1-\d+ of \d+$/).textContent())?.split(' ').at(-1))
  expect(total).toBeGreaterThanOrEqual(Number(shown))
  await expect(nav(page).locator('[aria-current=page]')).toHaveText('Users')
  await page.goto(`${ORIGIN}/admin?period=30`)
  expect(total).toBeLessThanOrEqual(Number(await tile(page, 'Sign-ups').locator('strong').textContent()))
  await page.context().close()
})

test('the search finds a page of the panel and a learner by keyboard alone', async ({ browser }) => {
  const page = await open(browser, { session: admin })
  const field = page.getByRole('combobox', { name: 'Find an order, learner or page' })
  await expect(field).toHaveAttribute('aria-keyshortcuts', '/')
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.type('Demo Expert')
  await expect(page.getByRole('option', { name: /Demo Expert/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox', { name: 'Results' })).toBeHidden()
  await field.fill('audit')
  await expect(page.getByRole('option', { name: /Audit log/ })).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await page.waitForURL(/\/collections\/audit-logs/)
  await page.context().close()
})

test('a sub admin with one view permission sees that module alone, and other pages name the missing one', async ({
  browser,
}) => {
  const page = await open(browser)
  const phone = await makeFreshStaff(page, { level: 650, accessList: [{ id: 'pages', canEdit: false }] })
  await signInToAdmin(page, phone, ORIGIN)
  await page.goto(`${ORIGIN}/admin`)
  await expect(page.getByRole('heading', { name: 'Everything you can open' })).toBeVisible()
  await expect(page.getByText('You can look, not change')).toBeVisible()
  await expectAccessible(page, 'body')
  const links = nav(page).getByRole('link')
  await expect(links).toHaveText([/Dashboard/, /Pages/, /Imports and exports/])
  await nav(page)
    .getByRole('link', { name: /^Pages/ })
    .click()
  await page.waitForURL(/\/collections\/pages/)
  await expect(page.getByText('View only: you cannot change this')).toBeVisible()
  await expect(page.getByRole('link', { name: /Add new/i })).toHaveCount(0)
  for (const [url, permission] of [
    ['/collections/orders', 'Orders'],
    ['/collections/users', 'Users'],
    ['/activities', 'Dashboard activities'],
    ['/portal-settings', 'Portal settings'],
  ]) {
    await page.goto(`${ORIGIN}/admin${url}`)
    await expect(page.getByRole('heading', { name: `You need the permission “${permission}”` })).toBeVisible()
    expect(page.url()).toBe(`${ORIGIN}/admin${url}`)
  }
  await page.goto(`${ORIGIN}/admin/collections/pages/create`)
  await expect(page.getByRole('heading', { name: 'You can view “Pages” but not edit it' })).toBeVisible()
  await expectAccessible(page, 'body')
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await page.waitForURL(`${ORIGIN}/admin`)
  await page.context().close()
})

test('an owner sees all projects, selects one and opens its settings', async ({ browser }) => {
  const page = await open(browser)
  await signInToAdmin(page, OWNER, ORIGIN)
  await page.goto(`${ORIGIN}/admin`)
  const projects = page.getByRole('region', { name: 'Projects', exact: true }).getByRole('row')
  // Other journeys create projects too, some with the same name.
  for (const name of [/Nalanda Prep/, /Chaubara English/])
    await expect(projects.filter({ hasText: name }).first()).toBeVisible()
  await page.goto(`${ORIGIN}/admin/portal-settings`)
  await expect(page.getByText('Whose do you want to open?')).toBeVisible()

  await page.goto(`${ORIGIN}/admin/collections/pages`)
  await untilPanelIsHydrated(page)
  await page.getByRole('button', { name: 'Project: All projects. Switch' }).click()
  const second = page.getByRole('menuitemradio').filter({ hasText: 'Chaubara English' })
  const title = await second.textContent()
  await second.click()
  await expect(page.getByRole('button', { name: `Project: ${title}. Switch` })).toBeVisible()
  // The list adds its own query when it has loaded.
  expect(new URL(page.url()).pathname).toBe('/admin/collections/pages')
  await page.goto(`${ORIGIN}/admin/portal-settings`)
  await page.waitForURL(/\/collections\/web-static-configs\/[\w-]{20,}$/)
  await page.goto(`${ORIGIN}/admin/collections/payment-settings`)
  await page.waitForURL(/\/collections\/payment-settings\/[\w-]{20,}$/)
  await page.goto(`${ORIGIN}/admin`)
  await expect(page.getByRole('region', { name: 'Projects', exact: true })).toHaveCount(0)
  await page.context().close()
})

test('on a phone the navigation is a drawer that Escape and every link close', async ({ browser }) => {
  const page = await open(browser, { width: 360, session: admin })
  await untilPanelIsHydrated(page)
  await expect(nav(page)).toBeHidden()
  await page.getByRole('button', { name: 'Open the navigation' }).click()
  await expect(nav(page)).toBeVisible()
  await expectAccessible(page, 'body')
  await page.keyboard.press('Escape')
  await expect(nav(page)).toBeHidden()
  await page.getByRole('button', { name: 'Open the navigation' }).click()
  await nav(page)
    .getByRole('link', { name: /^Orders( \d+ waiting)?$/ })
    .click()
  await page.waitForURL(/\/collections\/orders/)
  await expect(nav(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
  await page.context().close()
})

test('the dashboard passes axe on desktop and phone, light and dark', async ({ browser }) => {
  const page = await open(browser, { width: 1440, colorScheme: 'light', session: admin })
  await expect(page.getByRole('heading', { name: 'Latest orders' })).toBeVisible()
  await expectAccessible(page, 'body')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, 'body', 'colours')
  await page.setViewportSize({ width: 360, height: 800 })
  await expectAccessible(page, 'body', 'structure')
  await page.context().close()
})
