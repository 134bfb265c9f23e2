import { expect, test } from '@playwright/test'
import { call, host, joinDemo2 } from '../support/account.ts'
import { ACCOUNT_JOURNEYS, sheet, snackbar } from '../support/accountJourneys.ts'
import { codeFor } from '../support/codes.ts'
import { makeFreshStaff } from '../support/freshStaff.ts'
import { INPUT_MODES } from '../support/inputModes.ts'
import { freshPhone, signUpViaApi } from '../support/people.ts'
import { signInToAdmin } from '../support/signedInStaff.ts'
import { typeAtPace } from '../support/typing.ts'

// Each journey runs in one input mode, alternating; tests/full/inputModes.full.test.ts runs it in the other.
for (const [index, { viewport, name, input }] of INPUT_MODES.entries())
  test.describe(name, () => {
    test.use({ viewport })
    for (const { title, go } of ACCOUNT_JOURNEYS.filter((_journey, nth) => nth % 2 === index))
      test(title, async ({ page }) => go(page, input(page)))
  })

test('signing out everywhere ends the sessions of all browsers and tabs and clears their stored data', async ({
  page,
  browser,
}) => {
  await signUpViaApi(page)
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
  const unknown: string[] = []
  page.on('response', (response) => {
    if (response.status() === 401) unknown.push(response.url())
  })
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Log in to see your profile' })).toBeInViewport()
  expect(unknown, 'requested without a session').toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('demo-sessionId'))).toBeNull()
  await expect(tab.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await elsewhere.reload()
  await expect(elsewhere.getByRole('heading', { name: /^Log in to see your orders/ })).toBeVisible()
})

test('a mandatory profile popup stays open until it is completed, and adds a missing phone with a code', async ({
  page,
  browser,
}) => {
  const first = await signUpViaApi(page)
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
  // A change by an admin signs the person out everywhere; they sign in again with the new e-mail.
  const requestedAt = Date.now()
  await call(page, '/auth/loginemailotp', { email })
  const emailOtp = await codeFor(email, requestedAt)
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

test('saving a profile shows progress until it is stored; a failed save shows its reason and keeps the input', async ({
  page,
}) => {
  await signUpViaApi(page)
  await page.goto(`${host('demo')}/profile`)
  const main = page.getByRole('main')
  const edit = main.getByRole('button', { name: 'Edit' })
  const name = main.getByLabel('Full Name (required)')
  const save = main.getByRole('button', { name: 'Save' })

  await test.step('a double click sends the form once', async () => {
    await edit.click()
    await typeAtPace(name, 'Asha Devi')
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
    await save.click()
    await expect(snackbar(page, 'Your profile has been Updated')).toBeVisible()
    await expect(save).toBeDisabled()
    await name.press('Enter')
    answer()
    await expect(edit).toBeFocused()
    await expect(main.getByRole('definition').first()).toHaveText('Asha Devi')
    expect(sent).toBe(1)
    await page.unroute('**/api/auth/start')
  })

  await test.step('without an answer and without a session', async () => {
    await edit.click()
    await typeAtPace(name, 'Asha Rao')
    const alert = page.getByRole('alertdialog')
    await page.route('**/api/auth/updateuserdoc', (route) => route.abort())
    // A real click takes time: the button must not move between mouse down and up.
    await save.click({ delay: 150 })
    await expect(alert).toContainText('Some error occurred.')
    await alert.getByRole('button', { name: 'Ok, Got it!' }).click()
    await expect(name).toHaveValue('Asha Rao')
    await page.unroute('**/api/auth/updateuserdoc')
    await page.context().clearCookies()
    await save.click({ delay: 150 })
    await expect(alert).toContainText('User not logged in!')
  })
})

test('no snackbar covers the button of the popup that follows a sign-in', async ({ page }) => {
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
    const [above, below] = await Promise.all([save.boundingBox(), message.boundingBox({ timeout: 3000 })])
    expect(Number(above?.y) + Number(above?.height)).toBeLessThanOrEqual(Number(below?.y))
  }).toPass()
})
