import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { call, host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { deliverMail, mailsTo } from '../support/mailbox.ts'
import { DEMO, openStaffCalls } from '../support/panel.ts'
import { signUpViaApi, verifyEmailOf } from '../support/people.ts'
import { MAIL_IN } from '../support/providers.ts'
import { untilPanelIsHydrated } from '../support/untilPanelIsHydrated.ts'

const ORIGIN = host('demo')
const AT_MOST = { timeout: 60_000 }

/** A ticket of the student that staff have answered once. */
async function answeredTicket(student: Page, panel: Page): Promise<{ id: string; number: string }> {
  const { number } = (await call(student, '/tickets/open', {
    category: 'course',
    subject: 'Lesson 4 stays black',
    text: 'It never starts.',
    attempt: randomUUID(),
    files: [],
  })) as { number: string }
  const { docs } = (await call(
    panel,
    `/support-tickets?where[number][equals]=${number}&depth=0`,
    undefined,
    'GET',
  )) as { docs: { id: string }[] }
  const id = docs[0]?.id ?? ''
  const reply = { ticket: id, text: 'Please try again now.', attempt: randomUUID(), files: [] }
  expect(await call(panel, '/supportdesk/reply', reply)).toMatchObject({ apiSuccess: true })
  return { id, number }
}

test('a student answers a ticket by e-mail, the team resolves it in the panel, and the student rates the help', async ({
  browser,
}) => {
  const student = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  const phone = await signUpViaApi(student)
  await verifyEmailOf(phone)
  const email = `s${phone}@example.org`
  const panel = await openStaffCalls(browser, DEMO.admin)
  const errors: string[] = []
  for (const page of [student, panel]) page.on('pageerror', ({ message }) => errors.push(message))
  const { id, number } = await answeredTicket(student, panel)

  const sent = () => mailsTo(email).filter(({ subject }) => subject.includes(number))
  await expect.poll(() => sent().length, AT_MOST).toBe(1)
  const [first] = sent()
  const replyTo = first?.replyTo ?? ''
  expect(first?.text).toContain('Please try again now.')
  expect(replyTo).toMatch(/^help\+t[0-9a-f]+@mail\.demo\.example$/)
  const said = `It is still black ${process.pid}.`
  const answerOf = (server: string, words: string) =>
    [
      `Authentication-Results: ${server}; dmarc=pass header.from=example.org`,
      `Message-ID: <${randomUUID()}@example.org>`,
      `From: Asha <${email}>`,
      `To: ${replyTo}`,
      `Subject: Re: ${number}`,
      'Content-Type: text/plain; charset=utf-8',
      '',
      `${words}\n\nOn Mon, 2 Nov 2026, School wrote:\n> Please try again now.`,
    ].join('\n')
  await deliverMail(answerOf('mx.stranger.example', 'I am somebody else.'))
  await deliverMail(answerOf(MAIL_IN.server, said))

  await panel.setViewportSize({ width: 1440, height: 900 })
  await expect(async () => {
    await panel.goto(`${ORIGIN}/admin/collections/support-tickets/${id}`)
    await expect(panel.getByText(said)).toBeVisible({ timeout: 3000 })
  }).toPass(AT_MOST)
  await expect(panel.getByText('I am somebody else.')).toHaveCount(0)
  await untilPanelIsHydrated(panel)
  await panel.getByRole('textbox', { name: /^Reply/ }).fill('We have repaired the lesson.')
  await panel.getByLabel('Resolve the ticket with this reply').check()
  await expectAccessible(panel, 'main')
  await panel.screenshot({ path: test.info().outputPath('desk-1440.png') })
  await panel.getByRole('button', { name: 'Send reply' }).dblclick()
  await expect(panel.getByText('We have repaired the lesson.')).toHaveCount(1)

  await expect.poll(() => sent().length, AT_MOST).toBe(2)
  const link = /https?:\/\/\S+\/support-tickets\/\S+/.exec(sent()[1]?.text ?? '')?.[0] ?? ''
  expect(new URL(link).pathname).toContain(number)
  await student.goto(`${ORIGIN}/support-tickets/${number}`)
  const conversation = student.getByRole('region', { name: 'Conversation' })
  await expect(conversation.getByText(said)).toHaveCount(1)
  await expect(student.getByText('Resolved', { exact: true })).toBeVisible()
  await student.getByRole('radio', { name: '5' }).click()
  await student.getByRole('button', { name: 'Send rating' }).click()
  await expect(student.getByText('Thank you for the rating.')).toBeVisible()
  const row = await call(panel, `/support-tickets/${id}?depth=0`, undefined, 'GET')
  expect(row).toMatchObject({ state: 'resolved', rating: 5 })
  expect(errors).toEqual([])
  for (const page of [student, panel]) await page.context().close()
})
