import { expect, test } from '@playwright/test'
import { host } from './support/account.ts'
import { expectAccessible } from './support/axe.ts'
import { formsOf, IN_FORMS } from './support/forms.ts'
import { openStaffCalls, saveAs } from './support/panel.ts'
import { signUpByCalls } from './support/people.ts'

const ORIGIN = host('demo')
const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]

for (const viewport of formsOf(...SIZES)) {
  test(
    `a ticket is opened and answered, and its answer shows at ${viewport.width} px`,
    IN_FORMS,
    async ({ browser }) => {
      const context = await browser.newContext({ viewport })
      const page = await context.newPage()
      await signUpByCalls(page)
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
      await dialog.getByRole('button', { name: 'Submit ticket' }).dblclick()
      await expect(dialog).toHaveCount(0)
      const card = page.getByRole('article')
      await expect(card).toHaveCount(1)
      await expect(card.getByRole('heading', { name: subject })).toBeVisible()
      await expect(card.getByText('Open', { exact: true })).toBeVisible()
      const number = (await card.getAttribute('aria-label'))?.replace('Ticket ', '') ?? ''

      const panel = await openStaffCalls(browser)
      const id = await panel.evaluate(
        async (which) =>
          (await (await fetch(`/api/support-tickets?where[number][equals]=${which}`)).json()).docs[0]
            .id as string,
        number,
      )
      await saveAs(panel, 'PATCH', `/support-tickets/${id}`, { reply: 'Please try again now.' })
      await panel.context().close()
      await page.reload()
      await expect(card.getByText('Please try again now.')).toBeVisible()
      await expect(card.getByText('In progress')).toBeVisible()
      await expectAccessible(page, 'body')
      await page.goto(`${ORIGIN}/notifications`)
      await expect(page.getByText(`Answer to ${number}`)).toBeVisible()
      await context.close()
    },
  )
}

test('the user menu links to orders, tickets, profile and addresses in this order', async ({ page }) => {
  await signUpByCalls(page)
  await page.goto(`${ORIGIN}/`)
  await page.getByRole('button', { name: /^Account of/ }).click()
  const items = await page.getByRole('menuitem').allTextContents()
  const from = items.indexOf('Orders')
  expect(items.slice(from, from + 4)).toEqual(['Orders', 'Support Tickets', 'Profile Info', 'Addresses'])
})
