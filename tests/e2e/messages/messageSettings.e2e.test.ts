import { expect, test } from '@playwright/test'
import { host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { AS_VARIANTS, journeyVariants } from '../support/forms.ts'
import { signUpViaApi } from '../support/people.ts'

const ORIGIN = host('demo')
const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]

for (const viewport of journeyVariants(...SIZES)) {
  test(
    `replies are turned off and quiet hours set, and stay so after a reload at ${viewport.width} px`,
    AS_VARIANTS,
    async ({ browser }) => {
      const page = await (await browser.newContext({ viewport })).newPage()
      await signUpViaApi(page)
      await page.goto(`${ORIGIN}/notifications`)
      await page.getByRole('link', { name: 'Message settings' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Message settings' })).toBeVisible()
      const replies = page.getByRole('checkbox', { name: 'Replies to your tickets and doubts, by e-mail' })
      const quiet = page.getByRole('checkbox', { name: /^Quiet hours/ })
      await expect(replies).toBeChecked()
      await page.getByText('Replies to your tickets and doubts, by e-mail').click()
      await page.getByText(/^Quiet hours/).click()
      await expect(page.getByRole('button', { name: /9 pm/ }).first()).toBeVisible()
      await expectAccessible(page, 'body')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Your message settings have been saved.')).toBeVisible()
      await page.reload()
      await expect(quiet).toBeChecked()
      await expect(replies).not.toBeChecked()
      await page.context().close()
    },
  )
}

test('a forged unsubscribe link shows an error without a sign-in', async ({ page }) => {
  await page.goto(`${ORIGIN}/unsubscribe?token=none`)
  await expect(page.getByRole('heading', { level: 1, name: 'This link is not valid' })).toBeVisible()
  await expectAccessible(page, 'body')
})
