import { expect, type Page } from '@playwright/test'
import { host, joinDemo2, pick } from './account.ts'
import { expectAccessible } from './axe.ts'
import { codeFor } from './codes.ts'
import type { InputMode } from './inputModes.ts'
import { overlaysLeft } from './overlaysLeft.ts'
import { freshPhone, signUpViaApi } from './people.ts'

export const sheet = (page: Page, name: string) => page.getByRole('dialog', { name })
export const snackbar = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Messages' }).getByText(text)

/** Enters the codes of the open dialog, in the order of its fields. */
async function enterCodes(page: Page, input: InputMode, to: string[], since: number): Promise<void> {
  const fields = page.getByRole('dialog').locator('input[autocomplete="one-time-code"]')
  await expect(fields).toHaveCount(to.length)
  for (const [i, reach] of to.entries()) await input.type(fields.nth(i), await codeFor(reach, since))
}

type Journey = { title: string; go: (page: Page, input: InputMode) => Promise<void> }

/** Journeys through the account pages, for every input mode (inputModes.ts). */
export const ACCOUNT_JOURNEYS: Journey[] = [
  {
    title: 'the Update Profile popup requests missing details once and closes when they are saved',
    go: async (page, input) => {
      await joinDemo2(page)
      await page.goto(host('demo2'))
      const popup = sheet(page, 'Update Profile')
      const save = popup.getByRole('button', { name: 'Save All Details' })
      await expect(popup.getByText('*Please fill all the required fields')).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await expect(save).toBeDisabled()
      await expect(popup.getByRole('textbox', { name: 'E-mail' })).toHaveCount(0)
      await expectAccessible(page, '[role=dialog]')

      await page.keyboard.press('Escape')
      await expect(popup).toBeHidden()
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
      await page.waitForURL('**/faq')
      await expect(popup).toBeHidden()
      await overlaysLeft(page)
      await page.reload()
      await expect(popup).toBeVisible()

      const name = popup.getByLabel('Full Name (required)')
      const course = popup.getByRole('button', { name: /What do you want English for/ })
      const tongue = popup.getByRole('button', { name: /Language you speak at home/ })
      await pick(page, input, course, 'Job interviews')
      await pick(page, input, tongue, 'मराठी')
      await expect(popup.getByText('*You have unsaved changes, please save to proceed!')).toBeVisible()
      await input.type(name, '123')
      await input.press(save)
      const alert = page.getByRole('alertdialog')
      await expect(
        alert.getByText('Failed to update, name must contain at least one alphabet!'),
      ).toBeVisible()
      await input.press(alert.getByRole('button', { name: 'Ok, Got it!' }))
      await expect(name).toHaveValue('Asha Kumari')
      await expect(course).toHaveText(/Choose/)

      await input.type(name, ' ')
      await name.blur()
      await expect(popup.getByText('Invalid Data')).toBeVisible()
      await input.type(name, '  Asha  Devi ')
      await pick(page, input, course, 'Job interviews')
      await pick(page, input, tongue, 'मराठी')
      await input.type(popup.getByLabel('City or town'), ' Kanpur ')
      await input.press(save)
      await expect(snackbar(page, 'Your profile has been Updated')).toBeVisible()
      await expect(popup).toBeHidden()
      await overlaysLeft(page)
      await page.goto(`${host('demo2')}/profile`)
      await expect(page.getByRole('main').getByText('Job interviews')).toBeVisible()
      for (const text of ['Asha Devi', 'Kanpur', 'मराठी'])
        await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeAttached()
      await expect(popup).toBeHidden()
    },
  },
  {
    title: 'a student corrects their name and verifies a new e-mail with codes to both addresses',
    go: async (page, input) => {
      const phone = await signUpViaApi(page)
      await page.goto(`${host('demo')}/profile`)
      const main = page.getByRole('main')
      await expect(main.getByText('Not verified')).toBeVisible()
      await expectAccessible(page, 'main')
      await input.press(main.getByRole('button', { name: 'Edit' }))
      const save = main.getByRole('button', { name: 'Save' })
      await expect(save).toBeDisabled()
      await input.type(main.getByLabel('Full Name (required)'), 'Asha K. Devi')
      await input.press(save)
      await expect(snackbar(page, 'Your profile has been Updated')).toBeVisible()
      await expect(main.getByRole('button', { name: 'Edit' })).toBeFocused()
      await expect(main.getByRole('definition').first()).toHaveText('Asha K. Devi')

      await input.press(main.getByRole('button', { name: 'Verify e-mail' }))
      const dialog = sheet(page, 'Your e-mail')
      const email = `n${freshPhone()}@example.org`
      const since = Date.now()
      await input.type(dialog.getByLabel('E-mail', { exact: true }), email)
      await input.press(dialog.getByRole('button', { name: 'Get OTP' }))
      await enterCodes(page, input, [email, `+91${phone}`], since)
      await expectAccessible(page, '[role=dialog]')
      await input.press(dialog.getByRole('button', { name: 'Verify', exact: true }))
      await expect(snackbar(page, 'Your e-mail has been changed')).toBeVisible()
      await expect(dialog).toBeHidden()
      await expect(main.getByText(email)).toBeVisible()
      await expect(main.getByText('Verified', { exact: true })).toHaveCount(2)
    },
  },
  {
    title: 'an address is added with the state of its PIN code, made the default and removed',
    go: async (page, input) => {
      await signUpViaApi(page)
      await page.goto(`${host('demo')}/address`)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: 'No addresses yet' })).toBeVisible()
      const add = main.getByRole('button', { name: 'Add address' })
      for (const [pincode, street, state] of [
        ['560001', '12 MG Road', 'Karnataka'],
        ['700001', '7 Park Street', 'West Bengal'],
      ] as const) {
        await input.press(add)
        const dialog = sheet(page, 'New address')
        await input.type(dialog.getByLabel('PIN code'), pincode)
        await expect(dialog.getByRole('button', { name: /State/ })).toHaveText(new RegExp(state))
        if (state === 'Karnataka') {
          await input.press(dialog.getByRole('button', { name: 'Save address' }))
          await expect(dialog.getByText('Enter the house and street')).toBeVisible()
          await pick(page, input, dialog.getByRole('button', { name: /State/ }), 'Maharashtra')
          await expect(dialog.getByText('560001 is in Karnataka, not in Maharashtra.')).toBeVisible()
          await expectAccessible(page, '[role=dialog]')
          await pick(page, input, dialog.getByRole('button', { name: /State/ }), 'Karnataka')
        }
        await input.type(dialog.getByLabel('City or town'), 'Nagar')
        await input.type(dialog.getByLabel('House, building and street'), street)
        await input.press(dialog.getByRole('button', { name: 'Save address' }))
        await expect(dialog).toBeHidden()
        await expect(main.getByText(street)).toBeVisible()
      }
      const cards = main.getByRole('listitem')
      await expect(cards.first()).toContainText(/Default.*12 MG Road/s)
      await expectAccessible(page, 'main')
      await input.press(main.getByRole('button', { name: 'Set 7 Park Street, Nagar as default' }))
      await expect(cards.first()).toContainText(/Default.*7 Park Street/s)
      await expect(main.getByRole('button', { name: 'Edit 7 Park Street, Nagar' })).toBeFocused()
      await input.press(main.getByRole('button', { name: 'Remove 7 Park Street, Nagar' }))
      await input.press(page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Confirm' }))
      await expect(cards).toHaveCount(1)
      await expect(cards.first()).toContainText(/Default.*12 MG Road/s)
      await expect(main.getByRole('button', { name: 'Remove 12 MG Road, Nagar' })).toBeFocused()
    },
  },
  {
    title: 'a student downloads their data after a code, then deletes the account without a second code',
    go: async (page, input) => {
      const phone = await signUpViaApi(page)
      await page.goto(`${host('demo')}/profile`)
      const main = page.getByRole('main')
      const since = Date.now()
      await input.press(main.getByRole('button', { name: 'Download my data' }))
      const dialog = sheet(page, 'Confirm it’s you')
      await enterCodes(page, input, [`+91${phone}`], since)
      await expectAccessible(page, '[role=dialog]')
      const arriving = page.waitForEvent('download')
      await input.press(dialog.getByRole('button', { name: 'Verify' }))
      const file = await arriving
      expect(file.suggestedFilename()).toMatch(/^demo-data-\d{4}-\d\d-\d\d\.json$/)
      const chunks: Buffer[] = []
      for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
      expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({
        profile: { phone: `+91${phone}` },
      })

      await input.press(main.getByRole('button', { name: 'Delete my account' }))
      await input.press(page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Confirm' }))
      await expect(snackbar(page, 'Your account has been deleted')).toBeVisible()
      await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
      await expect(page).toHaveURL(`${host('demo')}/`)
      await page.goto(`${host('demo')}/profile`)
      await expect(page.getByRole('heading', { name: 'Log in to see your profile' })).toBeVisible()
    },
  },
]
