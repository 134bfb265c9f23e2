import { type Browser, expect, type Page, test } from '@playwright/test'
import { JOURNEY } from '#tests/support/exams/journeySlugs.ts'
import { host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { codeFor } from '../support/codes.ts'
import { makeFreshStaff } from '../support/freshStaff.ts'
import { signUpViaApi } from '../support/people.ts'
import { signInToAdmin } from '../support/signedInStaff.ts'
import { untilPanelIsHydrated } from '../support/untilPanelIsHydrated.ts'

const ORIGIN = host('demo')

/** Takes the paper with option c for its first question, and opens the solutions. Returns the attempt. */
async function takePaper(page: Page): Promise<string> {
  await signUpViaApi(page)
  await page.goto(`${ORIGIN}/test-series/${JOURNEY.series}/${JOURNEY.corrected}`)
  await expect(page.getByText('The paper is on this device.')).toBeVisible()
  await page.getByRole('button', { name: 'Start test' }).click()
  await page.locator('label', { hasText: 'Option c' }).click()
  await page.getByRole('button', { name: 'Save and next' }).click()
  await page.getByRole('button', { name: 'Open question palette' }).click()
  await page.getByRole('button', { name: 'Submit test' }).click()
  await page.getByRole('button', { name: 'Submit now' }).click()
  await page.getByRole('link', { name: 'See result' }).click()
  await expect(page.getByText('−1', { exact: true }).first()).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-2) ?? ''
}

/** Enters the fresh code that an action asks for. */
async function confirmByCode(page: Page, phone: string, since: number): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByLabel('Code').fill(await codeFor(`+91${phone}`, since))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
}

/** The id of the paper, by REST as the member of staff of the page. */
const paperId = (page: Page): Promise<string> =>
  page.evaluate(async (slug) => {
    const response = await fetch(`/api/test-papers?where[slug][equals]=${slug}&depth=0`)
    return ((await response.json()) as { docs: { id: string }[] }).docs[0]?.id ?? ''
  }, JOURNEY.corrected)

/** Shows the progress to somebody by a link, and ends it. */
async function showProgress(student: Page, browser: Browser): Promise<void> {
  await student.goto(`${ORIGIN}/progress`)
  await student.getByLabel('For whom').fill('Mother')
  await student.getByRole('button', { name: 'Make link' }).click()
  const link = await student.getByLabel('The link').inputValue()
  await expectAccessible(student, 'body')
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const mother = await context.newPage()
  await mother.goto(link)
  await expect(mother.getByRole('heading', { name: 'Tests taken' })).toBeVisible()
  await expectAccessible(mother, 'body')
  await student.getByRole('button', { name: 'End link' }).click()
  await expect(student.getByRole('button', { name: 'End link' })).toBeHidden()
  await mother.reload()
  await expect(mother.getByText('There is no report here')).toBeVisible()
  await context.close()
}

test('a wrong key is objected to, corrected after a preview, and the student reads the new marks', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const student = await context.newPage()
  const attempt = await takePaper(student)

  await page.setViewportSize({ width: 1440, height: 900 })
  const phone = await makeFreshStaff(page, { level: 800 })
  await signInToAdmin(page, phone, ORIGIN)
  await page.goto(`${ORIGIN}/admin/collections/test-papers/${await paperId(page)}/keys`)
  await untilPanelIsHydrated(page)
  await page.getByRole('button', { name: 'Set the end' }).click()
  await page.getByRole('dialog').getByLabel('Objections until').fill('2099-12-31T18:00')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Taken until 31 Dec 2099/)).toBeVisible()
  await expectAccessible(page, '.panel')

  await student.goto(`${ORIGIN}/tests/${attempt}/solutions`)
  await student.getByRole('button', { name: 'Bookmark', exact: true }).click()
  await student.getByRole('button', { name: 'Bookmarks' }).click()
  await expect(student.getByRole('button', { name: 'Bookmarked' })).toBeVisible()
  await student.getByRole('button', { name: 'Note', exact: true }).click()
  await student.getByRole('textbox', { name: 'Note' }).fill('The lens equation')
  await student.reload()
  await expect(student.getByRole('textbox', { name: 'Note' })).toHaveValue('The lens equation')
  await student.getByRole('button', { name: 'Object to the key' }).click()
  await student.getByLabel('Why the key is wrong').fill('Option c follows from the lens equation.')
  await student.getByRole('button', { name: 'Send' }).click()
  await expect(student.getByText('Received, not decided yet')).toBeVisible()
  await student.getByRole('button', { name: 'Report an error' }).click()
  await student.getByLabel('What is wrong').fill('The Hindi text has another number.')
  await student.getByRole('button', { name: 'Send report' }).click()
  await expect(student.getByText('Received, not reviewed yet')).toBeVisible()
  await expectAccessible(student, 'body')

  await page.reload()
  await untilPanelIsHydrated(page)
  await expect(page.getByText('Option c follows from the lens equation.')).toBeVisible()
  await expect(page.getByText('The Hindi text has another number.')).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('dialog').getByLabel('Note, as students read it').fill('You are right.')
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('button', { name: 'Change question 1' }).click()
  await expect(
    page.getByRole('region', { name: 'The question' }).getByText('Option c', { exact: true }),
  ).toBeVisible()
  const right = page.getByRole('group', { name: 'What is right' })
  await right.getByRole('checkbox', { name: 'B, right so far' }).uncheck()
  await right.getByRole('checkbox', { name: 'C', exact: true }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Add correction' }).click()
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('Other marks for 1 of 1 attempt: 1 more, 0 fewer.')).toBeVisible()
  await expectAccessible(page, '.panel')
  await page.getByRole('button', { name: 'Regrade' }).click()
  const order = page.getByRole('dialog', { name: 'Regrade' })
  await order.getByLabel('Why, as students read it').fill('The key of question 1 was wrong')
  const since = Date.now()
  await order.getByRole('button', { name: 'Regrade' }).click()
  await confirmByCode(page, phone, since)
  await expect(page.getByText('1 correction, 1 attempt moved')).toBeVisible({ timeout: 120_000 })

  await student.goto(`${ORIGIN}/tests/${attempt}/result`)
  await expect(student.getByText(/you had [−-]1 marks and now have 4/)).toBeVisible()
  await expect(student.getByText('The key of question 1 was wrong')).toBeVisible()
  await student.goto(`${ORIGIN}/tests/${attempt}/solutions`)
  await expect(student.getByText('You are right.')).toBeVisible()
  await test.step('the other language shows the same attempt', async () => {
    await student.getByRole('link', { name: 'हिन्दी' }).first().click()
    await student.waitForURL(`${ORIGIN}/hi/tests/${attempt}/solutions`)
    await expect(student.getByText('You are right.')).toBeVisible()
    await student.getByRole('link', { name: 'English' }).first().click()
    await student.waitForURL(`${ORIGIN}/tests/${attempt}/solutions`)
  })
  await student.getByRole('button', { name: 'Add to revision' }).click()
  await student.getByRole('link', { name: 'Ask a doubt' }).click()
  await expect(student.getByRole('dialog').getByLabel('What is it about?')).toHaveValue(/question 1$/)
  await student.goto(`${ORIGIN}/revision`)
  await student.getByRole('button', { name: 'Show the answer' }).click()
  await student.getByRole('button', { name: 'I knew it' }).click()
  await expect(student.getByText('Everything is revised for now')).toBeVisible()
  await expectAccessible(student, 'body')
  await showProgress(student, browser)
  await context.close()
})
