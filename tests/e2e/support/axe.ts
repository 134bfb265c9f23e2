import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Waits until nothing fades or slides any more: what is on its way has less contrast than it will have. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  )
}

/** All that axe finds wrong with a page, one line each; `rules` narrows it. Frames of others are not looked into. */
export async function axeFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  await settle(page)
  const runOnly = rules && { runOnly: { type: 'rule' as const, values: [...rules] } }
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], ...runOnly })
  const { violations } = await axe.analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target)
        .join(' ')
        .slice(0, 300)}`,
  )
}

/** No serious fault of accessibility within what `selector` names, and nothing wider than the screen. */
export async function expectAccessible(page: Page, selector: string): Promise<void> {
  await settle(page)
  const axe = new AxeBuilder({ page }).include(selector).options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0)
}
