import { sql } from '@payloadcms/db-sqlite/drizzle'
import { type Browser, expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { JOURNEY } from '#tests/support/exams/journeySlugs.ts'
import { host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { runSql } from '../support/database.ts'
import { makeFreshStaff } from '../support/freshStaff.ts'
import { DEMO, openStaffCalls, saveAs } from '../support/panel.ts'
import { signUpViaApi } from '../support/people.ts'
import { addStaffCookie } from '../support/signedInStaff.ts'

const ORIGIN = host('demo')
const PHONE = { width: 360, height: 740 }
/** The written question of the paper. */
const WRITTEN = 10
const CHECKER = { level: 400, accessList: [{ id: 'answersheets', canEdit: true }] }

/** Sets the share of sheets that a second expert checks, %. */
async function setSecondChecks(browser: Browser, secondCheckPercent: number): Promise<void> {
  const page = await openStaffCalls(browser, DEMO.admin)
  const { docs } = await page.evaluate(
    async () =>
      (await fetch('/api/reward-settings?limit=1&depth=0')).json() as Promise<{ docs: { id: string }[] }>,
  )
  await saveAs(page, 'PATCH', `/reward-settings/${docs[0]?.id}`, { experts: { secondCheckPercent } })
  await page.context().close()
}

/** Opens a new expert in a browser of their own and takes the waiting sheet. */
async function takeSheet(browser: Browser, viewport = { width: 1440, height: 900 }): Promise<Page> {
  const page = await (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage()
  const phone = await makeFreshStaff(page, CHECKER)
  await addStaffCookie(page.context(), phone, ORIGIN)
  await page.goto(`${ORIGIN}/expert/test-series`)
  await page.getByRole('button', { name: 'Take the next sheet' }).click()
  await expect(page.getByRole('heading', { name: `Question ${WRITTEN}` })).toBeVisible()
  return page
}

async function storeMarks(page: Page, marks: string): Promise<void> {
  await page.getByLabel(/^Marks of/).fill(marks)
  await page.getByRole('button', { name: 'Store marks' }).dblclick()
  await expect(page.getByRole('heading', { name: `Question ${WRITTEN}` })).toBeHidden()
  await expect(page.getByText('Not found')).toBeHidden()
}

/** The name of the file with all pages of the answer. */
async function downloadPages(page: Page): Promise<string> {
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download all pages (PDF)' }).click()
  return (await file).suggestedFilename()
}

const surface = (page: Page) => page.getByRole('application', { name: /^Page 1 of the answer/ })

test('a written answer is photographed on a phone, drawn on and marked by two experts, decided by a third and seen by the student', async ({
  browser,
}) => {
  // Sheets of other tests would be taken first.
  await runSql(sql`update answer_sheets set state = 'checked' where state <> 'checked'`)
  await setSecondChecks(browser, 100)

  const student = await (await browser.newContext({ viewport: PHONE })).newPage()
  await signUpViaApi(student)
  await student.goto(`${ORIGIN}/test-series/${JOURNEY.series}/${JOURNEY.paper}`)
  await student.getByText('I have read the instructions.').click()
  await student.getByRole('button', { name: 'Start test' }).click()
  await student.getByRole('button', { name: 'Open question palette' }).click()
  await student.getByRole('button', { name: new RegExp(`^Question ${WRITTEN}, `) }).click()
  const buffer = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#fffdf5' } })
    .jpeg()
    .toBuffer()
  await student
    .locator('input[type=file]')
    .setInputFiles({ name: 'page.jpg', mimeType: 'image/jpeg', buffer })
  await expect(student.getByText('Saved', { exact: true }).first()).toBeVisible()
  await student.getByRole('button', { name: 'Open question palette' }).click()
  await student.getByRole('button', { name: 'Submit test' }).click()
  await student.getByRole('button', { name: 'Submit now' }).click()
  await expect(student.getByRole('heading', { level: 1 })).toBeVisible()

  const first = await takeSheet(browser)
  await first.getByRole('radio', { name: 'Tick' }).click()
  await surface(first).click({ position: { x: 200, y: 160 } })
  await first.getByRole('radio', { name: 'Pen' }).click()
  await surface(first).hover({ position: { x: 120, y: 300 } })
  await first.mouse.down()
  const box = (await surface(first).boundingBox()) ?? { x: 0, y: 0 }
  await first.mouse.move(box.x + 320, box.y + 320, { steps: 8 })
  await first.mouse.up()
  await surface(first).press('Enter')
  for (let n = 0; n < 4; n++) await surface(first).press('Shift+ArrowRight')
  await surface(first).press('Enter')
  await first.getByRole('radio', { name: 'Comment' }).click()
  await first.getByLabel('Comment', { exact: true }).pressSequentially('The unit is missing')
  await surface(first).click({ position: { x: 400, y: 500 } })
  await expect(first.getByRole('listitem').filter({ hasText: 'The unit is missing' }).first()).toBeVisible()
  await first.getByLabel('Note to the student').fill('Well argued')
  await expect(first.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessible(first, 'main')
  await first.reload()
  await expect(first.getByText('On page 1: 4')).toBeVisible()
  await expect(first.getByLabel('Note to the student')).toHaveValue('Well argued')
  expect(await downloadPages(first)).toBe(`answer-${WRITTEN}.pdf`)
  await storeMarks(first, '4')

  const second = await takeSheet(browser, PHONE)
  await expect(second.getByText(/^On page 1/)).toHaveCount(0)
  await expect(second.getByText('Well argued')).toHaveCount(0)
  await expectAccessible(second, 'main')
  await storeMarks(second, '0')

  const third = await takeSheet(browser)
  await expect(third.getByText('Expert 1: 4 marks · Well argued')).toBeVisible()
  await third.getByRole('radio', { name: 'Cross' }).click()
  await surface(third).click({ position: { x: 100, y: 100 } })
  await storeMarks(third, '3')
  await setSecondChecks(browser, 0)

  const attempt = new URL(student.url()).pathname.split('/')[2]
  await student.goto(`${ORIGIN}/tests/${attempt}/solutions`)
  for (let n = 1; n < WRITTEN; n++) await student.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(student.getByRole('heading', { name: `Question ${WRITTEN}` })).toBeVisible()
  // The form of a written answer is loaded after the question.
  await expect(student.getByLabel('Your answer', { exact: true })).toBeVisible()
  const page = student.getByRole('img', { name: 'Page 1 of your answer. The expert marked: cross' })
  await page.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  expect(await downloadPages(student)).toBe(`answer-${WRITTEN}.pdf`)
  await expectAccessible(student, 'main')
  for (const one of [first, second, third, student]) await one.context().close()
})
