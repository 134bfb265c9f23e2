import { expect, type Frame, type Page } from '@playwright/test'
import axe, { type Result } from 'axe-core'

const ORIGINS = JSON.stringify({ allowedOrigins: ['<unsafe_all_origins>'] })
const SCRIPT = `${axe.source}; axe.configure(${ORIGINS})`
/** Ours, here in the tests; a frame of somebody else's has nothing behind it. */
const OWN = /^http:\/\/([\w-]+\.)?localhost:/

/** What one colour scheme alone can get wrong. */
export const OF_COLOURS: readonly string[] = ['color-contrast', 'link-in-text-block']

/** Rules of axe whose faults are minor or moderate: no test fails for them, so that nobody waits for them either. */
const OF_LITTLE_WEIGHT = [
  ...['aria-allowed-role', 'aria-deprecated-role', 'empty-heading', 'empty-table-header', 'heading-order'],
  ...['form-field-multiple-labels', 'image-redundant-alt', 'meta-viewport', 'meta-viewport-large'],
  ...['landmark-banner-is-top-level', 'landmark-complementary-is-top-level', 'landmark-one-main'],
  ...['landmark-contentinfo-is-top-level', 'landmark-main-is-top-level', 'landmark-no-duplicate-banner'],
  ...['landmark-no-duplicate-contentinfo', 'landmark-no-duplicate-main', 'landmark-unique'],
  ...['page-has-heading-one', 'presentation-role-conflict', 'region', 'scope-attr-valid', 'skip-link'],
]

/** Which part of a page is looked at, by which rules of axe (without: all but those). */
type Look = { within?: string; rules?: readonly string[]; without?: readonly string[] }

/** Waits until nothing fades or slides any more: what is on its way has less contrast than it will have. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  )
}

async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SCRIPT)
}

/** What axe finds wrong with a settled page and the frames of our own in it; its script is brought once to a document. */
async function violationsOf(page: Page, { within, rules, without = [] }: Look): Promise<Result[]> {
  await settle(page)
  const frames = page
    .frames()
    .filter((frame) => frame !== page.mainFrame() && !frame.isDetached() && OWN.test(frame.url()))
  for (const frame of [page.mainFrame(), ...frames]) await bringAxe(frame)
  const options = {
    resultTypes: ['violations' as const],
    iframes: frames.length > 0,
    ...(rules && { runOnly: { type: 'rule' as const, values: [...rules] } }),
    rules: Object.fromEntries(without.map((id) => [id, { enabled: false }])),
  }
  const { violations } = await page.evaluate(
    ([selector, how]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe
      return run(selector ? { include: [[selector]] } : document, how)
    },
    [within, options] as const,
  )
  return violations
}

const lineOf = ({ id, nodes }: Result): string =>
  `${id}: ${nodes
    .map(({ target }) => target)
    .join(' ')
    .slice(0, 300)}`

/** All that axe finds wrong, one line each. */
export async function axeFaults(page: Page, look: Look = {}): Promise<string[]> {
  return (await violationsOf(page, look)).map(lineOf)
}

/**
 * No serious fault of accessibility within what `selector` names, and nothing wider than the screen. Where a page was looked at
 * already, in other colours or at another width, `only` says what is left to look at.
 */
export async function expectAccessible(
  page: Page,
  selector: string,
  only: 'everything' | 'colours' | 'structure' = 'everything',
): Promise<void> {
  const violations = await violationsOf(page, {
    within: selector,
    ...(only === 'colours' && { rules: OF_COLOURS }),
    without: only === 'colours' ? [] : [...OF_LITTLE_WEIGHT, ...(only === 'structure' ? OF_COLOURS : [])],
  })
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(lineOf)).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0)
}
