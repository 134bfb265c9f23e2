import { expect, test } from '@playwright/test'
import { pngFile } from '#tests/support/files.ts'
import { call, host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { AS_VARIANTS, journeyVariants } from '../support/forms.ts'
import { openStaffCalls } from '../support/panel.ts'
import { signUpViaApi } from '../support/people.ts'

const ORIGIN = host('demo')
const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]

for (const viewport of journeyVariants(...SIZES)) {
  test(
    `a ticket with a picture is opened, answered, written back to, solved and rated at ${viewport.width} px`,
    AS_VARIANTS,
    async ({ browser }) => {
      const context = await browser.newContext({ viewport })
      const page = await context.newPage()
      await signUpViaApi(page)
      const isNarrow = viewport.width < 900
      await page.goto(`${ORIGIN}/${isNarrow ? 'account' : 'orders'}`)
      const menu = isNarrow ? 'Everything in your account' : 'Account'
      const labels = page.getByRole('navigation', { name: menu, exact: true }).getByRole('link')
      await expect(labels.first()).toBeVisible()
      expect((await labels.allTextContents()).slice(0, 4)).toEqual([
        'Orders',
        'Support Tickets',
        'Profile Info',
        'Addresses',
      ])
      await labels.filter({ hasText: 'Support Tickets' }).click()
      await expect(page.getByRole('heading', { name: 'No tickets yet' })).toBeVisible()
      await expectAccessible(page, 'body')

      await page.getByRole('button', { name: 'Open a ticket' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Submit ticket' }).click()
      await expect(dialog.getByText('Choose a topic')).toBeVisible()
      await dialog.getByRole('button', { name: /What is it about/ }).click()
      await page.getByRole('option', { name: 'A course or class' }).click()
      const subject = `Lesson 4 <b>stays</b> black ${process.pid}`
      await dialog.getByLabel('Subject').fill(subject)
      await dialog.getByLabel('What happened').fill('It never starts.\nI tried twice.')
      await expectAccessible(page, '[role=dialog]')
      // What is typed survives a reload, and Back, which closes the dialog and leaves the page open.
      await page.reload()
      await page.getByRole('button', { name: 'Open a ticket' }).click()
      await expect(dialog.getByLabel('Subject')).toHaveValue(subject)
      await page.goBack()
      await expect(dialog).toHaveCount(0)
      await page.getByRole('button', { name: 'Open a ticket' }).click()
      await expect(dialog.getByLabel('What happened')).toHaveValue('It never starts.\nI tried twice.')
      const { data, mimetype } = await pngFile()
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'screen.png', mimeType: mimetype, buffer: data })
      await dialog.getByRole('button', { name: 'Submit ticket' }).dblclick()
      await expect(dialog).toHaveCount(0)
      await page.getByRole('button', { name: 'Open a ticket' }).click()
      await expect(dialog.getByLabel('Subject')).toHaveValue('')
      await page.keyboard.press('Escape')
      const card = page.getByRole('article')
      await expect(card).toHaveCount(1)
      await expect(card.getByText('Open', { exact: true })).toBeVisible()
      const number = (await card.getAttribute('aria-label'))?.replace('Ticket ', '') ?? ''
      await card.getByRole('link', { name: subject }).click()
      await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
      const conversation = page.getByRole('region', { name: 'Conversation' })
      await expect(conversation.getByText('It never starts.')).toBeVisible()
      await expect(conversation.getByRole('img', { name: 'screen' })).toBeVisible()
      await expectAccessible(page, 'main')

      const panel = await openStaffCalls(browser)
      const ticket = await panel.evaluate(
        async (which) =>
          (await (await fetch(`/api/support-tickets?where[number][equals]=${which}`)).json()).docs[0]
            .id as string,
        number,
      )
      const reply = { ticket, text: 'Please try again now.', attempt: crypto.randomUUID(), files: [] }
      await call(panel, '/supportdesk/reply', reply)
      await panel.context().close()
      await page.reload()
      await expect(conversation.getByText('Please try again now.')).toBeVisible()
      await expect(page.getByText('Answered', { exact: true })).toBeVisible()
      await page.getByLabel('Your message').fill('It plays!')
      await page.getByRole('button', { name: 'Write back' }).click()
      await expect(conversation.getByText('It plays!')).toBeVisible()
      await expect(page.getByText('Open', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'This solved it' }).click()
      await expect(page.getByText('Resolved', { exact: true })).toBeVisible()
      await page.getByRole('radio', { name: '5' }).click()
      await page.getByRole('button', { name: 'Send rating' }).click()
      await expect(page.getByText('Thank you for the rating.')).toBeVisible()
      await expectAccessible(page, 'main')
      await page.goto(`${ORIGIN}/notifications`)
      await expect(page.getByText(`Answer to ${number}`)).toBeVisible()
      await context.close()
    },
  )
}

test('the user menu links to orders, tickets, profile and addresses in this order', async ({ page }) => {
  await signUpViaApi(page)
  await page.goto(`${ORIGIN}/`)
  await page.getByRole('button', { name: /^Account of/ }).click()
  const items = await page.getByRole('menuitem').allTextContents()
  const from = items.indexOf('Orders')
  expect(items.slice(from, from + 4)).toEqual(['Orders', 'Support Tickets', 'Profile Info', 'Addresses'])
})
