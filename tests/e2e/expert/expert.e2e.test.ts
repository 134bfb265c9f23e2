import { type Browser, expect, type Page, test } from '@playwright/test'
import { PORT } from '../../../playwright.config.ts'
import { expectAccessible } from '../support/axe.ts'
import { codeFor } from '../support/codes.ts'
import { makeFreshStaff } from '../support/freshStaff.ts'
import { signUpViaApi } from '../support/people.ts'
import { signInToAdmin } from '../support/signedInStaff.ts'

const ORIGIN = `http://demo.localhost:${PORT}`
const EXPERT = {
  level: 400,
  accessList: [
    { id: 'answersheets', canEdit: true },
    { id: 'expertDoubts', canEdit: true },
  ],
  features: ['doubts'],
}

async function open(browser: Browser, width = 1440): Promise<Page> {
  return (await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })).newPage()
}

test('an expert signs in with six digits and out again, and sees only the expert panel', async ({
  browser,
}) => {
  const page = await open(browser)
  const phone = await makeFreshStaff(page, EXPERT)
  await page.goto(`${ORIGIN}/expert/test-series`)
  await expect(page.getByRole('heading', { name: 'Sign in to the expert panel' })).toBeVisible()
  await expectAccessible(page, 'main')
  const since = Date.now()
  await page.getByRole('link', { name: 'Sign in with a 6-digit code' }).click()
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('button', { name: 'Request Phone OTP' }).click()
  await page.getByLabel('Code').fill(await codeFor(`+91${phone}`, since))
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.waitForURL(`${ORIGIN}/expert/test-series`)
  await expect(page.getByRole('heading', { name: 'Answer sheets', exact: true })).toBeVisible()
  await expectAccessible(page, 'main')

  const series = page.getByRole('region', { name: 'Test series' }).getByRole('link').first()
  const title = (await series.textContent()) ?? ''
  await series.click()
  await page.waitForURL(/\/expert\/test-papers\//)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.getByRole('navigation', { name: 'Expert panel' }).getByRole('link', { name: 'Doubts' }).click()
  await expect(page.getByRole('navigation', { name: 'Doubts' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Expert panel' }).getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByText('Experts (Test-series/Doubts)').last()).toBeVisible()
  await expect(page.getByText('Asha Kumari').last()).toBeVisible()

  await page.goto(`${ORIGIN}/admin`)
  await page
    .getByRole('link', { name: /Expert Test Series Panel/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Open the expert panel' })).toHaveAttribute(
    'href',
    '/expert/test-series',
  )
  for (const path of ['/storage', '/collections/users', '/collections/orders', '/franchise', '/settings']) {
    await page.goto(`${ORIGIN}/admin${path}`)
    await expect(page.getByText(/No access|not found|permission|need/i).first(), path).toBeVisible()
  }
  for (const path of ['/api/users?limit=50', '/api/orders?limit=50', '/api/private-files?limit=50']) {
    const answer = await page.evaluate(async (url) => {
      const response = await fetch(url)
      return { status: response.status, body: (await response.json()) as { docs?: { name?: string }[] } }
    }, path)
    const names = (answer.body.docs ?? []).map(({ name }) => name).filter((name) => name !== 'Asha Kumari')
    expect([answer.status === 403 || names.length === 0, path]).toEqual([true, path])
  }
  await page.context().close()
})

test('the expert panel refuses a student and a franchisee', async ({ browser }) => {
  const page = await open(browser, 360)
  await signUpViaApi(page)
  await page.goto(`${ORIGIN}/expert`)
  await expect(page.getByRole('heading', { name: 'The expert panel is not for your account' })).toBeVisible()
  await expectAccessible(page, 'main')
  await page.context().close()

  const partner = await open(browser)
  await signInToAdmin(partner, await makeFreshStaff(partner, { level: 200, features: ['franchise'] }), ORIGIN)
  await partner.goto(`${ORIGIN}/expert`)
  await expect(
    partner.getByRole('heading', { name: 'The expert panel is not for your account' }),
  ).toBeVisible()
  await partner.goto(`${ORIGIN}/admin/franchise`)
  await expect(partner.getByRole('heading', { name: 'Franchise panel' })).toBeVisible()
  await expect(partner.getByRole('link', { name: /^Funds\s*₹0/ })).toBeVisible()
  await expect(partner.getByText(/^Nothing yet\. Orders come here/)).toBeVisible()
  await expectAccessible(partner, '.panel')
  await partner.context().close()
})

test('the pages of the expert panel pass axe', async ({ browser }) => {
  const page = await open(browser, 360)
  await signInToAdmin(page, await makeFreshStaff(page, EXPERT), ORIGIN)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['', '/profile', '/test-series', '/doubts']) {
      await page.goto(`${ORIGIN}/expert${path}`)
      await expect(page.getByRole('navigation', { name: 'Expert panel' }).first()).toBeVisible()
      await expect(page.getByText('Loading')).toHaveCount(0)
      await expectAccessible(page, 'main')
    }
  }
  await page.context().close()
})
