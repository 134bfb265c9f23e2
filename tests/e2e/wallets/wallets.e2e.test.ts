import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { enterCode, signUpViaApi } from '../support/people.ts'
import { checkPanelPage, checkStorefrontPage, saveScreenshot } from '../support/screenshots.ts'
import { buyByCalls, DESK, openTestShop, PHONE, panelOf, productOf, withCode } from '../support/testShop.ts'

const SLUG = 'test-shop-wallets'
const COURSE = 'neet-organic-chemistry'
const testShop = openTestShop(SLUG)

test.beforeEach(({ page }) =>
  page.addInitScript((key) => localStorage.setItem(key, '1'), `${SLUG}-storageNote`),
)

test.beforeAll(async () => {
  // Orders here cannot be returned, so that cashback is available at the next run of the wallet job.
  await testShop.settings('shop-settings', {
    returns: { goodsDays: 0, learningDays: 0, mostProgress: 20, refundsDelivery: false },
  })
  await testShop.settings('reward-settings', {
    referral: {
      percent: 10,
      flatPaise: 0,
      mostPaise: 50_000,
      orderFromPaise: 0,
      payoutFromPaise: 10_000,
      taxFreePaise: 0,
      taxPercent: 2,
      taxPercentWithoutPan: 20,
    },
  })
})

/** Reloads a page until the condition holds. */
const reloadUntil = (page: Page, isThere: () => Promise<void>) =>
  expect(async () => {
    await page.reload()
    await isThere()
  }).toPass()

test('a referred friend orders; the reward is reviewed, earned and paid out', async ({ browser, page }) => {
  await page.setViewportSize(PHONE)
  const phone = await signUpViaApi(page, SLUG)
  await page.goto(`${testShop.origin}/p/refer`)
  const referralText = page.getByText(/\?ref=/)
  await expect(referralText).toContainText(`${testShop.origin}/?ref=`)
  const link = /http\S+\?ref=\w+/.exec((await referralText.textContent()) ?? '')?.[0]
  await expect(page.getByRole('main').getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/\\?text=.*${encodeURIComponent(String(link))}$`),
  )
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await expectAccessible(page, 'main')

  const friend = await (await browser.newContext({ viewport: PHONE })).newPage()
  const came = friend.waitForResponse('**/referral/came')
  await friend.goto(String(link))
  expect((await came).ok()).toBe(true)
  await signUpViaApi(friend, SLUG)
  const { id: product } = await productOf(testShop, COURSE)
  await buyByCalls(friend, testShop, { items: [{ product, quantity: 1 }] })
  await friend.context().close()

  await reloadUntil(page, () =>
    expect(page.getByText('Under review', { exact: true })).toBeVisible({ timeout: 3000 }),
  )
  const { staffPage, phone: admin } = await panelOf(browser, testShop)
  await staffPage.setViewportSize(DESK)
  await staffPage.goto(`${testShop.origin}/admin/collections/referrals`)
  await expect(staffPage.getByRole('link', { name: /^Referrals to review/ })).toBeVisible()
  await staffPage.getByRole('link', { name: 'Asha Kumari' }).first().click()
  await expect(staffPage.getByText('Both were on the same network.')).toBeVisible()
  await checkPanelPage(staffPage, 'referral')
  await staffPage.getByRole('button', { name: 'Let it count' }).click()
  await staffPage.getByRole('dialog').getByRole('button', { name: 'Let it count' }).click()
  await expect(staffPage.getByText('Pending', { exact: true }).first()).toBeVisible()

  await reloadUntil(page, () =>
    expect(page.getByRole('button', { name: 'Withdraw your earnings' })).toBeVisible({ timeout: 3000 }),
  )
  await checkStorefrontPage(page, 'refer', () =>
    expect(page.getByText('Friend’s order').first()).toBeVisible(),
  )
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Withdraw your earnings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw your earnings' })
  await dialog.getByRole('button', { name: 'Request payout' }).click()
  await expect(dialog.getByText('A UPI ID looks like name@bank')).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await saveScreenshot(page, 'payout-dialog-360')
  await dialog.getByLabel('UPI ID').fill('asha@bank')
  await dialog.getByLabel('Account holder name').fill('Asha Kumari')
  const since = Date.now()
  await dialog.getByRole('button', { name: 'Request payout' }).click()
  await enterCode(page, `+91${phone}`, since)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Requested', { exact: true })).toBeVisible()

  await staffPage.goto(`${testShop.origin}/admin/collections/payouts`)
  await staffPage.getByRole('link', { name: 'Asha Kumari' }).first().click()
  await expect(staffPage.getByText('Tax kept, without a PAN')).toBeVisible()
  await withCode(staffPage, admin, () =>
    staffPage.getByRole('button', { name: 'Show where it goes' }).click(),
  )
  await expect(staffPage.getByText('asha@bank')).toBeVisible()
  await checkPanelPage(staffPage, 'payout')
  await staffPage.getByRole('button', { name: 'It is paid' }).click()
  const paid = staffPage.getByRole('dialog')
  await paid.getByLabel('Reference').fill('UTR 4471 2093')
  await paid.getByRole('button', { name: 'It is paid' }).dblclick()
  await expect(paid).toBeHidden()
  await expect(staffPage.getByText('Reference: UTR 4471 2093')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()
  await expect(page.getByText(/tax deducted/)).toBeVisible()
  await staffPage.context().close()
})

test('credits given by staff are converted into a coupon, and the panel shows every entry', async ({
  browser,
  page,
}) => {
  await page.setViewportSize(PHONE)
  const phone = await signUpViaApi(page, SLUG)
  await page.goto(`${testShop.origin}/p/reward`)
  await expect(page.getByRole('heading', { name: 'No cashback credits yet' })).toBeVisible()
  await expectAccessible(page, 'main')

  const { staffPage } = await panelOf(browser, testShop)
  await staffPage.setViewportSize(DESK)
  await staffPage.goto(`${testShop.origin}/admin/collections/users?search=${phone}`)
  await staffPage.getByRole('link', { name: 'Asha Kumari' }).first().click()
  await staffPage.getByRole('button', { name: /^Give credits/ }).click()
  const give = staffPage.getByRole('dialog')
  await give.getByRole('button', { name: 'Give', exact: true }).click()
  await expect(give.getByText('Enter an amount of rupees')).toBeVisible()
  await give.getByLabel('Rupees').fill('250')
  await give.getByLabel('Why, which the student reads').fill('For the delay')
  await expectAccessible(staffPage, 'dialog')
  await give.getByRole('button', { name: 'Give', exact: true }).dblclick()
  await expect(give).toBeHidden()

  await page.reload()
  await expect(page.getByText('For the delay')).toHaveCount(1)
  await page.getByRole('button', { name: 'Convert to coupon' }).click()
  const dialog = page.getByRole('dialog', { name: 'Convert to coupon' })
  await dialog.getByLabel('Amount in rupees').fill('300')
  await dialog.getByRole('button', { name: 'Create coupon' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel('Amount in rupees').fill('200')
  await dialog.getByRole('button', { name: 'Create coupon' }).click()
  await expect(dialog.getByText(/^CB-/)).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await saveScreenshot(page, 'coupon-dialog-360')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Converted to a coupon')).toBeVisible()

  await staffPage.goto(`${testShop.origin}/admin/collections/credit-wallets`)
  await staffPage.getByRole('link', { name: 'Asha Kumari' }).first().click()
  await expect(staffPage.getByText('Converted to a coupon')).toBeVisible()
  await checkPanelPage(staffPage, 'wallet')
  await staffPage.context().close()
})
