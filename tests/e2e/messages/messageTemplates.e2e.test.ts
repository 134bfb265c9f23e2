import { expect, test } from '@playwright/test'
import { PORT } from '../../../playwright.config.ts'
import { expectAccessible } from '../support/axe.ts'
import { signInToAdmin } from '../support/signedInStaff.ts'
import { untilPanelIsHydrated } from '../support/untilPanelIsHydrated.ts'

const ORIGIN = `http://demo2.localhost:${PORT}`
const ADMIN = '9800000011'

test('a template shows a preview of the SMS and its segments, and cannot be saved without the code', async ({
  page,
}) => {
  await signInToAdmin(page, ADMIN, ORIGIN)
  const found = await page.request.get(`http://127.0.0.1:${PORT}/_projects/demo2/api/message-settings`)
  expect(found.status(), 'the settings are for admins only').toBe(403)
  await page.goto(`${ORIGIN}/admin/collections/message-settings`)
  await untilPanelIsHydrated(page)
  const text = page.getByRole('textbox', { name: 'Text' }).first()
  const preview = page.getByRole('region', { name: 'Preview' }).first()
  await expect(preview).toContainText('4821 is your code to log in to Chaubara English.')
  await expect(preview).toContainText('@demo2.localhost #4821')
  await expect(preview).toContainText('111 characters, one SMS.')
  await expectAccessible(page, '.message-preview')

  await text.fill('{code} – your code for {project}. Don’t share it.')
  await expect(preview).toContainText('78 characters, paid as 2 SMS.')
  await expect(preview).toContainText('because of: – ’')

  await text.fill('Welcome to {project}')
  const reason = 'The text must have {code} in it'
  await expect(preview).toContainText(reason)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.field-error').filter({ hasText: reason })).toBeVisible()
  await page.reload()
  await expect(text).toHaveValue(/^\{code\} is your code to log in/)
})
