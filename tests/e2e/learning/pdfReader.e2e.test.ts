import { expect, type Page, test } from '@playwright/test'
import { host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { buy } from '../support/buy.ts'
import { signUpViaApi } from '../support/people.ts'

const ORIGIN = host('demo')
/** A PDF of two pages. */
const PATH = '/learn/mechanics/mechanics-practice-sheet'
const TITLE = 'Practice sheet: 10 questions on mechanics'

const reader = (page: Page) => page.locator('[data-reader]')
const readerAt = (page: Page, number: number) => page.locator(`[data-reader="${number}"]`)
const paper = (page: Page, number: number) => page.locator(`[data-page="${number}"]`)

/** Whether a page is drawn: some of it is neither white nor empty. */
const isDrawn = (page: Page, number: number) =>
  paper(page, number)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
      return data?.some((value, index) => index % 4 === 0 && value < 100) ?? false
    })

async function openDevice(page: Page): Promise<string[]> {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Cannot load system font|Unable to load/.test(message.text()))
      refused.push(message.text())
  })
  await page.addInitScript(() => localStorage.setItem('demo-storageNote', '1'))
  return refused
}

test('a student reads a PDF, writes a note at a page, and goes on at that page on a phone', async ({
  browser,
}) => {
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await desk.newPage()
  const refused = await openDevice(page)
  await signUpViaApi(page)
  await buy(page, 'jee-physics-mechanics')

  await page.goto(`${ORIGIN}${PATH}`)
  await expect(readerAt(page, 1)).toBeVisible()
  await expect.poll(() => isDrawn(page, 1)).toBe(true)
  await expect(paper(page, 1).getByText('Asha Kumari · …').first()).toBeAttached()
  const field = page.getByRole('textbox', { name: 'Page, of 2' })
  await expect(field).toHaveValue('1')
  await page.getByRole('region', { name: `Pages of ${TITLE}` }).focus()
  await page.keyboard.press('PageDown')
  await expect(field).toHaveValue('2')
  await expect.poll(() => isDrawn(page, 2)).toBe(true)
  await page.keyboard.press('ArrowLeft')
  await expect(field).toHaveValue('1')
  const width = await paper(page, 1).evaluate((box) => box.clientWidth)
  await page.keyboard.press('+')
  await expect.poll(() => paper(page, 1).evaluate((box) => box.clientWidth)).toBeGreaterThan(width)
  await page.getByRole('button', { name: 'Fit width' }).click()
  await expect.poll(() => paper(page, 1).evaluate((box) => box.clientWidth)).toBe(width)
  await field.fill('2')
  await page.keyboard.press('Enter')
  await expect(readerAt(page, 2)).toBeVisible()

  await page.getByRole('textbox', { name: 'Note on page 2' }).fill('Answers are here')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').getByText('Answers are here')).toBeVisible()
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect(readerAt(page, 1)).toBeVisible()
  await page.getByRole('button', { name: 'Go to page 2' }).click()
  await expect(readerAt(page, 2)).toBeVisible()
  await expectAccessible(page, 'main')
  await page.screenshot({ path: test.info().outputPath('pdf-1440.png') })

  await page.reload()
  await expect(readerAt(page, 2)).toBeVisible()
  await expect(page.getByText('You were on page 2.')).toBeVisible()
  await expect.poll(() => isDrawn(page, 2)).toBe(true)
  expect(refused).toEqual([])
  const storageState = await desk.storageState()
  await desk.close()

  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    storageState,
    hasTouch: true,
  })
  const there = await phone.newPage()
  await openDevice(there)
  await there.goto(`${ORIGIN}${PATH}`)
  await expect(readerAt(there, 2)).toBeVisible()
  await expect.poll(() => isDrawn(there, 2)).toBe(true)
  await expect(there.getByRole('listitem').getByText('Answers are here')).toBeVisible()
  const box = await reader(there).evaluate((found) => found.scrollWidth - found.clientWidth)
  expect(box).toBe(0)
  await expectAccessible(there, 'main')
  await there.screenshot({ path: test.info().outputPath('pdf-360.png') })
  await there.goto(`${ORIGIN}/hi${PATH}`)
  await expect(there.getByText('आप पेज 2 पर थे।')).toBeVisible()
  await expect.poll(() => isDrawn(there, 2)).toBe(true)
  await there.screenshot({ path: test.info().outputPath('pdf-360-hi.png'), fullPage: true })
  await there.getByRole('button', { name: 'पेज 1 पर जाएँ' }).click()
  await expect(readerAt(there, 1)).toBeVisible()

  await there.route('**/api/learn/file/*', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: 'no PDF at all' }),
  )
  await there.goto(`${ORIGIN}${PATH}`)
  await expect(there.getByText('The file is damaged.')).toBeVisible()
  await there.unroute('**/api/learn/file/*')
  await there.route('**/api/learn/file/*', (route) => route.abort())
  await there.getByRole('button', { name: 'Retry' }).click()
  await expect(there.getByText('It needs a network connection.')).toBeVisible()
  await there.screenshot({ path: test.info().outputPath('pdf-failed-360.png') })
  await there.unroute('**/api/learn/file/*')
  await there.getByRole('button', { name: 'Retry' }).click()
  await expect(reader(there)).toBeVisible()
  await phone.close()
})
