import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { JOURNEY } from '#tests/support/exams/journeySlugs.ts'
import { call, host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { makeFreshStaff } from '../support/freshStaff.ts'
import { DEMO, openStaffCalls, saveAs } from '../support/panel.ts'
import { signUpViaApi } from '../support/people.ts'
import { addStaffCookie } from '../support/signedInStaff.ts'

const ORIGIN = host('demo')
/** Used by this journey alone. */
const SUBJECT = { id: 'reasoning', name: 'Reasoning' }

/** A new student answers both questions of a quiz wrongly. Returns the attempt. */
async function takeQuiz(page: Page, admin: Page): Promise<string> {
  const phone = await signUpViaApi(page)
  await page.goto(`${ORIGIN}/quizzes/${JOURNEY.quiz}`)
  await page.getByRole('button', { name: 'Start quiz' }).click()
  for (const next of ['Next question', 'Finish']) {
    await page.locator('label', { hasText: 'Option c' }).click()
    await page.getByRole('button', { name: 'Check answer' }).click()
    await expect(page.getByText('Wrong · −1')).toBeVisible()
    await page.getByRole('button', { name: next }).click()
  }
  await expect(page.getByText('−2 of 8 marks')).toBeVisible()
  const firstOf = async (path: string) =>
    ((await call(admin, path, undefined, 'GET')) as { docs: { id: string }[] }).docs[0]?.id ?? ''
  const student = await firstOf(`/users?where[phone][equals]=%2B91${phone}&depth=0`)
  return firstOf(`/test-user-attempts?where[student][equals]=${student}&depth=0`)
}

/** An expert who may answer doubts, in a browser of their own. */
async function openExpert(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const accessList = [{ id: 'expertDoubts', canEdit: true }]
  const name = `Ravi Doubt ${process.pid}`
  const phone = await makeFreshStaff(page, { level: 400, accessList, features: ['doubts'], name })
  await addStaffCookie(context, phone, ORIGIN)
  return page
}

/** The doubts of the subject go to this expert. */
async function route(admin: Page): Promise<void> {
  const { experts } = (await call(admin, '/doubt/experts', undefined, 'GET')) as {
    experts: { id: string; name: string }[]
  }
  const expert = experts.find(({ name }) => name === `Ravi Doubt ${process.pid}`)?.id
  const doubts = { subjects: [{ subject: SUBJECT.id, experts: [expert] }] }
  const { docs } = (await call(admin, '/support-settings?depth=0', undefined, 'GET')) as {
    docs: { id: string }[]
  }
  const [known] = docs
  await saveAs(admin, known ? 'PATCH' : 'POST', `/support-settings${known ? `/${known.id}` : ''}`, { doubts })
}

/** Another student posts the same doubt, which is answered and made public. */
async function shareAnswered(browser: Browser, desk: Page, admin: Page, words: object): Promise<void> {
  const other = await (await browser.newContext()).newPage()
  await signUpViaApi(other)
  const body = { ...words, subject: SUBJECT.id, attempt: randomUUID(), files: [], mayShare: true }
  const { number } = await call(other, '/doubt/ask', body)
  const { doubt } = (await call(other, `/doubt/one?number=${number}`, undefined, 'GET')) as {
    doubt: { id: string }
  }
  const which = { doubt: doubt.id }
  expect(await call(desk, '/expertdoubts/take', which)).toMatchObject({ apiSuccess: true })
  const answer = {
    ...which,
    text: 'The lens equation says so.',
    attempt: randomUUID(),
    files: [],
    drawings: [],
  }
  expect(await call(desk, '/expertdoubts/answer', answer)).toMatchObject({ apiSuccess: true })
  expect(await call(admin, '/doubt/share', { ...which, isShared: true })).toMatchObject({ apiSuccess: true })
  await other.context().close()
}

test('a doubt about a question is asked on a phone past a similar one, goes to the expert of its subject, and is answered by a drawing and rated', async ({
  browser,
}) => {
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const student = await phone.newPage()
  const desk = await openExpert(browser)
  const admin = await openStaffCalls(browser, DEMO.admin)
  const errors: string[] = []
  for (const page of [student, desk]) page.on('pageerror', ({ message }) => errors.push(message))
  await route(admin)

  const attempt = await takeQuiz(student, admin)
  await student.goto(`${ORIGIN}/tests/${attempt}/solutions`)
  await student.getByRole('link', { name: 'Ask a doubt' }).first().click()
  const dialog = student.getByRole('dialog')
  const title = dialog.getByLabel('What is it about?')
  const text = dialog.getByRole('textbox', { name: 'Your doubt' })
  await expect(title).toHaveValue(/question 1$/)
  await expect(text).toHaveValue(/My answer: c/i)
  const words = { title: await title.inputValue(), text: await text.inputValue() }
  await shareAnswered(browser, desk, admin, words)

  await dialog.getByRole('button', { name: /Subject/ }).click()
  await student.getByRole('option', { name: SUBJECT.name }).click()
  await dialog.getByText('Perhaps this has been answered already:').scrollIntoViewIfNeeded()
  const similar = dialog.locator('details').first()
  await similar.locator('summary').click()
  await expect(similar.getByText('The lens equation says so.')).toBeVisible()
  await expectAccessible(student, '[role=dialog]')
  await student.screenshot({ path: test.info().outputPath('similar-360.png') })
  await text.press('Control+End')
  await text.pressSequentially('And why not b?')
  await dialog.getByRole('button', { name: 'Ask the experts' }).dblclick()
  await expect(dialog).toHaveCount(0)
  await student.getByRole('link', { name: words.title }).click()
  await student.waitForURL(/\/doubts\/DB-/)
  await expect(student.getByText('Assigned', { exact: true })).toBeVisible()
  const { pathname } = new URL(student.url())

  await desk.goto(`${ORIGIN}/expert/doubts`)
  await desk.locator(`a[href$="${pathname}"]`).click()
  await expect(desk.getByText('And why not b?')).toBeVisible()
  await desk.getByRole('button', { name: 'Answer this doubt' }).click()
  await desk.getByRole('textbox', { name: 'Your answer' }).fill('The rays meet on the other side.')
  await desk.getByRole('button', { name: 'Draw on: blank page' }).click()
  const board = desk.getByRole('region', { name: 'blank page' })
  await board.getByRole('radio', { name: 'Pen' }).click()
  await board.getByRole('application').focus()
  for (const key of ['Enter', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Enter']) await desk.keyboard.press(key)
  await expect(board.getByText('On page 1: 1')).toBeVisible()
  await desk.getByRole('button', { name: 'Send answer' }).click()
  await expect(desk.getByText('Your answer has been sent.')).toBeVisible()

  await student.reload()
  await expect(student.getByText('The rays meet on the other side.')).toBeVisible()
  await expect(student.getByRole('img', { name: 'Drawing 1 of the expert' })).toBeVisible()
  await student.getByRole('radio', { name: '5', exact: true }).click()
  await expect(student.getByText('Thank you for the rating.')).toBeVisible()
  await student.screenshot({ path: test.info().outputPath('rated-360.png'), fullPage: true })
  expect(errors).toEqual([])
  for (const page of [student, desk, admin]) await page.context().close()
})
