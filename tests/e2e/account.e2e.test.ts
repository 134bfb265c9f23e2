import { expect, type Page, test } from '@playwright/test'
import { call, host, joinDemo2, pick } from './support/account.ts'
import { expectAccessible } from './support/axe.ts'
import { codeFor } from './support/codes.ts'
import { makeFreshStaff } from './support/freshStaff.ts'
import { type Hands, WAYS } from './support/hands.ts'
import { freshPhone, signUpByCalls } from './support/people.ts'
import { signInToAdmin } from './support/signedInStaff.ts'
import { typeAtPace } from './support/typing.ts'

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name })
const snackbar = (page: Page, text: string) => page.getByRole('region', { name: 'Messages' }).getByText(text)

/** Enters the codes of the open dialog, in the order of its fields. */
async function enterCodes(page: Page, hands: Hands, to: string[], since: number): Promise<void> {
  const fields = page.getByRole('dialog').locator('input[autocomplete="one-time-code"]')
  await expect(fields).toHaveCount(to.length)
  for (const [i, reach] of to.entries()) await hands.type(fields.nth(i), await codeFor(reach, since))
}

type Journey = { title: string; go: (page: Page, hands: Hands) => Promise<void> }

const JOURNEYS: Journey[] = [
  {
    title: 'the Update Profile popup asks for what is missing, once, and is gone when it is given',
    go: async (page, hands) => {
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
      await page.reload()
      await expect(popup).toBeVisible()

      const name = popup.getByLabel('Full Name (required)')
      const course = popup.getByRole('button', { name: /What do you want English for/ })
      const tongue = popup.getByRole('button', { name: /Language you speak at home/ })
      await pick(page, hands, course, 'Job interviews')
      await pick(page, hands, tongue, 'मराठी')
      await expect(popup.getByText('*You have unsaved changes, please save to proceed!')).toBeVisible()
      await hands.type(name, '123')
      await hands.press(save)
      const alert = page.getByRole('alertdialog')
      await expect(
        alert.getByText('Failed to update, name must contain at least one alphabet!'),
      ).toBeVisible()
      await hands.press(alert.getByRole('button', { name: 'Ok, Got it!' }))
      await expect(name).toHaveValue('Asha Kumari')
      await expect(course).toHaveText(/Choose/)

      await hands.type(name, ' ')
      await name.blur()
      await expect(popup.getByText('Invalid Data')).toBeVisible()
      await hands.type(name, '  Asha  Devi ')
      await pick(page, hands, course, 'Job interviews')
      await pick(page, hands, tongue, 'मराठी')
      await hands.type(popup.getByLabel('City or town'), ' Kanpur ')
      await hands.press(save)
      await expect(snackbar(page, 'Your profile has been Updated')).toBeVisible()
      await expect(popup).toBeHidden()
      await page.goto(`${host('demo2')}/profile`)
      await expect(page.getByRole('main').getByText('Job interviews')).toBeVisible()
      for (const text of ['Asha Devi', 'Kanpur', 'मराठी'])
        await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeAttached()
      await expect(popup).toBeHidden()
    },
  },
  {
    title: 'somebody corrects their name and proves a new e-mail with codes on both ends',
    go: async (page, hands) => {
      const phone = await signUpByCalls(page)
      await page.goto(`${host('demo')}/profile`)
      const main = page.getByRole('main')
      await expect(main.getByText('Not verified')).toBeVisible()
      await expectAccessible(page, 'main')
      await hands.press(main.getByRole('button', { name: 'Edit' }))
      const save = main.getByRole('button', { name: 'Save' })
      await expect(save).toBeDisabled()
      await hands.type(main.getByLabel('Full Name (required)'), 'Asha K. Devi')
      await hands.press(save)
      await expect(snackbar(page, 'Your profile has been Updated')).toBeVisible()
      await expect(main.getByRole('button', { name: 'Edit' })).toBeFocused()
      await expect(main.getByRole('definition').first()).toHaveText('Asha K. Devi')

      await hands.press(main.getByRole('button', { name: 'Verify e-mail' }))
      const dialog = sheet(page, 'Your e-mail')
      const email = `n${freshPhone()}@example.org`
      const since = Date.now()
      await hands.type(dialog.getByLabel('New e-mail'), email)
      await hands.press(dialog.getByRole('button', { name: 'Get OTP' }))
      await enterCodes(page, hands, [email, `+91${phone}`], since)
      await expectAccessible(page, '[role=dialog]')
      await hands.press(dialog.getByRole('button', { name: 'Verify', exact: true }))
      await expect(snackbar(page, 'Your e-mail has been changed')).toBeVisible()
      await expect(dialog).toBeHidden()
      await expect(main.getByText(email)).toBeVisible()
      await expect(main.getByText('Verified', { exact: true })).toHaveCount(2)
    },
  },
  {
    title: 'an address is added with the state of its PIN code, made the default and removed',
    go: async (page, hands) => {
      await signUpByCalls(page)
      await page.goto(`${host('demo')}/address`)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: 'No addresses yet' })).toBeVisible()
      const add = main.getByRole('button', { name: 'Add address' })
      for (const [pincode, street, state] of [
        ['560001', '12 MG Road', 'Karnataka'],
        ['700001', '7 Park Street', 'West Bengal'],
      ] as const) {
        await hands.press(add)
        const dialog = sheet(page, 'New address')
        await hands.type(dialog.getByLabel('PIN code'), pincode)
        await expect(dialog.getByRole('button', { name: /State/ })).toHaveText(new RegExp(state))
        if (state === 'Karnataka') {
          await hands.press(dialog.getByRole('button', { name: 'Save address' }))
          await expect(dialog.getByText('Enter the house and street')).toBeVisible()
          await pick(page, hands, dialog.getByRole('button', { name: /State/ }), 'Maharashtra')
          await expect(dialog.getByText('560001 is in Karnataka, not in Maharashtra.')).toBeVisible()
          await expectAccessible(page, '[role=dialog]')
          await pick(page, hands, dialog.getByRole('button', { name: /State/ }), 'Karnataka')
        }
        await hands.type(dialog.getByLabel('City or town'), 'Nagar')
        await hands.type(dialog.getByLabel('House, building and street'), street)
        await hands.press(dialog.getByRole('button', { name: 'Save address' }))
        await expect(dialog).toBeHidden()
        await expect(main.getByText(street)).toBeVisible()
      }
      const cards = main.getByRole('listitem')
      await expect(cards.first()).toContainText(/Default.*12 MG Road/s)
      await expectAccessible(page, 'main')
      await hands.press(main.getByRole('button', { name: 'Set 7 Park Street, Nagar as default' }))
      await expect(cards.first()).toContainText(/Default.*7 Park Street/s)
      await expect(main.getByRole('button', { name: 'Edit 7 Park Street, Nagar' })).toBeFocused()
      await hands.press(main.getByRole('button', { name: 'Remove 7 Park Street, Nagar' }))
      await hands.press(page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Confirm' }))
      await expect(cards).toHaveCount(1)
      await expect(cards.first()).toContainText(/Default.*12 MG Road/s)
      await expect(main.getByRole('button', { name: 'Remove 12 MG Road, Nagar' })).toBeFocused()
    },
  },
  {
    title: 'personal data is downloaded after a code, then the account is deleted without a second one',
    go: async (page, hands) => {
      const phone = await signUpByCalls(page)
      await page.goto(`${host('demo')}/profile`)
      const main = page.getByRole('main')
      const since = Date.now()
      await hands.press(main.getByRole('button', { name: 'Download my data' }))
      const dialog = sheet(page, 'Confirm it’s you')
      await enterCodes(page, hands, [`+91${phone}`], since)
      await expectAccessible(page, '[role=dialog]')
      const arriving = page.waitForEvent('download')
      await hands.press(dialog.getByRole('button', { name: 'Verify' }))
      const file = await arriving
      expect(file.suggestedFilename()).toMatch(/^demo-data-\d{4}-\d\d-\d\d\.json$/)
      const chunks: Buffer[] = []
      for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
      expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({
        profile: { phone: `+91${phone}` },
      })

      await hands.press(main.getByRole('button', { name: 'Delete my account' }))
      await hands.press(page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Confirm' }))
      await expect(snackbar(page, 'Your account has been deleted')).toBeVisible()
      await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
      await expect(page).toHaveURL(`${host('demo')}/`)
      await page.goto(`${host('demo')}/profile`)
      await expect(page.getByRole('heading', { name: 'Log in to see your profile' })).toBeVisible()
    },
  },
]

for (const { way, viewport, hands } of WAYS)
  test.describe(way, () => {
    test.use({ viewport })
    for (const { title, go } of JOURNEYS) test(title, async ({ page }) => go(page, hands(page)))
  })

test('signing out everywhere ends every browser and tab, and what they kept', async ({ page, browser }) => {
  await signUpByCalls(page)
  const { signInToken } = await call(page, '/auth/getcustomtoken', {})
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(`${host('demo')}/healthz`)
  await call(elsewhere, '/auth/session', { signInToken })
  await elsewhere.goto(`${host('demo')}/orders`)
  await page.evaluate(() => localStorage.setItem('demo-sessionId', 'label'))
  const tab = await page.context().newPage()
  await tab.goto(`${host('demo')}/about-us`)
  await expect(tab.getByRole('button', { name: /Account of/ })).toBeVisible()

  await page.goto(`${host('demo')}/profile`)
  await expect(page.getByText('This device')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Sign out Chrome/ })).toHaveCount(1)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Log in to see your profile' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('demo-sessionId'))).toBeNull()
  await expect(tab.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await elsewhere.reload()
  await expect(elsewhere.getByRole('heading', { name: /^Log in to see your orders/ })).toBeVisible()
})

test('a popup that may not be closed stays until it is answered, and adds a missing phone with a code', async ({
  page,
  browser,
}) => {
  const first = await signUpByCalls(page)
  const { user } = (await call(page, '/auth/me', undefined, 'GET')) as { user: { uid: string } }
  const email = `p${first}@example.org`
  const admin = await (await browser.newContext()).newPage()
  const adminPhone = await makeFreshStaff(admin, { level: 800 })
  await signInToAdmin(admin, adminPhone, host('demo'))
  const provingAt = Date.now()
  await call(admin, '/auth/stepup/send', {})
  await call(admin, '/auth/stepup/verify', { code: await codeFor(`+91${adminPhone}`, provingAt) })
  const where = `/users?where[uid][equals]=${user.uid}`
  const changed = await call(admin, where, { name: null, email, phone: null }, 'PATCH')
  expect(changed.errors).toEqual([])
  // A change by an admin signs the person out everywhere; they come back by the e-mail that they have now.
  const askedAt = Date.now()
  await call(page, '/auth/loginemailotp', { email })
  const emailOtp = await codeFor(email, askedAt)
  const { signInToken } = await call(page, '/auth/verifyEmailOtp', { email, emailOtp, platform: 'web' })
  await call(page, '/auth/session', { signInToken })

  await page.goto(host('demo'))
  const popup = sheet(page, 'Update Profile')
  await expect(popup).toBeVisible()
  await expect(popup.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(popup).toBeVisible()
  await expect(popup.getByRole('textbox', { name: 'E-mail' })).toBeDisabled()
  await typeAtPace(popup.getByLabel('Full Name (required)'), 'Asha Rao')
  await popup.getByRole('button', { name: 'Add phone number' }).click()
  const phone = freshPhone()
  const since = Date.now()
  await typeAtPace(popup.getByLabel('New phone number'), phone)
  await popup.getByRole('button', { name: 'Get OTP' }).click()
  const codes = popup.locator('input[autocomplete="one-time-code"]')
  await codes.first().fill(await codeFor(`+91${phone}`, since))
  await codes.last().fill(await codeFor(email, since))
  await popup.getByRole('button', { name: 'Verify' }).click()
  await expect(popup.getByLabel('Full Name (required)')).toHaveValue('Asha Rao')
  await popup.getByRole('button', { name: 'Save All Details' }).click()
  await expect(popup).toBeHidden()
  await expect(page.getByRole('button', { name: 'Account of Asha Rao' })).toBeVisible()
})

test('a profile that could not be saved says why and keeps what was typed', async ({ page }) => {
  await signUpByCalls(page)
  await page.goto(`${host('demo')}/profile`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Edit' }).click()
  await typeAtPace(main.getByLabel('Full Name (required)'), 'Asha Devi')
  // A press of a person has a beginning and an end: nothing may move away in between.
  const save = () => main.getByRole('button', { name: 'Save' }).click({ delay: 150 })
  const alert = page.getByRole('alertdialog')
  await page.route('**/api/auth/updateuserdoc', (route) => route.abort())
  await save()
  await expect(alert).toContainText('Some error occurred.')
  await alert.getByRole('button', { name: 'Ok, Got it!' }).click()
  await expect(main.getByLabel('Full Name (required)')).toHaveValue('Asha Devi')
  await page.unroute('**/api/auth/updateuserdoc')
  await page.context().clearCookies()
  await save()
  await expect(alert).toContainText('User not logged in!')
})

test('while a saved profile is read back, the form is busy and sends nothing twice', async ({ page }) => {
  await signUpByCalls(page)
  await page.goto(`${host('demo')}/profile`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Edit' }).click()
  await typeAtPace(main.getByLabel('Full Name (required)'), 'Asha Devi')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/updateuserdoc')) sent++
  })
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/auth/start', async (route) => {
    await held
    await route.continue()
  })
  const save = main.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(snackbar(page, 'Your profile has been Updated')).toBeVisible()
  await expect(save).toBeDisabled()
  await main.getByLabel('Full Name (required)').press('Enter')
  answer()
  await expect(main.getByRole('button', { name: 'Edit' })).toBeFocused()
  await expect(main.getByRole('definition').first()).toHaveText('Asha Devi')
  expect(sent).toBe(1)
})

test('no message covers the button of the popup that follows a sign-in', async ({ page }) => {
  const { phone } = await joinDemo2(page)
  await page.context().clearCookies({ name: 'demo2-session' })
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto(`${host('demo2')}/faq?login=1`)
  const login = page.getByRole('dialog')
  await login.getByRole('textbox', { name: 'Phone number' }).fill(phone)
  const since = Date.now()
  await login.getByRole('button', { name: 'Request Phone OTP' }).click()
  await login.getByRole('textbox', { name: 'Phone OTP' }).fill(await codeFor(`+91${phone}`, since))
  await login.getByRole('button', { name: 'Verify' }).click()
  const save = sheet(page, 'Update Profile').getByRole('button', { name: 'Save All Details' })
  await expect(save).toBeVisible()
  const message = page.locator('[data-severity]').last()
  await expect(async () => {
    const [above, below] = await Promise.all([save.boundingBox(), message.boundingBox({ timeout: 500 })])
    expect(Number(above?.y) + Number(above?.height)).toBeLessThanOrEqual(Number(below?.y))
  }).toPass({ timeout: 4000 })
})
