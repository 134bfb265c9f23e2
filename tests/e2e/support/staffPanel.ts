import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { PORT } from '../../../playwright.config.ts'
import { expectAccessible } from './axe.ts'
import { type InputMode, WAYS } from './inputModes.ts'
import { freshPhone } from './people.ts'

/** What a journey through the sign-in dialog works with. */
export type Desk = {
  page: Page
  hands: InputMode
  dialog: Locator
  /** What the dialog calls things. */
  field: (name: string) => Locator
  button: (name: string) => Locator
  /** Holds the step to its name: it is accessible, and its first field has the focus. */
  step: (first: Locator) => Promise<void>
  /** People of this way of the journey alone, so that no send meets another's limits. */
  seeded: { phone: string; email: string; name: string }
}

export type Journey = {
  title: string
  project: 'demo' | 'demo2'
  from: string
  go: (desk: Desk) => Promise<void>
}

const SEEDED = [
  { phone: '9800000004', email: 'expert@example.org', name: 'Demo Expert' },
  { phone: '9800000005', email: 'franchise@example.org', name: 'Demo Franchisee' },
]

export const host = (project: string) => `http://${project}.localhost:${PORT}`
export const freshEmail = () => `e${freshPhone()}@example.org`

export const isSignedIn = async ({ page, dialog }: Desk, name: string) => {
  // What the project asks of new people may follow at once, and hides the page behind it.
  const popup = page.getByRole('heading', { name: 'Update Profile' })
  await expect(dialog.filter({ hasNot: popup })).toHaveCount(0)
  const account = page.getByRole('button', { name: `Account of ${name}`, includeHidden: true })
  await expect(account).toBeVisible()
}

/** Makes one journey in one of the ways, in a browser context of its own. */
export async function makeJourney(browser: Browser, { project, from, go }: Journey, index: number) {
  const { viewport, hands } = WAYS[index] as (typeof WAYS)[number]
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const dialog = page.getByRole('dialog')
  const desk: Desk = {
    page,
    hands: hands(page),
    dialog,
    field: (name) => dialog.getByRole('textbox', { name, exact: true }),
    button: (name) => dialog.getByRole('button', { name, exact: true }),
    step: async (first) => {
      await expect(first).toBeFocused()
      await expectAccessible(page, '[role="dialog"]')
    },
    seeded: SEEDED[index] as Desk['seeded'],
  }
  if (from.includes('login=1')) {
    await page.goto(host(project) + from)
    await expect(desk.field('Phone number')).toBeFocused()
  }
  await go(desk)
  await context.close()
}
