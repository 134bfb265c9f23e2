import { expect, type Page, test } from '@playwright/test'
import { JOURNEY } from '#tests/support/exams/journeySlugs.ts'
import { host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { codeFor } from '../support/codes.ts'
import { signUpViaApi } from '../support/people.ts'

const ORIGIN = host('demo')

const saved = (page: Page) => page.locator('[data-sync]').first()
const tools = (page: Page) => page.getByRole('button', { name: 'Tools', exact: true })

async function enter(page: Page): Promise<string> {
  const phone = await signUpViaApi(page)
  await page.goto(`${ORIGIN}/test-series/${JOURNEY.series}/${JOURNEY.paper}`)
  await page.getByText('I have read the instructions.').click()
  await page.getByRole('button', { name: 'Start test' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1', exact: true })).toBeVisible()
  return phone
}

test.use({ viewport: { width: 1440, height: 900 } })

test('a test is paused and resumed, filled to the screen, shown with high contrast, and read aloud as it stands', async ({
  page,
}) => {
  // Chromium for tests has no voices.
  await page.addInitScript(() => {
    const spoken: string[] = []
    Object.assign(window, { spoken })
    window.speechSynthesis.speak = (utterance) => void spoken.push(utterance.text)
  })
  await enter(page)
  await page.getByRole('button', { name: 'Read aloud' }).click()
  await expect(page.getByRole('button', { name: 'Stop reading' })).toHaveAttribute('aria-pressed', 'true')
  const words = await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken.join('\n'))
  const shown = await page
    .getByRole('radio')
    .evaluateAll((inputs) => inputs.map((one) => one.closest('label')?.textContent))
  expect(shown).toHaveLength(4)
  for (const [index, option] of shown.entries())
    expect(words).toContain(`${'ABCD'[index]}. ${option?.replace(/^[A-D]/, '')}`)

  await tools(page).click()
  await page.getByRole('button', { name: 'Full screen' }).click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await page.evaluate(() => document.exitFullscreen())
  await page.getByText('High contrast').click()
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'body')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, 'body')

  await tools(page).click()
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'The test is paused' })).toBeVisible()
  await expect(page.getByText('1 pause left')).toBeVisible()
  await expectAccessible(page, 'body')
  await page.reload()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1', exact: true })).toBeVisible()
})

test('a calculator, a rough sheet, the whole paper, larger words and both languages are at hand, and what is watched is shown to the student', async ({
  page,
}) => {
  const streams: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.frame().url())
    if (request.resourceType() === 'eventsource' && pathname.startsWith('/tests/')) streams.push(pathname)
  })
  await enter(page)
  const option = page.locator('label', { hasText: 'Option b' })
  const sizeOf = () => option.evaluate((label) => Number.parseFloat(getComputedStyle(label).fontSize))
  const usual = await sizeOf()
  await tools(page).click()
  await page.getByRole('button', { name: '200%' }).click()
  await page.keyboard.press('Escape')
  expect(await sizeOf()).toBe(2 * usual)
  await page.getByRole('button', { name: 'Both', exact: true }).click()
  await expect(page.getByText('(हिंदी)').first()).toBeVisible()
  await expect(option.first()).toBeVisible()
  await expectAccessible(page, 'body')

  await page.keyboard.press('k')
  const calculator = page.getByRole('region', { name: 'Calculator' })
  await calculator.getByRole('textbox').fill('sqrt(16) × sin(30)')
  await calculator.getByRole('textbox').press('Enter')
  await expect(calculator.getByRole('status')).toHaveText('2')
  await calculator.getByRole('button', { name: 'Close' }).click()

  await tools(page).click()
  await page.getByRole('button', { name: 'Rough sheet' }).click()
  const sheet = page.getByRole('region', { name: 'Rough sheet' })
  // The shortcuts of the hall are letters here.
  await sheet.getByRole('textbox').pressSequentially('sm g = 10')
  await sheet.getByRole('button', { name: 'Close' }).click()

  // A reader selects words; the paper lets nobody copy them.
  await page.locator('body').press('Control+a')
  await page.locator('body').press('Control+c')
  await tools(page).click()
  await expect(page.getByText('Tried to copy: 1')).toBeVisible()
  await expect(page.getByText('Your teacher sees the same list.')).toBeVisible()
  await page.getByRole('button', { name: 'Question paper' }).click()
  const paper = page.getByRole('dialog', { name: 'Question paper' })
  await expect(paper.getByRole('button', { name: 'Question 11', exact: true })).toBeVisible()
  await expectAccessible(page, 'body')
  await paper.getByRole('button', { name: 'Question 3', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Question 3', exact: true })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Question 3', exact: true })).toBeVisible()
  await tools(page).click()
  await page.getByRole('button', { name: 'Rough sheet' }).click()
  await expect(sheet.getByRole('textbox')).toHaveValue('sm g = 10')
  expect(streams, 'the hall opens no event stream').toEqual([])
})

test('when the session ends in the hall, answers stay on the device until the student has logged in again', async ({
  page,
  context,
}) => {
  const phone = await enter(page)
  await context.clearCookies({ name: 'demo-session' })
  await page.locator('label', { hasText: 'Option b' }).click()
  await page.getByRole('button', { name: 'Save and next' }).click()
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  await expect(saved(page)).toHaveText('On this device, waiting for network')
  await page.getByRole('button', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog')
  const since = Date.now()
  await dialog.getByLabel('Phone number').fill(phone)
  await dialog.getByRole('button', { name: 'Request Phone OTP' }).click()
  await dialog.getByLabel('Phone OTP').fill(await codeFor(`+91${phone}`, since))
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await expect(dialog).toBeHidden()
  await expect(saved(page)).toHaveText('1 of 1 saved')
})
