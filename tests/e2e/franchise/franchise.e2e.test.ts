import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { signUpViaApi } from '../support/people.ts'
import { checkPanelPage } from '../support/screenshots.ts'
import { DESK, openTestShop, panelOf, productOf } from '../support/testShop.ts'

const SLUG = 'test-shop-franchise'
const COURSE = 'neet-organic-chemistry'
const testShop = openTestShop(SLUG)

test('a franchisee adds a student who accepts the invitation, orders from funds that an admin added, and reads the statement', async ({
  browser,
}) => {
  const name = `Partner ${Date.now() % 100_000}`
  const { staffPage: partner } = await panelOf(browser, testShop, { level: 200, name })
  await partner.setViewportSize(DESK)
  await partner.goto(`${testShop.origin}/admin/franchise`)
  await expect(partner.getByRole('heading', { level: 1, name: 'Franchise panel' })).toBeVisible()
  await checkPanelPage(partner, 'franchise-empty')

  const { staffPage } = await panelOf(browser, testShop)
  await staffPage.setViewportSize(DESK)
  await staffPage.goto(`${testShop.origin}/admin/people/franchise`)
  await staffPage.getByRole('button', { name: `Add funds: ${name}` }).click()
  const funds = staffPage.getByRole('dialog', { name: `Add funds for ${name}` })
  await funds.getByLabel('Rupees').fill('10000')
  await funds.getByLabel('Why, which the franchisee reads').fill('Transfer of May')
  await expectAccessible(staffPage, 'dialog')
  await funds.getByRole('button', { name: 'Add', exact: true }).dblclick()
  await expect(funds).toBeHidden()
  await expect(staffPage.getByRole('row', { name: new RegExp(name) })).toContainText('₹10,000')
  await checkPanelPage(staffPage, 'franchise-list')

  await partner.getByRole('link', { name: 'Students', exact: true }).click()
  await partner.getByRole('button', { name: 'Add a student' }).click()
  const student = `Learner ${Date.now() % 100_000}`
  const add = partner.getByRole('dialog', { name: 'Add a student' })
  await add.getByLabel('Name').fill(student)
  await add.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(add.getByText('Enter a phone number or an e-mail.')).toBeVisible()
  await add.getByLabel('Phone').fill('98765')
  await add.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(add.getByText('This is not a valid phone number.')).toBeVisible()
  await expect(add.locator('[aria-invalid=true]'), 'only the field that is wrong').toHaveCount(1)
  const learner = await (await browser.newContext()).newPage()
  await add.getByLabel('Phone').fill(await signUpViaApi(learner, SLUG))
  await expectAccessible(partner, 'dialog')
  await add.getByRole('button', { name: 'Add', exact: true }).dblclick()
  await expect(add).toBeHidden()
  const waiting = partner.getByRole('region', { name: 'Waiting for their consent', exact: true })
  await expect(waiting.getByRole('row', { name: new RegExp(student) })).toHaveCount(1)
  await checkPanelPage(partner, 'franchise-waiting')

  await learner.goto(`${testShop.origin}/courses`)
  const request = learner.getByRole('region', { name: 'A request from a franchisee' })
  await expect(request).toContainText(name)
  await expectAccessible(learner, 'section')
  await request.getByRole('button', { name: 'Agree' }).click()
  await expect(request).toBeHidden()
  await partner.reload()
  await expect(waiting).toBeHidden()
  // From now on the name of their own account is shown.
  await expect(partner.getByRole('row', { name: /Asha Kumari/ })).toHaveCount(1)
  await checkPanelPage(partner, 'franchise-students')

  const { pricePaise } = await productOf(testShop, COURSE)
  expect(pricePaise).toBeLessThan(1_000_000)
  await partner.getByRole('link', { name: 'New order' }).click()
  await partner.getByLabel('Student', { exact: true }).fill('Asha Kumari')
  await partner.getByRole('button', { name: 'Asha Kumari' }).click()
  await partner.getByLabel('Add a product').fill('Organic')
  await partner
    .getByRole('button', { name: /Organic/ })
    .first()
    .click()
  await expect(partner.getByRole('form', { name: 'The order' }).getByText('To pay')).toBeVisible()
  await checkPanelPage(partner, 'franchise-order')
  await partner.getByRole('button', { name: 'Order from funds' }).dblclick()
  await expect(partner.getByText(/^Order SH-\d\d-\d{6} is paid and confirmed/)).toBeVisible()

  await partner.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(partner.getByRole('row', { name: /Asha Kumari/ })).toHaveCount(1)
  await checkPanelPage(partner, 'franchise-orders')
  await partner.getByRole('link', { name: 'Statement' }).click()
  await expect(partner.getByRole('row', { name: /Transfer of May/ })).toHaveCount(1)
  await expect(partner.getByRole('row', { name: /Order for a student/ })).toHaveCount(1)
  await expect(partner.getByRole('row', { name: /Commission/ })).toHaveCount(1)
  await checkPanelPage(partner, 'franchise-statement')
  await partner.getByRole('link', { name: 'Codes' }).click()
  await expect(partner.getByText(/^Nothing yet\./)).toBeVisible()
  await partner.getByRole('link', { name: 'Overview' }).click()
  await checkPanelPage(partner, 'franchise-overview')

  const { staffPage: other } = await panelOf(browser, testShop, { level: 200, name: 'Other Partner' })
  for (const part of ['students', 'orders', 'statement']) {
    await other.goto(`${testShop.origin}/admin/franchise?part=${part}`)
    await expect(other.getByRole('heading', { level: 1, name: 'Franchise panel' })).toBeVisible()
    await expect(other.getByText('Asha Kumari')).toHaveCount(0)
  }
  await other.goto(`${testShop.origin}/admin/collections/orders`)
  await expect(other.getByText(/SH-\d\d-\d{6}/)).toHaveCount(0)
  for (const one of [partner, staffPage, other, learner]) await one.context().close()
})
