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
const LESSON = '/learn/answer-writing/scripts-marked-live'

test('a live class is scheduled, joined on a phone, has a chat and a poll and is ended, and its question is in the revision of its students', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const desktop = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const teacher = await desktop.newPage()
  await addStaffCookie(desktop, await makeFreshStaff(teacher, { level: 800, name: 'Ravi Kulhari' }), ORIGIN)
  await teacher.goto(`${ORIGIN}/healthz`)
  const find = '/live-meet-sessions?depth=0&limit=1&where[title][like]=Your scripts'
  const { docs } = await call(teacher, find, undefined, 'GET')
  const id = (docs as { id: string }[])[0]?.id ?? ''
  const { user } = await call(teacher, '/auth/me', undefined, 'GET')
  const { docs: people } = await call(
    teacher,
    `/users?depth=0&limit=1&where[uid][equals]=${(user as { uid: string }).uid}`,
    undefined,
    'GET',
  )
  const soon = { startsAt: new Date(Date.now() + 5 * 60_000).toISOString() }
  const teachers = [(people as { id: string }[])[0]?.id]
  await call(teacher, `/live-meet-sessions/${id}`, { ...soon, teachers }, 'PATCH')

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await phone.newPage()
  await page.addInitScript(() => localStorage.setItem('demo-storageNote', '1'))
  await signUpViaApi(page)
  await buy(page, 'answer-writing-class')
  await gotoHydrated(page, `${ORIGIN}/timetable`)
  await expect(page.getByText('Your scripts, marked together')).toBeVisible()
  await expectAccessible(page, 'main')
  await page.screenshot({ path: test.info().outputPath('timetable-360.png'), fullPage: true })
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Your scripts, marked together' })
    .getByRole('link', { name: 'Join the class' })
    .click()
  await page.waitForURL(`**${LESSON}`)
  await page.getByRole('button', { name: 'Join the class' }).click()
  await expect(page.getByText('This is a room to try out live classes.')).toBeVisible()
  const chat = page.getByRole('region', { name: 'Chat of the class' })
  await chat.getByRole('textbox', { name: 'Write to the class' }).fill('May we see the scale again?')
  await chat.getByText('This is a question to the teacher').click()
  await chat.getByRole('button', { name: 'Send' }).click()
  await expect(chat.getByRole('log')).toContainText('May we see the scale again?')

  await teacher.goto(`${ORIGIN}/admin/collections/live-meet-sessions/${id}`)
  await untilPanelIsHydrated(teacher)
  await teacher.getByRole('button', { name: 'Start', exact: true }).click()
  await teacher.getByRole('dialog').getByRole('button', { name: 'Start' }).click()
  await expect(teacher.getByText('The class is live.')).toBeVisible()
  await teacher.screenshot({ path: test.info().outputPath('live-panel-1440.png') })
  await gotoHydrated(teacher, `${ORIGIN}${LESSON}`)
  await teacher.getByRole('button', { name: 'Join the class' }).click()
  const room = teacher.getByRole('region', { name: 'Chat of the class' })
  await expect(room.getByRole('log')).toContainText('May we see the scale again?')
  await room.getByRole('textbox', { name: 'Write to the class' }).fill('It is on the board now.')
  await room.getByRole('button', { name: 'Send' }).click()
  await expect(chat.getByRole('log')).toContainText('It is on the board now.')
  await room.getByRole('button', { name: 'Answered' }).click()
  await expect(chat.getByRole('log')).toContainText('Answered')
  await room.getByRole('button', { name: 'Ask a poll' }).click()
  const dialog = teacher.getByRole('dialog', { name: 'Ask a poll' })
  await dialog.getByRole('textbox', { name: 'Question' }).fill('Which opening is better?')
  await dialog.getByRole('textbox', { name: 'Option 1' }).fill('The quotation')
  await dialog.getByRole('textbox', { name: 'Option 2' }).fill('The case')
  await dialog.getByRole('button', { name: 'Right answer' }).click()
  await expect(teacher.getByRole('option', { name: 'The quotation' })).toBeVisible()
  await teacher.getByRole('option', { name: 'The quotation' }).click()
  await expectAccessible(teacher, '[role=dialog]')
  await teacher.screenshot({ path: test.info().outputPath('poll-dialog-1440.png') })
  await dialog.getByRole('button', { name: 'Ask the class' }).click()
  await expect(dialog).toBeHidden()
  await chat.getByRole('region', { name: 'Poll' }).getByRole('button', { name: 'The case' }).click()
  await expect(room.getByRole('region', { name: 'Poll' })).toContainText('100%')
  await expect(chat.getByRole('region', { name: 'Poll' })).toContainText('1 answer')
  await expect(chat.getByRole('region', { name: 'Poll' })).toContainText('The case (your answer)')
  await expect(chat).not.toContainText('right answer')
  await room.getByRole('button', { name: 'Close poll' }).click()
  await expect(chat.getByRole('region', { name: 'Poll' })).toContainText('The quotation (right answer)')
  await expect(chat.getByRole('region', { name: 'Poll' })).toContainText('in your revision tomorrow')
  await page.reload()
  await page.getByRole('button', { name: 'Join the class' }).click()
  await expect(chat.getByRole('region', { name: 'Poll' })).toContainText('The case (your answer)')
  await expectAccessible(page, 'main')
  await expectAccessible(teacher, 'main')
  await page.screenshot({ path: test.info().outputPath('live-360.png'), fullPage: true })
  await teacher.screenshot({ path: test.info().outputPath('live-teacher-1440.png'), fullPage: true })

  await teacher.getByRole('button', { name: 'End the class' }).click()
  await expect(teacher.getByText('This class is over.').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('This class is over.').first()).toBeVisible()
  await gotoHydrated(page, `${ORIGIN}/revision`)
  await expect(page.getByText('The next question comes')).toBeVisible()
  await desktop.close()
  await phone.close()
})
