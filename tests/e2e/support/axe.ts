import { expect, type Frame, type Page } from '@playwright/test'
import axe, { type Result } from 'axe-core'

const ORIGINS = JSON.stringify({ allowedOrigins: ['<unsafe_all_origins>'] })
const SCRIPT = `${axe.source}; axe.configure(${ORIGINS})`
/** Origins of our own frames; frames of other origins are not reachable in tests. */
const OWN = /^http:\/\/([\w-]+\.)?localhost:/

/** Rules whose result depends on the colour scheme. */
export const COLOUR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block']

/** Rules with minor or moderate impact: tests ignore them, so that running them would only take time. */
const MINOR_RULES = [
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-heading',
  'empty-table-header',
  'heading-order',
  'form-field-multiple-labels',
  'image-redundant-alt',
  'meta-viewport',
  'meta-viewport-large',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-one-main',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-unique',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'skip-link',
]

/** Which part of a page is checked, and by which rules (`without`: by all but those). */
type Check = { within?: string; rules?: readonly string[]; without?: readonly string[] }

/** Waits until all finite animations have ended: text that fades in has less contrast. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  )
}

async function injectAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SCRIPT)
}

/** Runs axe on a page and its own frames once animations have ended; injects its script once per document. */
async function violationsOf(page: Page, { within, rules, without = [] }: Check): Promise<Result[]> {
  await waitForAnimations(page)
  const frames = page
    .frames()
    .filter((frame) => frame !== page.mainFrame() && !frame.isDetached() && OWN.test(frame.url()))
  for (const frame of [page.mainFrame(), ...frames]) await injectAxe(frame)
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

/** All violations that axe finds, one line each. */
export async function axeFaults(page: Page, check: Check = {}): Promise<string[]> {
  return (await violationsOf(page, check)).map(lineOf)
}

/**
 * Asserts that axe finds no serious or critical violation within `selector`, and that the page does not scroll sideways. `only`
 * limits the check where the page was checked already in other colours or at another width.
 */
export async function expectAccessible(
  page: Page,
  selector: string,
  only: 'everything' | 'colours' | 'structure' = 'everything',
): Promise<void> {
  const violations = await violationsOf(page, {
    within: selector,
    ...(only === 'colours' && { rules: COLOUR_RULES }),
    without: only === 'colours' ? [] : [...MINOR_RULES, ...(only === 'structure' ? COLOUR_RULES : [])],
  })
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(lineOf)).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0)
}
