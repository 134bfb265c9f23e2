import { expect } from '@playwright/test'
import { codeFor } from './codes.ts'
import { freshPhone } from './people.ts'
import { freshEmail, isSignedIn, type Journey, type SignInDialog } from './signInDialog.ts'

const COURSE = 'Everyday speaking'

async function fillSignup(
  { input, field }: SignInDialog,
  person: { name: string; phone: string; email: string },
) {
  await input.type(field('Full Name (required)'), person.name)
  await input.type(field('Phone number'), person.phone)
  await input.type(field('E-mail'), person.email)
}

/** Fills in the additional sign-up fields of demo2. */
async function answerFields({ input, dialog }: SignInDialog) {
  await input.pick(dialog.getByRole('button', { name: /What do you want English for/ }), COURSE)
  await input.pick(dialog.getByRole('button', { name: /Language you speak at home/ }), 'मराठी')
}

export const SIGNUP_JOURNEYS: Journey[] = [
  {
    title: 'a student in India signs up by e-mail and changes what they typed',
    project: 'demo',
    from: '/about-us?login=1',
    go: async (signIn) => {
      const { input, dialog, field, button, step } = signIn
      await input.press(button('Create an account with email?'))
      await expect(dialog.getByRole('heading', { name: 'Create an account' })).toBeVisible()
      await expect(dialog.getByRole('button', { name: /Country code/ })).toBeDisabled()
      await expect(button('Change Signup Values?')).toBeDisabled()
      await step(field('Full Name (required)'))
      const email = freshEmail()
      const since = Date.now()
      await fillSignup(signIn, { name: 'Mera Iyer', phone: freshPhone(), email })
      await expect(dialog.getByRole('radio', { name: 'E-mail' })).toBeChecked()
      await input.press(button('Get OTP'))
      await step(field('Email OTP'))
      await expect(field('Full Name (required)')).toBeDisabled()
      await expect(field('Phone OTP')).toHaveCount(0)
      await input.press(button('Change Signup Values?'))
      await step(field('Full Name (required)'))
      await expect(field('E-mail')).toHaveValue(email)
      await input.type(field('Full Name (required)'), 'Meera Iyer')
      await input.press(button('Get OTP'))
      await input.type(field('Email OTP'), await codeFor(email, since))
      await input.press(button('Signup'))
      await isSignedIn(signIn, 'Meera Iyer')
    },
  },
  {
    title: 'a student in India signs up by phone and reloads while the code is on its way',
    project: 'demo',
    from: '/about-us?login=1',
    go: async (signIn) => {
      const { page, input, dialog, field, button, step } = signIn
      await input.press(button('Create an account with email?'))
      const phone = freshPhone()
      const since = Date.now()
      await fillSignup(signIn, { name: 'Kabir Das', phone, email: freshEmail() })
      await input.choose(dialog.getByRole('radio', { name: 'Phone' }))
      await input.press(button('Get OTP'))
      await step(field('Phone OTP'))
      const code = await codeFor(`+91${phone}`, since)
      await input.type(field('Phone OTP'), code.slice(0, 2))
      await page.reload()
      await step(field('Phone OTP'))
      await expect(field('Phone OTP')).toHaveValue('')
      await expect(field('Full Name (required)')).toHaveValue('Kabir Das')
      await expect(dialog.getByText(/Resend OTP in 0:[12]\d/)).toBeVisible()
      await input.type(field('Phone OTP'), code)
      await input.press(button('Signup'))
      await isSignedIn(signIn, 'Kabir Das')
      await page.reload()
      await isSignedIn(signIn, 'Kabir Das')
    },
  },
  {
    title: 'a student abroad finds their country and signs up by e-mail',
    project: 'demo2',
    from: '/about-us?login=1',
    go: async (signIn) => {
      const { page, input, dialog, field, button, step } = signIn
      await input.press(button('New here? Join with e-mail'))
      const opener = dialog.getByRole('button', { name: /Country code/ })
      await step(field('Full Name (required)'))
      await input.pickCountry(opener, 'uae', /United Arab Emirates/)
      await expect(opener).toHaveAccessibleName(/United Arab Emirates \+971/)
      const flag = opener.locator('img')
      await expect(flag).toHaveAttribute('src', '/flags/ae.svg')
      await expect.poll(() => flag.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
      const email = freshEmail()
      const since = Date.now()
      await fillSignup(signIn, { name: 'Sara Khan', phone: `50${freshPhone().slice(-7)}`, email })
      await expect(dialog.getByText('9/9')).toBeVisible()
      await expect(page.getByRole('radiogroup')).toHaveCount(0)
      await expect(dialog.getByText(/^Still needed: What do you want English for/)).toBeVisible()
      await expect(button('Get OTP')).toBeDisabled()
      await answerFields(signIn)
      await input.press(button('Get OTP'))
      await step(field('Email OTP'))
      await expect(field('Phone OTP')).toHaveCount(0)
      await expect(opener).toBeDisabled()
      await input.type(field('Email OTP'), await codeFor(email, since))
      await input.press(button('Signup'))
      await isSignedIn(signIn, 'Sara Khan')
    },
  },
  {
    title: 'a student in India verifies phone and e-mail where the project requires both',
    project: 'demo2',
    from: '/about-us?login=1',
    go: async (signIn) => {
      const { input, field, button, step } = signIn
      await input.press(button('New here? Join with e-mail'))
      const [phone, email] = [freshPhone(), freshEmail()]
      const since = Date.now()
      await fillSignup(signIn, { name: 'Dev Anand', phone, email })
      await answerFields(signIn)
      await input.press(button('Get OTP'))
      await step(field('Phone OTP'))
      const emailOtp = await codeFor(email, since)
      await input.type(field('Phone OTP'), await codeFor(`+91${phone}`, since))
      await input.type(field('Email OTP'), emailOtp === '1111' ? '2222' : '1111')
      await input.press(button('Signup'))
      await expect(field('Email OTP')).toHaveAccessibleDescription(/wrong or has expired/)
      await expect(field('Phone OTP')).not.toHaveAccessibleDescription(/wrong/)
      await expect(field('Email OTP')).toBeFocused()
      await input.type(field('Email OTP'), emailOtp)
      await input.press(button('Signup'))
      await isSignedIn(signIn, 'Dev Anand')
    },
  },
]
