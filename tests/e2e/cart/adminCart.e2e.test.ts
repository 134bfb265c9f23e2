import { expect, test } from '@playwright/test'
import { call } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { openStaffCalls, saveAs } from '../support/panel.ts'
import { signUpViaApi } from '../support/people.ts'
import { host } from '../support/signInDialog.ts'

const ADMIN = `${host('demo')}/admin`

test('staff build a cart for a student, with a coupon, and its total adds up', async ({ browser }) => {
  const student = await (await browser.newContext()).newPage()
  const phone = await signUpViaApi(student)
  const staffPage = await openStaffCalls(browser)
  const code = `DESK${Date.now()}`
  await saveAs(staffPage, 'POST', '/coupons', {
    code,
    title: 'Fifty off',
    type: 'flat',
    amountPaise: 5000,
    isActive: true,
  })
  await staffPage.goto(`${ADMIN}/collections/carts`)
  await staffPage.getByRole('button', { name: 'Build a cart for a student' }).click()
  const dialog = staffPage.getByRole('dialog', { name: 'Build a cart' })
  await dialog.getByRole('searchbox', { name: 'Student' }).fill(phone)
  await dialog.getByRole('button', { name: new RegExp(phone) }).click()
  await dialog.getByLabel('Add a product').fill('Map practice')
  await dialog.getByRole('button', { name: /^Map practice/ }).click()
  const bill = staffPage.getByRole('region', { name: 'Worth now' })
  await expect(bill).toContainText('Delivery')
  const coupons = staffPage.getByRole('region', { name: 'Coupons' })
  await coupons.getByLabel('Coupon code').fill('nosuchcode')
  await coupons.getByRole('button', { name: 'Apply' }).click()
  await expect(coupons.getByLabel('Coupon code')).toHaveAccessibleDescription(
    'There is no coupon NOSUCHCODE. Check the letters and digits.',
  )
  await coupons.getByLabel('Coupon code').fill(code.toLowerCase())
  await coupons.getByRole('button', { name: 'Apply' }).dblclick()
  await expect(coupons.getByRole('listitem')).toHaveText(new RegExp(code))
  await expect(bill).toContainText('− ₹50')
  await expectAccessible(staffPage, '.order-page')
  const { cart } = (await call(student, '/cart', undefined, 'GET')) as { cart: { codes: string[] } }
  expect(cart.codes).toEqual([code])
  await coupons.getByRole('button', { name: `Take out ${code}` }).click()
  await expect(coupons.getByRole('listitem')).toHaveCount(0)
})

test('in the panel a ticket is assigned, answered with a canned reply and gets an internal note', async ({
  browser,
}) => {
  const student = await (await browser.newContext()).newPage()
  await signUpViaApi(student)
  const subject = `Wet corners ${Date.now()}`
  await call(student, '/tickets/open', {
    category: 'course',
    subject,
    text: 'Both copies are wet.',
    attempt: crypto.randomUUID(),
  })
  const staffPage = await openStaffCalls(browser)
  const { docs } = (await call(
    staffPage,
    `/support-tickets?where[subject][equals]=${encodeURIComponent(subject)}&depth=0`,
    undefined,
    'GET',
  )) as { docs: { id: string; number: string }[] }
  const number = docs[0]?.number ?? ''
  await call(staffPage, '/canned-replies', {
    title: 'Damaged book',
    text: 'Hello {name}, about {number}: we send a new one.',
  })
  await staffPage.goto(`${ADMIN}/collections/support-tickets/${docs[0]?.id}`)
  const badge = staffPage.locator('.order-head__badges')
  await expect(badge).toHaveText('Open')
  await staffPage.getByRole('button', { name: 'Begin to work on it' }).click()
  await expect(badge).toHaveText('In progress')
  await staffPage.getByLabel('Insert a canned reply').selectOption({ label: 'Damaged book' })
  await expect(staffPage.getByLabel('Reply', { exact: true })).toHaveValue(
    new RegExp(`Hello .*${number}`, 's'),
  )
  await staffPage.getByRole('button', { name: 'Send reply' }).click()
  await expect(badge).toHaveText('Answered')
  await staffPage.getByLabel('Note for the team').check()
  await staffPage.getByLabel('Note', { exact: true }).fill('Sent on Monday')
  await staffPage.getByRole('button', { name: 'Save note' }).click()
  await expect(staffPage.getByText('Sent on Monday')).toBeVisible()
  await staffPage.reload()
  await expect(badge).toHaveText('Answered')
  await expectAccessible(staffPage, '.order-page')
})
