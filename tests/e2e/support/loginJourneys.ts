import { expect } from '@playwright/test'
import { codeFor } from './codes.ts'
import { gotoHydrated } from './gotoHydrated.ts'
import { freshPhone } from './people.ts'
import { freshEmail, host, isSignedIn, type Journey } from './signInDialog.ts'

export const LOGIN_JOURNEYS: Journey[] = [
  {
    title: 'after too many wrong codes a new one has six digits',
    project: 'demo2',
    from: '/about-us?login=1',
    go: async (signIn) => {
      const { page, input, dialog, field, button, step } = signIn
      const phone = freshPhone()
      const since = Date.now()
      await input.type(field('Phone number'), phone)
      await input.press(button('Request Phone OTP'))
      const code = await codeFor(`+91${phone}`, since)
      const banner = dialog.getByRole('status').filter({ hasText: /Too many wrong codes/ })
      for (const wrong of ['1111', '2222', '3333', '4444'].filter((digits) => digits !== code).slice(0, 3)) {
        await input.type(field('Phone OTP'), wrong)
        await input.press(button('Verify'))
        await expect(field('Phone OTP').and(page.locator('[aria-invalid=true]')).or(banner)).toBeVisible()
      }
      await expect(banner).toContainText('it will have 6 digits')
      await expect(dialog.getByText('0/6')).toBeVisible()
      await expect(button('Verify')).toBeDisabled()
      await step(field('Phone OTP'))
      await expect(button('Resend OTP')).toBeVisible({ timeout: 120_000 })
      const again = Date.now()
      await input.press(button('Resend OTP'))
      await expect(dialog.getByRole('status').filter({ hasText: 'the new OTP has 6 digits' })).toBeVisible()
      const long = await codeFor(`+91${phone}`, again)
      expect(long).toMatch(/^\d{6}$/)
      await input.type(field('Phone OTP'), long)
      await input.press(button('Verify'))
      await expect(dialog.getByRole('heading', { name: 'Join Chaubara English' })).toBeVisible()
      await expect(field('Phone number')).toHaveValue(phone)
    },
  },
  {
    title: 'a student logs in by phone from the header after a resent code',
    project: 'demo',
    from: '/about-us',
    go: async (signIn) => {
      const { page, input, dialog, field, button, step, seeded } = signIn
      await page.clock.install()
      await gotoHydrated(page, `${host('demo')}/about-us`)
      await input.press(page.getByRole('banner').getByRole('button', { name: 'Log in' }))
      await expect(dialog.getByRole('heading', { name: 'Login to your account' })).toBeVisible()
      await expect(button('Request Phone OTP')).toBeDisabled()
      await step(field('Phone number'))
      const since = Date.now()
      await input.type(field('Phone number'), seeded.phone)
      await expect(dialog.getByText('10/10')).toBeVisible()
      await input.press(button('Request Phone OTP'))
      await expect(page.getByText('OTP sent successfully')).toBeVisible()
      await step(field('Phone OTP'))
      await expect(field('Phone number')).toBeDisabled()
      await expect(dialog.getByText('*Fill OTP within 10 minutes, after you receive it.')).toBeVisible()
      await expect(dialog.getByText(/Resend OTP in 0:(30|2\d)/)).toBeVisible()
      await page.clock.fastForward(30_000)
      await input.press(button('Resend OTP'))
      await expect(page.getByText('OTP sent again!')).toBeVisible()
      await expect(dialog.getByText(/Resend OTP in 0:(30|2\d)/)).toBeVisible()
      await input.type(field('Phone OTP'), await codeFor(`+91${seeded.phone}`, since))
      await expect(dialog.getByText('4/4')).toBeVisible()
      await input.press(button('Verify'))
      await isSignedIn(signIn, seeded.name)
    },
  },
  {
    title: 'a student logs in by e-mail after correcting the address and a wrong code',
    project: 'demo',
    from: '/about-us?login=1',
    go: async (signIn) => {
      const { page, input, dialog, field, button, step, seeded } = signIn
      await expect(
        dialog.getByText('Note: For international students, only email login is supported.'),
      ).toBeVisible()
      await expect(dialog.getByText('or', { exact: true })).toBeVisible()
      await input.press(button('Login with Email'))
      await step(field('E-mail'))
      await input.type(field('E-mail'), `typo${seeded.phone}@example.org`)
      await input.press(button('Request Email OTP'))
      await step(field('Email OTP'))
      await input.press(button('Change'))
      await step(field('E-mail'))
      const since = Date.now()
      await input.type(field('E-mail'), ` ${seeded.email.toUpperCase()}`)
      await expect(field('E-mail')).toHaveValue(seeded.email)
      await input.press(button('Request Email OTP'))
      const code = await codeFor(seeded.email, since)
      await input.type(field('Email OTP'), code === '1111' ? '2222' : '1111')
      await input.press(button('Verify'))
      await input.press(page.getByRole('button', { name: 'Ok, Got it!' }))
      await expect(field('Email OTP')).toHaveAccessibleDescription(/wrong or has expired/)
      await step(field('Email OTP'))
      await input.type(field('Email OTP'), code)
      await input.press(button('Verify'))
      await isSignedIn(signIn, seeded.name)
    },
  },
  {
    title: 'when the SMS cannot be sent, a message says so and the login continues by e-mail',
    project: 'demo',
    from: '/about-us?login=1',
    go: async ({ page, input, dialog, field, button, step }) => {
      const message = 'Some error occurred while sending OTP.'
      await page.route('**/api/auth/loginAndSendOtp', (route) =>
        route.fulfill({ json: { apiSuccess: false, message, code: 'delivery' } }),
      )
      const phone = freshPhone()
      await input.type(field('Phone number'), phone)
      await input.press(button('Request Phone OTP'))
      await expect(page.getByRole('alertdialog', { name: message })).toBeVisible()
      await input.press(page.getByRole('button', { name: 'Ok, Got it!' }))
      await expect(button('Request Phone OTP')).toBeFocused()
      await expect(dialog.getByRole('status')).toContainText('The SMS could not be sent')
      await step(button('Request Phone OTP'))
      await input.press(button('Login with Email'))
      const email = freshEmail()
      const since = Date.now()
      await input.type(field('E-mail'), email)
      await input.press(button('Request Email OTP'))
      await step(field('Email OTP'))
      expect(await codeFor(email, since)).toMatch(/^\d{4}$/)
      await input.press(button('Change'))
      await input.press(button('Login with Phone'))
      await expect(field('Phone number')).toHaveValue(phone)
    },
  },
]
