import { sql } from '@payloadcms/db-sqlite/drizzle'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { call, host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { runSql } from '../support/database.ts'
import { makeFreshStaff } from '../support/freshStaff.ts'
import { openStaffCalls } from '../support/panel.ts'
import { signUpViaApi } from '../support/people.ts'
import { addStaffCookie } from '../support/signedInStaff.ts'

const ORIGIN = host('demo')
const OPTICS = 'NEET Physics: Optics and modern physics'
const MECHANICS = 'JEE Physics: Mechanics from first principles'

/** A new signed-in student with a unique name. */
async function newStudent(browser: Browser): Promise<{ page: Page; phone: string; name: string }> {
  const page = await (await browser.newContext()).newPage()
  const phone = await signUpViaApi(page)
  const name = `Learner ${phone.slice(-6)}`
  await runSql(sql`update users set name = ${name} where phone = ${`+91${phone}`}`)
  return { page, phone, name }
}

/** Fills in the panel's order form up to the payment method. */
async function fillOrderForm(staffPage: Page, student: { phone: string; name: string }, title: string) {
  await staffPage.goto(`${ORIGIN}/admin/add-orders`)
  await staffPage.getByLabel('Student', { exact: true }).fill(student.phone)
  await staffPage.getByRole('button', { name: student.name }).click()
  await staffPage.getByLabel('Add a product').fill(title.slice(0, 12))
  await staffPage.getByRole('button', { name: title }).first().click()
  await expect(staffPage.getByRole('form', { name: 'The order' }).getByText('To pay')).toBeVisible()
}

const openOrder = async (staffPage: Page) => {
  await staffPage.getByRole('link', { name: 'Open the order' }).click()
  await staffPage.waitForURL('**/admin/collections/orders/*')
  return staffPage.getByRole('main')
}

/** Adds a paid order by the API calls of the form and returns its number. */
async function addPaidOrder(
  staffPage: Page,
  { phone }: { phone: string },
  titles: string[],
): Promise<string> {
  const { students } = (await call(staffPage, '/sales/students', { text: phone })) as {
    students: { id: string }[]
  }
  const items = await Promise.all(
    titles.map(async (text) => {
      const found = await call(staffPage, '/sales/products', { text })
      return { product: (found.products as { id: string }[])[0]?.id, quantity: 1 }
    }),
  )
  const orderInput = { student: students[0]?.id, items }
  const { quote } = (await call(staffPage, '/sales/quote', orderInput)) as { quote: { quoteId: string } }
  const pay = { kind: 'offline', reference: `Receipt ${titles.length} ${phone.replace('+', '')}` }
  const added = await call(staffPage, '/sales/addorder', { ...orderInput, quoteId: quote.quoteId, pay })
  expect(added).toMatchObject({ apiSuccess: true })
  return added.number as string
}

test('an admin adds an order that was paid in cash, and the student can open the course', async ({
  browser,
}) => {
  const student = await newStudent(browser)
  const staffPage = await openStaffCalls(browser)
  await fillOrderForm(staffPage, student, OPTICS)
  await staffPage.getByLabel('Coupon (optional)').fill('NOSUCHCODE')
  await expect(staffPage.getByText('There is no coupon NOSUCHCODE')).toBeVisible()
  await staffPage.getByLabel('Coupon (optional)').fill('')
  await expect(staffPage.getByText('There is no coupon NOSUCHCODE')).toBeHidden()
  await staffPage.getByRole('button', { name: 'Add paid order' }).click()
  await expect(staffPage.getByText('Enter the payment reference first.')).toBeVisible()
  await staffPage.getByLabel('Reference').fill(`Receipt ${student.phone}`)
  await expectAccessible(staffPage, 'main')
  await staffPage.getByRole('button', { name: 'Add paid order' }).dblclick()
  await expect(staffPage.getByText(/^Order SH-\d\d-\d{6} is paid and confirmed/)).toBeVisible()

  const order = await openOrder(staffPage)
  await expect(order.getByText('Completed', { exact: true })).toBeVisible()
  await expect(order.getByText('in the admin panel by Demo Admin')).toBeVisible()
  await expect(order.getByText(`RECEIPT${student.phone}`, { exact: true })).toBeVisible()
  await expectAccessible(staffPage, 'main')
  await order.getByRole('button', { name: 'Add a note' }).click()
  const dialog = staffPage.getByRole('dialog', { name: 'Add a note' })
  await dialog.getByLabel('Note', { exact: true }).fill('Wants the books by Friday')
  await expectAccessible(staffPage, 'dialog')
  await dialog.getByRole('button', { name: 'Add note' }).click()
  await expect(order.getByText('Wants the books by Friday')).toBeVisible()

  const own = (await call(student.page, '/orders', undefined, 'GET')) as { docs?: unknown[] }
  expect(own.docs).toHaveLength(1)
  expect(JSON.stringify(own)).not.toContain('Wants the books by Friday')
})

test('a PIN code fills in the address of a book and leaves what staff wrote; the student pays by the link sent', async ({
  browser,
}) => {
  test.slow()
  const student = await newStudent(browser)
  const staffPage = await openStaffCalls(browser)
  await fillOrderForm(staffPage, student, 'Map practice: sixty outlines')
  const form = staffPage.getByRole('form', { name: 'New address' })
  const [pincode, city, state] = [
    form.getByLabel('PIN code'),
    form.getByLabel('City'),
    form.getByLabel('State'),
  ]
  await pincode.pressSequentially('411001')
  await expect(city).toHaveValue('Pune')
  await expect(state).toHaveValue('MH')
  await pincode.fill('462001')
  await expect(city).toHaveValue('Bhopal')
  await expect(state).toHaveValue('MP')
  await city.fill('Bairagarh')
  // A city is cleared when the PIN code's state changes.
  await pincode.fill('411001')
  await expect(state).toHaveValue('MH')
  await expect(city).toHaveValue('Pune')
  await pincode.fill('462001')
  await expect(city).toHaveValue('Bhopal')
  await city.fill('Bairagarh')
  await pincode.fill('462030')
  await expect(state).toHaveValue('MP')
  await expect(city).toHaveValue('Bairagarh')
  await form.getByLabel('Phone', { exact: true }).fill('9800000099')
  await form.getByLabel('House, street').fill('Flat 12, Lake View')
  await form.getByRole('button', { name: 'Save address' }).click()
  await expect(staffPage.getByLabel('Deliver to')).toContainText('Flat 12, Lake View, Bairagarh 462030')
  await staffPage.getByLabel('Send a pay link').check()
  await staffPage.getByRole('button', { name: 'Add order and send link' }).click()
  const message = staffPage.getByText(/^Order SH-\d\d-\d{6} is placed. The link is on its way to /)
  await expect(message).toBeVisible()
  const number = /SH-\d\d-\d{6}/.exec((await message.textContent()) ?? '')?.[0] ?? ''

  await student.page.goto(`${ORIGIN}/orders/${number}`)
  await student.page.getByRole('button', { name: /^Pay/ }).locator('visible=true').first().click()
  await student.page.waitForURL('**/dev/sandbox-gateway/*')
  await student.page.getByRole('button', { name: 'Payment succeeds', exact: true }).click()
  await student.page.waitForURL(`${ORIGIN}/**`)

  const order = await openOrder(staffPage)
  await expect(async () => {
    await staffPage.reload()
    await expect(order.getByText('Paid', { exact: true }).first()).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect(order.getByText('Pay link sent')).toBeVisible()
})

test('a sub admin sees the orders of assigned products, their lines and amounts, and nothing of the rest', async ({
  browser,
}) => {
  const student = await newStudent(browser)
  const admin = await openStaffCalls(browser)
  const both = await addPaidOrder(admin, student, [OPTICS, MECHANICS])
  const foreign = await addPaidOrder(admin, await newStudent(browser), [MECHANICS])

  const page = await (await browser.newContext()).newPage()
  const phone = await makeFreshStaff(page, {
    level: 650,
    accessList: [{ id: 'subadminOrders', canEdit: true }],
  })
  await runSql(sql`
    insert into access_configurations_rels ("order", parent_id, path, selling_products_id)
    select 1, access_configurations.id, 'assignedProducts', selling_products.id
    from access_configurations, selling_products
    where access_configurations.user_id = (select id from users where phone = ${`+91${phone}`})
      and selling_products.title = ${OPTICS}`)
  await addStaffCookie(page.context(), phone, ORIGIN)
  await page.goto(`${ORIGIN}/admin/collections/orders?limit=100`)
  const table = page.locator('.collection-list .table')
  await expect(table.getByText(both)).toBeVisible()
  await expect(table.getByText(foreign)).toHaveCount(0)
  await expect(table.getByRole('columnheader', { name: 'Amount' })).toHaveCount(0)
  await table.getByRole('link', { name: both }).click()
  await page.waitForURL('**/admin/collections/orders/*')
  const order = page.getByRole('main')
  await expect(
    order.getByText('You see the products of this order that are assigned to you, and their amounts.'),
  ).toBeVisible()
  await expect(order.getByRole('heading', { name: 'Items' })).toBeVisible()
  await expect(order.getByText(OPTICS, { exact: true })).toBeVisible()
  await expect(page.getByText(MECHANICS)).toHaveCount(0)
  await expect(order.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
  expect(await page.content()).not.toContain('Mechanics from first principles')
  await expectAccessible(page, 'main')
})
