import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { PORT } from '../../../playwright.config.ts'
import { expectAccessible } from './axe.ts'
import { INPUT_MODES, type InputMode } from './inputModes.ts'
import { freshPhone } from './people.ts'

/** The sign-in dialog as a journey uses it. */
export type SignInDialog = {
  page: Page
  input: InputMode
  dialog: Locator
  /** A text field of the dialog by its label. */
  field: (name: string) => Locator
  button: (name: string) => Locator
  /** Asserts that the step is shown: its first field has the focus, and the dialog is accessible. */
  step: (first: Locator) => Promise<void>
  /** A person whom only this input mode uses, so that limits of codes are not shared. */
  seeded: { phone: string; email: string; name: string }
}

export type Journey = {
  title: string
  project: 'demo' | 'demo2'
  from: string
  go: (dialogSteps: SignInDialog) => Promise<void>
}

const SEEDED = [
  { phone: '9800000004', email: 'expert@example.org', name: 'Demo Expert' },
  { phone: '9800000005', email: 'franchise@example.org', name: 'Demo Franchisee' },
]

export const host = (project: string) => `http://${project}.localhost:${PORT}`
export const freshEmail = () => `e${freshPhone()}@example.org`

export const isSignedIn = async ({ page, dialog }: SignInDialog, name: string) => {
  // The Update Profile popup may open at once and hides the page behind it.
  const popup = page.getByRole('heading', { name: 'Update Profile' })
  await expect(dialog.filter({ hasNot: popup })).toHaveCount(0)
  const account = page.getByRole('button', { name: `Account of ${name}`, includeHidden: true })
  await expect(account).toBeVisible()
}

/** Runs a journey in one input mode (index of INPUT_MODES), in a new browser context. */
export async function runJourney(browser: Browser, { project, from, go }: Journey, index: number) {
  const { viewport, input } = INPUT_MODES[index] as (typeof INPUT_MODES)[number]
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const dialog = page.getByRole('dialog')
  const dialogSteps: SignInDialog = {
    page,
    input: input(page),
    dialog,
    field: (name) => dialog.getByRole('textbox', { name, exact: true }),
    button: (name) => dialog.getByRole('button', { name, exact: true }),
    step: async (first) => {
      await expect(first).toBeFocused()
      await expectAccessible(page, '[role="dialog"]')
    },
    seeded: SEEDED[index] as SignInDialog['seeded'],
  }
  if (from.includes('login=1')) {
    await page.goto(host(project) + from)
    await expect(dialogSteps.field('Phone number')).toBeFocused()
  }
  await go(dialogSteps)
  await context.close()
}
