import { expect, type Locator, type Page } from '@playwright/test'
import { choose } from './choose.ts'
import { typeAtPace } from './typing.ts'

/** How a journey operates the page: with a pointer, or by keyboard alone. */
export type InputMode = {
  press: (target: Locator) => Promise<void>
  type: (target: Locator, text: string) => Promise<void>
  choose: (radio: Locator) => Promise<void>
  /** Opens a list and chooses an option. */
  pick: (opener: Locator, option: string) => Promise<void>
  pickCountry: (opener: Locator, query: string, name: RegExp) => Promise<void>
}

export const INPUT_MODES = [
  { name: 'with a pointer at 1440 px', viewport: { width: 1440, height: 900 }, input: pointer },
  { name: 'by keyboard alone at 360 px', viewport: { width: 360, height: 740 }, input: keyboard },
] as const

/** Elements at which Tab may stop, and a margin. */
const STOPS = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]'
const SPARE = 5

function pointer(page: Page): InputMode {
  return {
    press: (target) => target.click(),
    type: typeAtPace,
    choose,
    pick: async (opener, option) => {
      await opener.click()
      await page.getByRole('option', { name: option, exact: true }).click()
    },
    pickCountry: async (opener, query, name) => {
      await opener.click()
      await page.getByRole('searchbox', { name: 'Search countries' }).fill(query)
      await page.getByRole('option', { name }).click()
    },
  }
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

function keyboard(page: Page): InputMode {
  /** Presses Tab until the target has the focus; fails after one round through the page. */
  const tabTo = async (target: Locator) => {
    await expect(target).toBeEnabled()
    const most = (await page.locator(STOPS).count()) + SPARE
    for (let tabs = 0; tabs < most; tabs++) {
      if (await hasFocus(target)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`the keyboard does not reach ${target}`)
  }
  return {
    press: async (target) => {
      await tabTo(target)
      await page.keyboard.press('Enter')
    },
    type: async (target, text) => {
      await tabTo(target)
      await typeAtPace(target, text)
    },
    choose: async (radio) => {
      await tabTo(page.getByRole('radiogroup').getByRole('radio', { checked: true }))
      for (let moves = 0; moves < 5 && !(await radio.isChecked()); moves++)
        await page.keyboard.press('ArrowRight')
      await expect(radio).toBeChecked()
    },
    pick: async (opener, option) => {
      await tabTo(opener)
      await page.keyboard.press('Enter')
      const target = page.getByRole('option', { name: option, exact: true })
      for (let moves = 0; moves < 20 && !(await hasFocus(target)); moves++)
        await page.keyboard.press('ArrowDown')
      await expect(target).toBeFocused()
      await page.keyboard.press('Enter')
    },
    pickCountry: async (opener, query, name) => {
      await tabTo(opener)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('searchbox', { name: 'Search countries' })).toBeFocused()
      await page.keyboard.type(query)
      await expect(page.getByRole('option').first()).toHaveAccessibleName(name)
      await page.keyboard.press('Enter')
    },
  }
}
