import { expect, type Page, test } from '@playwright/test'
import { IS_FULL } from '#tests/support/sample.ts'
import { host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { AS_VARIANTS } from '../support/forms.ts'
import { gotoHydrated } from '../support/gotoHydrated.ts'
import { signUpViaApi } from '../support/people.ts'

const ORIGIN = host('demo')

/** Personal screens: the call that each waits for, and what a new student sees then. */
const SCREENS = [
  { path: '/orders', waitsFor: /\/api\/orders\?/, shows: 'No orders yet' },
  { path: '/learn', waitsFor: /\/api\/learn\//, shows: 'No courses yet' },
  { path: '/downloads', waitsFor: /\/api\/downloads\//, shows: 'Free downloads' },
  { path: '/notifications', waitsFor: /\/api\/notifications\//, shows: 'Today' },
  { path: '/support-tickets', waitsFor: /\/api\/tickets\//, shows: 'No tickets yet' },
  { path: '/doubts', waitsFor: /\/api\/doubt\//, shows: 'No doubts yet' },
  { path: '/address', waitsFor: /\/api\/address/, shows: 'No addresses yet' },
]

async function newStudent(page: Page): Promise<void> {
  await signUpViaApi(page)
  await page.addInitScript(() => localStorage.setItem('demo-storageNote', '1'))
}

/** Each screen at each width; `npm test` covers the first of each width. */
const CASES = [360, 1440].flatMap((width, nth) =>
  SCREENS.map((screen, index) => ({ ...screen, width, isFirst: index === nth })),
)

for (const { path, waitsFor, shows, width, isFirst } of CASES)
  if (isFirst !== IS_FULL)
    test(
      `${path} shows its loading and error states, and a retry loads it, at ${width} px`,
      AS_VARIANTS,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await newStudent(page)
        let answers = () => {}
        const isRequested = new Promise<void>((resolve) => {
          answers = resolve
        })
        await page.route(waitsFor, async (route) => {
          await isRequested
          return route.fulfill({ status: 503, json: { apiSuccess: false, message: 'One moment' } })
        })
        await gotoHydrated(page, ORIGIN + path)
        const main = page.getByRole('main')
        await expect(main.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeAttached()
        await expect(main.getByRole('alert')).toHaveCount(0)
        answers()
        const failed = main.getByRole('alert')
        await expect(failed).toBeVisible()
        await expectAccessible(page, 'main')
        await page.unroute(waitsFor)
        await failed.getByRole('button', { name: 'Retry' }).press('Enter')
        await expect(main.getByRole('heading', { name: shows })).toBeVisible()
        await expect(failed).toHaveCount(0)
        await expectAccessible(page, 'main')
      },
    )

test('without the API server-rendered pages are shown, and personal parts show an error', async ({
  page,
}) => {
  await page.route('**/api/**', (route) => route.abort())
  for (const path of ['/', '/courses', '/courses/jee-physics-mechanics', '/blog', '/free-resources']) {
    await page.goto(ORIGIN + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'did not load' })).toHaveCount(0)
  }
  await page.goto(`${ORIGIN}/orders`)
  await expect(page.getByRole('heading', { level: 1, name: 'Your account did not load' })).toBeVisible()
  // The page also retries by itself some seconds later, and has no button then.
  await page.getByRole('button', { name: 'Retry' }).focus()
  await page.unroute('**/api/**')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Log in to see your orders' })).toBeVisible()
})

test('a failed search shows an error at the field with a retry', async ({ page }) => {
  await gotoHydrated(page, `${ORIGIN}/search`)
  await page.route('**/api/search?*', (route) => route.abort())
  const field = page.getByRole('main').getByRole('combobox')
  await field.fill('mech')
  await expect(page.getByText('The search did not respond.')).toBeVisible()
})
