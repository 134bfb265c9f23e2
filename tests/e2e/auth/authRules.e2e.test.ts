import { expect, type Locator, type Page, test } from '@playwright/test'
import { PORT } from '../../../playwright.config.ts'
import { codeFor } from '../support/codes.ts'
import { gotoHydrated } from '../support/gotoHydrated.ts'
import { overlaysLeft } from '../support/overlaysLeft.ts'
import { freshPhone, signUpViaApi } from '../support/people.ts'

const dialogOf = (page: Page): Locator => page.getByRole('dialog')
const phoneField = (page: Page) => dialogOf(page).getByRole('textbox', { name: 'Phone number' })
const codeField = (page: Page) => dialogOf(page).getByRole('textbox', { name: 'Phone OTP' })
const button = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true })

async function open(page: Page, path = '/about-us?login=1') {
  await page.goto(path)
  await expect(phoneField(page)).toBeFocused()
}

/** Requests a code by phone and returns the phone and the code. */
async function askForCode(page: Page): Promise<{ phone: string; code: string }> {
  const phone = freshPhone()
  const since = Date.now()
  await phoneField(page).fill(phone)
  await button(page, 'Request Phone OTP').click()
  await expect(codeField(page)).toBeFocused()
  return { phone, code: await codeFor(`+91${phone}`, since) }
}

const paste = (field: Locator, text: string) =>
  field.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

test('a right code without an account opens the sign-up with the proven phone, which needs no second code', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page)
  const { phone, code } = await askForCode(page)
  await paste(codeField(page), `${code} is your code for Nalanda Prep. Valid for 10 minutes.`)
  await expect(codeField(page)).toHaveValue(code)
  await codeField(page).press('Enter')
  const title = dialogOf(page).getByRole('heading', { name: 'Create an account' })
  await expect(title).toBeVisible()
  await test.step('on a phone no snackbar covers the title of the dialog', async () => {
    const message = page.getByText('There is no account with this phone or e-mail yet. Create one below.')
    await expect(message).toBeVisible()
    await expect(async () => {
      const [above, below] = await Promise.all([message.boundingBox(), title.boundingBox()])
      expect(Number(below?.y)).toBeGreaterThan(Number(above?.y) + Number(above?.height))
    }).toPass()
  })
  await expect(phoneField(page)).toHaveValue(phone)
  // No code is left to send: the phone is proven.
  await expect(dialogOf(page).getByRole('radiogroup')).toHaveCount(0)
  const name = dialogOf(page).getByRole('textbox', { name: 'Full Name (required)' })
  await expect(name).toBeFocused()
  await name.fill('Naina Sethi')
  await dialogOf(page).getByRole('textbox', { name: 'E-mail' }).fill(`n${freshPhone()}@example.org`)
  const sent = page.waitForResponse('**/api/auth/signupAndSendOtp')
  await button(page, 'Signup').click()
  expect(await (await sent).json()).toMatchObject({ sent: { phone: false, email: false } })
  await expect(
    page.getByRole('button', { name: 'Account of Naina Sethi', includeHidden: true }),
  ).toBeAttached()
})

test('a dialog that was closed after requesting a code opens empty and offers to enter that code', async ({
  page,
}) => {
  await open(page)
  const { phone, code } = await askForCode(page)
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect(phoneField(page)).toHaveValue('')
  await button(page, `Enter the code sent to …${phone.slice(-4)}`).click()
  await expect(codeField(page)).toBeFocused()
  await expect(phoneField(page)).toHaveValue(`…${phone.slice(-4)}`)
  await codeField(page).fill(code)
  await button(page, 'Verify').click()
  await expect(dialogOf(page).getByRole('heading', { name: 'Create an account' })).toBeVisible()
  await expect(phoneField(page)).toHaveValue(phone)

  // The phone is proven now: reopening the dialog and reloading the page continue with it.
  const name = dialogOf(page).getByRole('textbox', { name: 'Full Name (required)' })
  await name.fill('Naina Sethi')
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect(phoneField(page)).toHaveValue('')
  await button(page, `Continue signing up with …${phone.slice(-4)}`).click()
  await expect(name).toHaveValue('Naina Sethi')
  await page.reload()
  await expect(phoneField(page)).toHaveValue(phone)
  await dialogOf(page).getByRole('textbox', { name: 'E-mail' }).fill(`n${freshPhone()}@example.org`)
  await expect(button(page, 'Signup')).toBeEnabled()
})

test('the sign-up marks required fields and lists missing ones, beside the logo of the project', async ({
  page,
}) => {
  await open(page)
  const logo = dialogOf(page).locator('[aria-hidden=true] img')
  await expect(logo).toBeVisible()
  await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

  const request = button(page, 'Request Phone OTP')
  await expect(request).toBeDisabled()
  await expect(request).toHaveAccessibleDescription('Still needed: a phone number of 10 digits.')

  await button(page, 'Create an account with email?').click()
  const send = button(page, 'Get OTP')
  const name = dialogOf(page).getByRole('textbox', { name: 'Full Name (required)' })
  const email = dialogOf(page).getByRole('textbox', { name: 'E-mail' })
  for (const field of [name, phoneField(page), email])
    await expect(field).toHaveAttribute('aria-required', 'true')
  await expect(dialogOf(page).getByText(/^Required( · |$)/)).toHaveCount(2)
  await expect(send).toBeDisabled()
  await expect(send).toHaveAccessibleDescription(
    'Still needed: your full name, a phone number of 10 digits, a valid e-mail address.',
  )
  await name.fill('Naina Sethi')
  await phoneField(page).fill(freshPhone())
  await expect(send).toHaveAccessibleDescription('Still needed: a valid e-mail address.')
  await email.fill(`n${freshPhone()}@example.org`)
  await expect(send).toBeEnabled()
  await expect(send).toHaveAccessibleDescription('')
})

test('a code requested too soon shows the refusal with the seconds to wait', async ({ page, playwright }) => {
  const phone = freshPhone()
  const elsewhere = await playwright.request.newContext()
  const first = await elsewhere.post(`http://127.0.0.1:${PORT}/_projects/demo/api/auth/loginAndSendOtp`, {
    data: { phone },
  })
  expect(await first.json()).toMatchObject({ apiSuccess: true })
  await elsewhere.dispose()
  await open(page)
  await phoneField(page).fill(phone)
  await button(page, 'Request Phone OTP').click()
  const alert = page.getByRole('alertdialog', { name: 'Could not resend OTP. Contact Support.' })
  await expect(alert).toContainText(/You can request another OTP in ([12]?\d|30) seconds?\./)
})

test('a double click requests one code, and a response after closing changes nothing', async ({ page }) => {
  let requestCount = 0
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/auth/loginAndSendOtp', async (route) => {
    requestCount++
    await held
    await route.fulfill({ json: { apiSuccess: true, message: 'OTP sent successfully', otpLength: 4 } })
  })
  await open(page)
  await phoneField(page).fill(freshPhone())
  await button(page, 'Request Phone OTP').evaluate((send: HTMLButtonElement) => {
    send.form?.requestSubmit()
    send.form?.requestSubmit()
  })
  await phoneField(page).press('Enter')
  await expect.poll(() => requestCount).toBe(1)
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  const came = page.waitForResponse('**/api/auth/loginAndSendOtp')
  answer()
  await came
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect(phoneField(page)).toBeFocused()
  await expect(phoneField(page)).toHaveValue('')
  await expect(codeField(page)).toHaveCount(0)
  expect(requestCount).toBe(1)
})

test('Back closes the dialog and stays on the page; Escape returns the focus to the opener', async ({
  page,
}) => {
  await page.goto('/courses')
  await gotoHydrated(page, '/about-us')
  const opener = page.getByRole('banner').getByRole('button', { name: 'Log in' })
  await opener.click()
  await expect(phoneField(page)).toBeFocused()
  await page.goBack()
  await expect(dialogOf(page)).toBeHidden()
  await expect(page).toHaveURL(/\/about-us$/)
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(phoneField(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  await expect(opener).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/courses$/)
})

test('an address with login=1 opens the dialog once on any page', async ({ page }) => {
  await open(page, '/courses?exam=NEET+UG&login=1')
  await expect(page).toHaveURL(/\/courses\?exam=NEET\+UG$/)
  await button(page, 'Close').click()
  await expect(dialogOf(page)).toBeHidden()
  await overlaysLeft(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(dialogOf(page)).toBeHidden()
  // A client-side navigation without loading a document.
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /NEET Organic Chemistry/ })
    .first()
  await link.evaluate((element: HTMLAnchorElement) => {
    ;(window as { isSameDocument?: boolean }).isSameDocument = true
    element.click()
  })
  await expect(page).toHaveURL(/\/courses\/neet-organic-chemistry/)
  await page.evaluate(() => history.pushState(null, '', '?login=1'))
  await expect(phoneField(page)).toBeFocused()
  await expect(page).toHaveURL(/\/courses\/neet-organic-chemistry$/)
  expect(await page.evaluate(() => (window as { isSameDocument?: boolean }).isSameDocument)).toBe(true)
})

test('a sign-in in another tab closes the dialog of this one', async ({ context, page }) => {
  await open(page)
  const other = await context.newPage()
  await signUpViaApi(other)
  await other.evaluate(() => localStorage.setItem('demo-sessionId', 'label'))
  await expect(dialogOf(page)).toBeHidden()
  await page.bringToFront()
  await expect(page.getByRole('button', { name: 'Account of Asha Kumari' })).toBeVisible()
})

test('without a network all input stays', async ({ context, page }) => {
  await open(page)
  const { code } = await askForCode(page)
  await codeField(page).fill(code)
  await context.setOffline(true)
  await button(page, 'Verify').click()
  await expect(page.getByText('Some error occurred', { exact: true })).toBeVisible()
  await expect(codeField(page)).toHaveValue(code)
  await context.setOffline(false)
  await button(page, 'Verify').click()
  await expect(dialogOf(page).getByRole('heading', { name: 'Create an account' })).toBeVisible()
})

test('an SMS code from the WebOTP API is verified once; leaving the step aborts the request', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const phone = window as unknown as {
      OTPCredential: unknown
      handOver?: (code: string) => void
      ended: number
    }
    phone.OTPCredential = class {}
    phone.ended = 0
    navigator.credentials.get = (request) =>
      new Promise((resolve, reject) => {
        const { otp } = request as { otp?: { transport: string[] } }
        if (otp?.transport[0] !== 'sms') return reject(new Error('not asked for an SMS'))
        phone.handOver = (code) => resolve({ code } as never)
        request?.signal?.addEventListener('abort', () => {
          phone.ended++
          reject(request.signal?.reason)
        })
      })
  })
  let verified = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/verifyOtp')) verified++
  })
  await open(page)
  await askForCode(page)
  await button(page, 'Change').click()
  await expect(phoneField(page)).toBeFocused()
  expect(await page.evaluate(() => (window as unknown as { ended: number }).ended)).toBe(1)
  const { code } = await askForCode(page)
  await page.evaluate(
    (sms) => (window as unknown as { handOver: (code: string) => void }).handOver(sms),
    code,
  )
  await expect(dialogOf(page).getByRole('heading', { name: 'Create an account' })).toBeVisible()
  expect(verified).toBe(1)
})

test('the caret of the e-mail field stays in place while characters are blocked and lower-cased', async ({
  page,
}) => {
  await open(page)
  await button(page, 'Login with Email').click()
  const email = dialogOf(page).getByRole('textbox', { name: 'E-mail' })
  await email.fill('asharao@example.org')
  for (let moves = 0; moves < 'asha'.length; moves++)
    await page.keyboard.press(moves === 0 ? 'Home' : 'ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('.K !(U')
  await expect(email).toHaveValue('asha.kurao@example.org')
  await page.keyboard.press('Backspace')
  await expect(email).toHaveValue('asha.krao@example.org')
})

test('a reload after the code has expired starts the login again', async ({ page }) => {
  await page.clock.install()
  await open(page)
  await askForCode(page)
  await page.clock.fastForward('10:01')
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(dialogOf(page)).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect(phoneField(page)).toHaveValue('')
})

test('the list of countries opens at once and is searched by name, code and dial code', async ({ page }) => {
  await page.goto(`http://demo2.localhost:${PORT}/about-us?login=1`)
  await button(page, 'New here? Join with e-mail').click()
  const opener = dialogOf(page).getByRole('button', { name: /Country code/ })
  await opener.click()
  const options = page.getByRole('option')
  await expect(options.first()).toHaveAccessibleName(/India/)
  expect(await options.count()).toBeLessThan(60)
  const search = page.getByRole('searchbox', { name: 'Search countries' })
  for (const [typed, name] of [
    ['germ', /Germany \+49/],
    ['bt', /Bhutan \+975/],
    ['+880', /Bangladesh \+880/],
  ] as const) {
    await search.fill(typed)
    await expect(options.first()).toHaveAccessibleName(name)
  }
  await search.fill('atlantis')
  await expect(page.getByText('No country matches this name or code.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(dialogOf(page).first()).toBeVisible()
})
