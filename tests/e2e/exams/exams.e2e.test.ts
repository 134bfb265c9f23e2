import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import { JOURNEY } from '#tests/support/exams/journeySlugs.ts'
import { host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { signUpViaApi } from '../support/people.ts'

const ORIGIN = host('demo')

// The hall's page is kept by the service worker.
test.use({ serviceWorkers: 'allow' })

const heading = (page: Page, number: number): Locator =>
  page.getByRole('heading', { name: `Question ${number}`, exact: true })
const inPalette = (page: Page, number: number): Locator =>
  page.getByRole('button', { name: new RegExp(`^Question ${number}, `) })
/** The row of an option; its input is for assistive technology and the keyboard. */
const option = (page: Page, words: string): Locator => page.locator('label', { hasText: words })
const saved = (page: Page): Locator => page.locator('[data-sync]').first()

/** On a phone the instructions are read before they are confirmed. */
async function expectReadFirst(page: Page): Promise<void> {
  const wide = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  const top = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN
  const consent = page.getByText(/^I have read the instructions/)
  expect(await top(page.getByRole('heading', { name: 'Instructions', exact: true }))).toBeLessThan(
    await top(consent),
  )
  expect(await top(consent)).toBeLessThan(await top(page.getByRole('button', { name: 'Start test' })))
  if (wide) await page.setViewportSize(wide)
}

/** Opens a paper, ticks what has to be ticked, and starts it once it is on the device. */
async function start(page: Page, slug: string, series: string = JOURNEY.series): Promise<string> {
  await page.goto(`${ORIGIN}/test-series/${series}/${slug}`)
  await expect(page.getByText('The paper is on this device.')).toBeVisible()
  if (slug === JOURNEY.paper) await expectReadFirst(page)
  if (slug !== JOURNEY.strict) await page.getByText(/^I have read the instructions/).click()
  await page.getByRole('button', { name: 'Start test' }).click()
  await expect(heading(page, 1)).toBeVisible()
  return page.url()
}

/** Waits until the service worker has the hall's page with everything that it loads. */
const untilKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const cache = await caches.open('demo-hall')
        const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
        const late = performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((name) => name.startsWith('/_next/static/') && name.endsWith('.js'))
        return kept.includes('/tests/~') && late.every((name) => kept.includes(name))
      }),
    )
    .toBe(true)

async function anotherDevice(page: Page, context: BrowserContext): Promise<Page> {
  const browser = context.browser()
  if (!browser) throw new Error('no browser')
  const other = await browser.newContext({
    storageState: await page.context().storageState(),
    serviceWorkers: 'allow',
  })
  return other.newPage()
}

test('a paper is answered through a lost network, a reload and a second device, and every answer is in the result', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signUpViaApi(page)
  const hall = await start(page, JOURNEY.paper)
  await expectAccessible(page, 'body')

  await option(page, 'Option b').click()
  await expect(saved(page)).toHaveText('1 of 1 saved')
  await page.getByRole('button', { name: 'Save and next' }).click()
  for (const name of ['a', 'b', 'c']) await option(page, `Option ${name}`).click()
  await page.getByRole('button', { name: 'Save and mark for review' }).click()
  await expect(inPalette(page, 2)).toHaveAccessibleName('Question 2, Answered and marked')
  await option(page, 'True').click()
  await page.getByRole('button', { name: 'Save and next' }).click()
  await page.getByLabel('Your answer').fill('six')
  await page.getByRole('button', { name: 'Save and next' }).click()
  await expect(page.getByText('Not saved: that is not a number.')).toBeVisible()
  await page.getByLabel('Your answer').fill('६')
  await page.getByRole('button', { name: 'Save and next' }).click()
  await expect(saved(page)).toHaveText('4 of 4 saved')
  await untilKept(page)

  await context.setOffline(true)
  await page.getByLabel('Your answer').fill('1.414')
  await page.getByRole('button', { name: 'Save and next' }).click()
  for (const [row, column] of ['PA', 'QB', 'RD'].map((pair) => [...pair]))
    await page.getByLabel(`Column for ${row}: ${column}`).locator('..').click()
  await page.getByRole('button', { name: 'Save and next' }).click()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page.reload()
  await expect(heading(page, 7)).toBeVisible()
  await expect(inPalette(page, 6)).toHaveAccessibleName('Question 6, Answered')
  await expect(saved(page)).toHaveText('On this device, waiting for network')
  await context.setOffline(false)
  await expect(saved(page)).toHaveText('6 of 6 saved', { timeout: 120_000 })

  const phone = await anotherDevice(page, context)
  await phone.goto(hall)
  await phone.getByRole('button', { name: 'Continue here' }).click()
  await inPalette(phone, 8).click()
  await option(phone, 'Option a').click()
  await phone.getByRole('button', { name: 'Save and next' }).click()
  await phone.getByLabel('Blank 1').fill('भारत')
  await phone.getByLabel('Blank 2').fill('28')
  await phone.getByRole('button', { name: 'Save and next' }).click()
  await expect(saved(phone)).toHaveText('8 of 8 saved')

  // The first device hears of it with its next call.
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByRole('heading', { name: 'This attempt is open on another device' })).toBeVisible()

  await phone.getByRole('button', { name: 'Submit test' }).click()
  await expect(phone.getByRole('row', { name: /^Total 18 / })).toBeVisible()
  await expectAccessible(phone, 'body')
  await phone.getByRole('button', { name: 'Submit now' }).click()
  await expect(phone.getByText('8 of 8 answers are with us.')).toBeVisible()
  await phone.getByRole('link', { name: 'See result' }).click()
  await expect(phone.getByText('Your score')).toBeVisible()
  await expect(phone.getByText('32', { exact: true }).first()).toBeVisible()
  await expect(phone.getByText('/ 72')).toBeVisible()
  for (const table of await phone.getByText('As a table').all()) await table.click()
  await expectAccessible(phone, 'body')
  await phone.getByRole('button', { name: 'Left', exact: true }).click()
  await phone
    .getByRole('link', { name: /: left, / })
    .first()
    .click()
  await expect(phone.getByText('You left this question.')).toBeVisible()
  await phone.getByRole('button', { name: 'Wrong', exact: true }).click()
  await expectAccessible(phone, 'body')
  await phone.context().close()
})

test('on a phone a number has its own keys, the palette is a sheet, and nothing scrolls sideways at 320 px', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await signUpViaApi(page)
  await start(page, JOURNEY.paper)
  await page.getByRole('button', { name: 'Open question palette' }).tap()
  await inPalette(page, 5).tap()
  await expect(heading(page, 5)).toBeVisible()
  const keys = page.getByRole('group', { name: 'Number keys' })
  for (const name of ['1', 'Decimal point', '4', '1', 'Minus', 'Minus'])
    await keys.getByRole('button', { name, exact: true }).tap()
  await expect(page.getByLabel('Your answer')).toHaveValue('1.41')
  await page.getByRole('button', { name: 'Save and next' }).dblclick()
  await expect(heading(page, 6)).toBeVisible()
  await page.getByRole('button', { name: 'Open question palette' }).tap()
  await expect(inPalette(page, 5)).toHaveAccessibleName('Question 5, Answered')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(heading(page, 6)).toBeVisible()
  await page.getByRole('button', { name: 'Open question palette' }).tap()
  await page.getByRole('button', { name: 'Submit test' }).tap()
  await expect(page.getByRole('heading', { name: 'Submit your test' })).toBeVisible()
  await expectAccessible(page, 'body', 'structure')
  const counts = page.getByRole('main').locator('table')
  expect(await counts.evaluate((table) => table.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.goBack()
  await expect(heading(page, 6)).toBeVisible()
  await page.getByRole('button', { name: 'हिन्दी' }).tap()
  await expect(page.getByText('(हिंदी)').first()).toBeVisible()
  await expectAccessible(page, 'body')
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 })
    await expectAccessible(page, 'body', 'structure')
    expect(await page.evaluate(() => innerWidth), 'nothing makes the page wider than the screen').toBe(width)
  }
  await context.close()
})

test('a JEE Main paper is begun on a phone, goes on through two minutes without a network, and is submitted at a desk', async ({
  browser,
}) => {
  const handheld = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'allow',
  })
  const phone = await handheld.newPage()
  await phone.clock.install()
  await signUpViaApi(phone)
  const hall = await start(phone, 'jee-main-mock-1', 'jee-main-full-mocks')
  await phone.getByRole('button', { name: 'I understand' }).tap()
  // What of the sections is out of sight fades, on the side where it is.
  const sections = phone.getByRole('navigation', { name: 'Sections' })
  await expect(sections).toHaveAttribute('data-after', '')
  await sections.evaluate((row) => row.scrollTo({ left: row.scrollWidth }))
  await expect(sections).toHaveAttribute('data-before', '')
  await expect(sections).not.toHaveAttribute('data-after')
  await sections.evaluate((row) => row.scrollTo({ left: 0 }))
  await expect(sections).toHaveAttribute('data-after', '')
  const choose = async (page: Page, letter: string) => {
    await page.locator(`label:has(input[data-option="${letter}"])`).click()
    await page.getByRole('button', { name: 'Save and next' }).click()
  }
  await choose(phone, 'D')
  await expect(heading(phone, 2)).toBeVisible()
  await expect(saved(phone)).toHaveText('1 of 1 saved')
  await untilKept(phone)

  await handheld.setOffline(true)
  await choose(phone, 'B')
  await expect(phone.getByText('You are offline.')).toBeVisible()
  await phone.clock.fastForward('02:00')
  await choose(phone, 'C')
  await expect(saved(phone)).toHaveText('On this device, waiting for network')
  await phone.reload()
  await expect(heading(phone, 4)).toBeVisible()
  await handheld.setOffline(false)
  await expect(saved(phone)).toHaveText('3 of 3 saved', { timeout: 120_000 })

  const desk = await anotherDevice(phone, handheld)
  await handheld.close()
  await desk.setViewportSize({ width: 1440, height: 900 })
  await desk.goto(hall)
  await desk.getByRole('button', { name: 'Continue here' }).click()
  await expect(inPalette(desk, 3)).toHaveAccessibleName('Question 3, Answered')
  await desk
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('button', { name: /^Physics, Section B/ })
    .click()
  await desk.getByLabel('Your answer').fill('9')
  await desk.getByRole('button', { name: 'Save and next' }).click()
  await expect(saved(desk)).toHaveText('4 of 4 saved')
  await desk.getByRole('button', { name: 'Submit test' }).click()
  await expect(desk.getByRole('row', { name: /^Total 75 4 / })).toBeVisible()
  await desk.getByRole('button', { name: 'Submit now' }).click()
  await expect(desk.getByText('4 of 4 answers are with us.')).toBeVisible()
  await desk.getByRole('link', { name: 'See result' }).click()
  // Three right answers and a wrong one.
  await expect(desk.getByText('11', { exact: true }).first()).toBeVisible()
  await expect(desk.getByText('/ 300')).toBeVisible()
  await desk.context().close()
})

test('the strict hall is used by keyboard alone; a jump drops what was not saved', async ({ page }) => {
  await signUpViaApi(page)
  await start(page, JOURNEY.strict)
  await page.getByRole('button', { name: 'I understand' }).press('Enter')
  await page.keyboard.press('2')
  await expect(page.getByLabel('Option b')).toBeChecked()
  // While an input method composes a word, its letters are no shortcuts.
  await page.evaluate(() =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 's', isComposing: true, bubbles: true, cancelable: true }),
    ),
  )
  await expect(inPalette(page, 1)).toHaveAccessibleName('Question 1, Not answered')
  await page.keyboard.press('s')
  await expect(heading(page, 2)).toBeVisible()
  await expect(inPalette(page, 1)).toHaveAccessibleName('Question 1, Answered')
  await page.keyboard.press('c')
  await page.keyboard.press('g')
  await expect(inPalette(page, 2)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Not saved: as in the real exam')).toBeVisible()
  await expect(inPalette(page, 2)).toHaveAccessibleName('Question 2, Not answered')
  await page.keyboard.press('m')
  await expect(inPalette(page, 3)).toHaveAccessibleName('Question 3, Marked for review')
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard' })
  await expect(help).toBeVisible()
  await page.keyboard.press('s')
  await page.keyboard.press('Escape')
  await expect(heading(page, 4)).toBeVisible()

  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(other.getByRole('heading', { name: 'This attempt is open in another tab' })).toBeVisible()
  await other.getByRole('button', { name: 'Answer here' }).click()
  await expect(inPalette(other, 1)).toHaveAccessibleName('Question 1, Answered')
  await expect(page.getByRole('heading', { name: 'This attempt is open in another tab' })).toBeVisible()
})

test('a guest takes a free quiz and sees after each answer whether it is right', async ({ page }) => {
  await page.goto(`${ORIGIN}/quizzes/${JOURNEY.quiz}`)
  await page.getByLabel('Your name').fill('Ravi')
  await page.getByRole('button', { name: 'Start without an account' }).click()
  await page.getByRole('button', { name: 'Start quiz' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeVisible()
  await option(page, 'Option b').click()
  await page.getByRole('button', { name: 'Check answer' }).click()
  await expect(page.getByText('Right · 4')).toBeVisible()
  await expect(page.getByText('Two and two are four.')).toBeVisible()
  await expectAccessible(page, 'body')
  await page.getByRole('button', { name: 'Next question' }).click()
  await option(page, 'Option c').click()
  await page.getByRole('button', { name: 'Check answer' }).click()
  await expect(page.getByText('Wrong · −1')).toBeVisible()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('3 of 8 marks')).toBeVisible()
})
