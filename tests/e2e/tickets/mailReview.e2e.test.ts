import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { expect, type Page, test } from '@playwright/test'
import { call, host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { runSql } from '../support/database.ts'
import { DEMO } from '../support/panel.ts'
import { signUpViaApi } from '../support/people.ts'
import { openStaffBrowser } from '../support/signedInStaff.ts'
import { untilPanelIsHydrated } from '../support/untilPanelIsHydrated.ts'

const ORIGIN = host('demo')

/** An e-mail without a token, as it waits in review. */
async function waitingMail(subject: string, text: string): Promise<string> {
  const [id, now] = [randomUUID(), new Date().toISOString()]
  await runSql(sql`
    insert into incoming_mails (id, mail_key, sender, subject, text, why, state, at, project_id)
    select ${id}, ${id}, 'somebody@example.org', ${subject}, ${text}, 'noToken', 'waiting', ${now}, id
    from projects where slug = 'demo'`)
  return id
}

async function openMail(panel: Page, id: string): Promise<void> {
  await panel.goto(`${ORIGIN}/admin/collections/incoming-mails/${id}`)
  await untilPanelIsHydrated(panel)
}

test('an e-mail in review is added to its ticket, where its student reads it, and another one needs nothing', async ({
  browser,
}) => {
  const student = await (await browser.newContext()).newPage()
  await signUpViaApi(student)
  const { number } = (await call(student, '/tickets/open', {
    category: 'course',
    subject: 'Lesson 4 stays black',
    text: 'It never starts.',
    attempt: randomUUID(),
    files: [],
  })) as { number: string }
  const said = `It plays now ${process.pid} <b>thanks</b>`
  const [mail, other] = [await waitingMail('Re: my lesson', said), await waitingMail('Win a prize', 'Click')]

  const staff = await openStaffBrowser(browser, DEMO.admin, 'demo')
  const panel = await staff.newPage()
  const errors: string[] = []
  panel.on('pageerror', (error) => errors.push(error.message))
  await openMail(panel, mail)
  await panel.getByRole('button', { name: 'Add to a ticket' }).click()
  const dialog = panel.getByRole('dialog')
  await dialog.getByLabel('Number of the ticket').fill('HT-26-999999')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText(/no ticket/i)
  await expectAccessible(panel, 'dialog')
  await dialog.getByLabel('Number of the ticket').fill(number)
  await dialog.getByRole('button', { name: 'Add', exact: true }).dblclick()
  await expect(dialog).toHaveCount(0)
  await expect(panel.getByRole('button', { name: 'Add to a ticket' })).toHaveCount(0)

  await openMail(panel, other)
  await panel.getByRole('button', { name: 'Needs nothing' }).click()
  await expect(panel.getByRole('button', { name: 'Needs nothing' })).toHaveCount(0)
  expect(errors).toEqual([])
  await staff.close()

  await student.goto(`${ORIGIN}/support-tickets/${number}`)
  const conversation = student.getByRole('region', { name: 'Conversation' })
  await expect(conversation.getByText(said)).toHaveCount(1)
  await expect(conversation.getByText('Click')).toHaveCount(0)
  await student.context().close()
})
