import { expect, test } from '@playwright/test'
import { call, host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { buy } from '../support/buy.ts'
import { makeFreshStaff } from '../support/freshStaff.ts'
import { gotoHydrated } from '../support/gotoHydrated.ts'
import { signUpViaApi } from '../support/people.ts'
import { addStaffCookie } from '../support/signedInStaff.ts'
import { untilPanelIsHydrated } from '../support/untilPanelIsHydrated.ts'

const ORIGIN = host('demo')
const LESSON = '/learn/answer-writing/your-own-examiner'
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('an assignment is handed in with a photo on a phone, returned, handed in again and accepted', async ({
  browser,
}) => {
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await phone.newPage()
  await page.addInitScript(() => localStorage.setItem('demo-storageNote', '1'))
  await signUpViaApi(page)
  await buy(page, 'answer-writing-class')
  await gotoHydrated(page, `${ORIGIN}${LESSON}`)
  const section = page.getByRole('region', { name: 'Your answer' })
  await expect(section.getByText(/^Due .* · 18 marks$/)).toBeVisible()
  await section.getByRole('button', { name: 'Hand in' }).click()
  await expect(section.getByText('Write an answer or add a file first.')).toBeVisible()
  await section
    .getByRole('textbox', { name: 'Answer' })
    .fill('Held together, they save money and lose debate.')
  await page.reload()
  await expect(section.getByRole('textbox', { name: 'Answer' })).toHaveValue(/save money/)
  await section
    .locator('input[type=file]')
    .setInputFiles({ name: 'page one.png', mimeType: 'image/png', buffer: PIXEL })
  await section.getByRole('button', { name: 'Hand in' }).dblclick()
  await expect(section.getByText(/^Handed in .* You can replace it/)).toBeVisible()
  await expect(section.getByRole('link', { name: 'page one.png' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Mark as done/ })).toBeDisabled()
  await expectAccessible(page, 'main')
  await page.screenshot({ path: test.info().outputPath('handed-in-360.png'), fullPage: true })

  const staff = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const desk = await staff.newPage()
  await addStaffCookie(staff, await makeFreshStaff(desk, { level: 800 }), ORIGIN)
  await desk.goto(`${ORIGIN}/healthz`)
  const answerId = async () => {
    const { docs } = await call(
      desk,
      '/assignment-submissions?limit=1&sort=-handedInAt&depth=0',
      undefined,
      'GET',
    )
    return (docs as { id: string }[])[0]?.id
  }
  const answer = `${ORIGIN}/admin/collections/assignment-submissions/${await answerId()}`
  await desk.goto(answer)
  await untilPanelIsHydrated(desk)
  await expect(desk.getByText('Held together, they save money and lose debate.')).toBeVisible()
  await expect(desk.getByRole('link', { name: 'page one.png' })).toBeVisible()
  await expect(desk.getByText('The assignment is in the lesson').getByRole('link')).toBeVisible()
  await desk.screenshot({ path: test.info().outputPath('review-1440.png') })
  await expectAccessible(desk, 'main')
  await desk.getByRole('button', { name: 'Return to improve' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Return' }).click()
  await expect(dialog.getByText('Write what is to be improved.')).toBeVisible()
  await dialog.getByLabel('What is to be improved').fill('Name one state that voted twice.')
  await dialog.getByRole('button', { name: 'Return' }).click()
  await expect(desk.getByText('Returned. The student has been notified.')).toBeVisible()

  await page.goto(`${ORIGIN}/notifications`)
  await page.getByRole('link', { name: /Your assignment was returned/ }).click()
  await page.waitForURL(`**${LESSON}`)
  await expect(section.getByText('Name one state that voted twice.')).toBeVisible()
  await section.getByRole('textbox', { name: 'Answer' }).fill('As in Maharashtra.')
  await section.getByRole('button', { name: 'Hand in again' }).click()
  await expect(section.getByText(/^Handed in .* You can replace it/)).toBeVisible()

  await desk.goto(answer)
  await untilPanelIsHydrated(desk)
  await desk.getByRole('button', { name: 'Accept' }).click()
  await dialog.getByLabel('Marks of 18').fill('15.5')
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(desk.getByText('Accepted. The student has been notified.')).toBeVisible()
  await page.reload()
  await expect(section.getByText('Accepted: 15.5 of 18 marks.')).toBeVisible()
  // The lesson is completed by it.
  await expect(page.getByRole('button', { name: /^Mark as done/ })).toHaveCount(0)
  await expectAccessible(page, 'main')
  await staff.close()
  await phone.close()
})
