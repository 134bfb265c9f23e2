import { expect, type Locator, type Page, test } from '@playwright/test'
import { formatInr } from '#domain/money/formatInr.ts'
import { pngFile } from '#tests/support/files.ts'
import { call } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { choose } from '../support/choose.ts'
import { holdBack } from '../support/holdBack.ts'
import { signUpViaApi } from '../support/people.ts'
import { checkPanelPage, checkStorefrontPage, saveScreenshot } from '../support/screenshots.ts'
import {
  addressOf,
  buyByCalls,
  DESK,
  openTestShop,
  PHONE,
  panelOf,
  productOf,
  saveAddress,
  visibleButton,
  withCode,
} from '../support/testShop.ts'
import { typeAtPace } from '../support/typing.ts'

const SLUG = 'test-shop-returns'
const BOOK = 'map-practice-book'
const COURSE = 'neet-organic-chemistry'
const CREDITS = 10_000
const testShop = openTestShop(SLUG)

test.beforeEach(({ page }) =>
  page.addInitScript((key) => localStorage.setItem(key, '1'), `${SLUG}-storageNote`),
)

type OrderRow = {
  id: string
  number: string
  payablePaise: number
  creditsPaise: number
  couponPaise: number
  refundedPaise: number
}

async function orderOf(page: Page, number: string): Promise<OrderRow> {
  const { docs } = (await call(
    page,
    `/orders?where[number][equals]=${number}&depth=0`,
    undefined,
    'GET',
  )) as { docs: OrderRow[] }
  return docs[0] as OrderRow
}

/** Whether no ancestor clips the text. */
const isWhole = (text: Locator): Promise<boolean> =>
  text.evaluate((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right } = range.getBoundingClientRect()
    for (let box: Element | null = node; box; box = box.parentElement) {
      const { left: from, right: to } = box.getBoundingClientRect()
      const isCutting = getComputedStyle(box).overflowX !== 'visible'
      if (isCutting && (left < from - 0.5 || right > to + 0.5)) return false
    }
    return right <= document.documentElement.clientWidth
  })

/** Gives credits to the page's signed-in person through the panel's API. */
async function giveCredits(page: Page): Promise<void> {
  const { user } = (await call(page, '/auth/me', undefined, 'GET')) as { user: { uid: string } }
  const { docs } = (await testShop.asAdmin(
    `/users?where[uid][equals]=${user.uid}&depth=0`,
    undefined,
    'GET',
  )) as {
    docs: { id: string }[]
  }
  const given = await testShop.asAdmin('/wallets/move', {
    student: docs[0]?.id,
    kind: 'give',
    amount: CREDITS,
    note: 'For the journey',
    idempotencyKey: crypto.randomUUID(),
  })
  expect(given).toMatchObject({ apiSuccess: true })
}

/** Packs a whole order and marks it as delivered through the panel's API. */
async function deliver(orderId: string): Promise<void> {
  const packed = await testShop.asAdmin('/parcels/pack', { orderId, lines: [0], courier: 'manual' })
  expect(packed, JSON.stringify(packed)).toMatchObject({ apiSuccess: true })
  const shipmentId = packed.shipment
  const assigned = await testShop.asAdmin('/parcels/assign', { shipmentId, awb: `CC-${Date.now()}` })
  expect(assigned).toMatchObject({ apiSuccess: true })
  for (const to of ['pickedUp', 'delivered'])
    expect(await testShop.asAdmin('/parcels/move', { shipmentId, to })).toMatchObject({ apiSuccess: true })
}

test('credits, a coupon and the gateway pay one order together', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await signUpViaApi(page, SLUG)
  await saveAddress(page)
  await giveCredits(page)
  await page.goto(`${testShop.origin}/checkout?product=${BOOK}`)
  await visibleButton(page, 'Continue').click()
  await expect(visibleButton(page, /^Pay ₹/)).toBeVisible()
  await page
    .getByRole('button', { name: /^Have a coupon/ })
    .locator('visible=true')
    .click()
  await typeAtPace(page.getByLabel('Coupon code').locator('visible=true'), 'BOOKS50')
  await page.getByRole('button', { name: 'Apply', exact: true }).locator('visible=true').click()
  await expect(
    page
      .getByText(/BOOKS50 applied/)
      .locator('visible=true')
      .first(),
  ).toBeVisible()
  await choose(page.getByRole('checkbox', { name: /with Cashback Credits/ }).locator('visible=true'))
  await expectAccessible(page, 'main')
  await saveScreenshot(page, 'credits-checkout-360')
  await visibleButton(page, /^Pay ₹/).click()
  const gateway = page.getByRole('dialog', { name: 'Razorpay' })
  await gateway.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payment received' })).toBeVisible()
  const { docs } = (await call(page, '/orders?depth=0', undefined, 'GET')) as { docs: OrderRow[] }
  const [order] = docs
  expect(order).toMatchObject({ creditsPaise: CREDITS, couponPaise: 5000 })
  expect(order?.payablePaise).toBeGreaterThan(0)
  await page.goto(`${testShop.origin}/p/reward`)
  await expect(page.getByText('Paid with credits')).toBeVisible()
})

test('a damaged book is returned with a photo, inspected, and refunded with its credits', async ({
  browser,
  page,
}) => {
  await page.setViewportSize(DESK)
  await signUpViaApi(page, SLUG)
  await saveAddress(page)
  await giveCredits(page)
  const { id: product } = await productOf(testShop, BOOK)
  const wanted = { items: [{ product, quantity: 2 }], address: await addressOf(page), credits: CREDITS }
  const { id, number } = await buyByCalls(page, testShop, { ...wanted, coupon: 'BOOKS50' })
  const order = await orderOf(page, number)
  await deliver(id)
  await page.goto(`${testShop.origin}/orders/${number}`)
  await expect(page.getByRole('link', { name: /^Rate / })).toHaveAttribute(
    'href',
    new RegExp(`/${BOOK}#rate$`),
  )
  await page.getByRole('button', { name: /^Return (?!or refund)/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Return or refund' })
  await expect(dialog.getByRole('checkbox').first()).toBeChecked()
  await dialog.getByRole('button', { name: /Quantity/ }).click()
  await page.getByRole('option', { name: '2', exact: true }).click()
  await dialog.getByRole('button', { name: /Reason/ }).click()
  await page.getByRole('option', { name: 'Arrived damaged' }).click()
  const { data } = await pngFile()
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'damage.png',
    mimeType: 'image/png',
    buffer: data,
  })
  const figures = dialog.getByRole('region', { name: 'Refund summary' })
  await expect(figures).toContainText(formatInr(order.payablePaise))
  await expect(figures).toContainText(formatInr(CREDITS))
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    await expectAccessible(page, '[role=dialog]')
    await saveScreenshot(page, `return-dialog-${size.width}`)
  }
  await dialog.getByLabel(/Comments/).fill('The cover is torn')
  await dialog.getByRole('button', { name: 'Submit request' }).dblclick()
  await expect(dialog).toBeHidden()
  const state = page.getByText('Under review', { exact: true })
  await expect(state).toHaveCount(1)
  // The whole quantity is requested: the line offers no other return but links to this one.
  await expect(page.getByRole('button', { name: /^Return / })).toHaveCount(0)
  await page.setViewportSize(PHONE)
  await page.getByRole('link', { name: /^Return: Under review/ }).click()
  await expect(state).toBeInViewport({ ratio: 1 })
  expect(await isWhole(state), 'the status is cut off on a phone').toBe(true)
  await page.setViewportSize(DESK)

  const { staffPage, phone } = await panelOf(browser, testShop)
  await staffPage.setViewportSize(DESK)
  await staffPage.goto(`${testShop.origin}/admin/collections/returns`)
  await expect(staffPage.getByRole('link', { name: /^To decide/ })).toBeVisible()
  await staffPage.getByRole('link', { name: number }).click()
  await expect(staffPage.getByText('The cover is torn')).toBeVisible()
  // Its order shows the return as the next step.
  await staffPage.getByRole('main').getByRole('link', { name: number }).click()
  await expect(staffPage.getByRole('region', { name: 'Returns' })).toContainText('Not decided yet')
  await checkPanelPage(staffPage, 'order-with-return')
  await staffPage.getByRole('region', { name: 'Decide the return' }).getByRole('link').click()
  await expect(staffPage.getByText('The cover is torn')).toBeVisible()
  await expect(staffPage.getByRole('img', { name: /as the student has it, 1 of 1$/ })).toBeVisible()
  await checkPanelPage(staffPage, 'return')
  await staffPage.getByRole('button', { name: 'Approve return' }).click()
  const instructions = staffPage.getByLabel('Return address and instructions')
  await expect(instructions).toBeFocused()
  // The first key does not replace the suggested address.
  expect(
    await instructions.evaluate((field: HTMLTextAreaElement) => field.selectionEnd - field.selectionStart),
  ).toBe(0)
  await staffPage
    .getByRole('dialog')
    .getByLabel('Return address and instructions')
    .fill('Send it to 1 Example Road')
  await staffPage.getByRole('dialog').getByRole('button', { name: 'Approve return' }).click()
  await expect(staffPage.getByRole('button', { name: 'Mark as received' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Send it to 1 Example Road')).toBeVisible()
  await staffPage.getByRole('button', { name: 'Mark as received' }).click()
  await staffPage.getByLabel('Worn or damaged: refund all or a part, do not restock').check()
  await expectAccessible(staffPage, 'dialog')
  await withCode(staffPage, phone, () =>
    staffPage.getByRole('button', { name: `Refund ${formatInr(order.payablePaise + CREDITS)}` }).click(),
  )
  await expect(staffPage.getByText('Refunded', { exact: true }).first()).toBeVisible()

  await expect.poll(async () => (await orderOf(page, number)).refundedPaise).toBe(order.payablePaise)
  await checkStorefrontPage(page, 'return-order', async () => {
    await page.reload()
    await expect(page.getByText(`Done: ${formatInr(order.payablePaise)} refunded`)).toBeVisible()
  })
  await expect(page.getByText(/^Credit note · /)).toBeVisible()
  await page.goto(`${testShop.origin}/p/reward`)
  await expect(page.getByText('Credits returned')).toBeVisible()
  await staffPage.context().close()
})

test('a refunded course loses its cashback and its access', async ({ browser, page }) => {
  await page.setViewportSize(PHONE)
  await signUpViaApi(page, SLUG)
  const { id: product } = await productOf(testShop, COURSE)
  const { number } = await buyByCalls(page, testShop, { items: [{ product, quantity: 1 }] })
  await page.goto(`${testShop.origin}/p/reward`)
  await expect(page.getByText('Cashback', { exact: true }).first()).toBeVisible()
  await checkStorefrontPage(page, 'reward', async () => {
    await page.reload()
    await expect(page.getByText('Pending').first()).toBeVisible()
  })
  await page.setViewportSize(PHONE)
  await page.goto(`${testShop.origin}/learn`)
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await page.goto(`${testShop.origin}/orders/${number}`)
  const open = page.getByRole('button', { name: 'Return or refund' })
  await expect(open).toBeVisible()
  await page.waitForLoadState('networkidle')
  // Every part of the dialog that is still loading shows a skeleton.
  const code = await holdBack(page, /\/_next\/static\/.*\.js/)
  await open.click()
  await expect(open).toHaveAttribute('data-pending', 'true')
  const dialog = page.getByRole('dialog', { name: 'Return or refund' })
  const lines = await holdBack(page, /\/order\/returnable$/)
  code.release()
  await expect(dialog.getByRole('status')).toHaveText('Loading')
  lines.release()
  await choose(dialog.getByRole('checkbox').first())
  await dialog.getByRole('button', { name: 'Submit request' }).click()
  await expect(dialog.getByText('Select a reason')).toBeVisible()
  await dialog.getByRole('button', { name: /Reason/ }).click()
  const estimate = await holdBack(page, /\/order\/returnestimate$/)
  await page.getByRole('option', { name: 'No longer needed' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Loading')
  estimate.release()
  await expect(dialog.getByText('Cashback taken back from your credits')).toBeVisible()
  const request = await holdBack(page, /\/order\/return$/)
  const send = dialog.getByRole('button', { name: 'Submit request' })
  await send.click()
  await expect(send).toHaveAttribute('data-pending', 'true')
  request.release()
  await expect(dialog).toBeHidden()

  const { staffPage, phone } = await panelOf(browser, testShop)
  await staffPage.goto(`${testShop.origin}/admin/collections/returns`)
  await staffPage.getByRole('link', { name: number }).click()
  await expect(staffPage.getByText(/Refund · requested .* by (?!Demo)/)).toBeVisible()
  await staffPage.getByRole('button', { name: 'Refund', exact: true }).click()
  await withCode(staffPage, phone, () =>
    staffPage.getByRole('dialog').getByRole('button', { name: 'Refund', exact: true }).click(),
  )
  await expect(staffPage.getByText('Refunded', { exact: true }).first()).toBeVisible()
  await page.goto(`${testShop.origin}/p/reward`)
  await expect(page.getByText('Cashback reversed')).toBeVisible()
  const { docs } = (await call(page, '/entitlements?depth=0', undefined, 'GET')) as {
    docs: { revokedAt?: string | null }[]
  }
  expect(docs.length).toBeGreaterThan(0)
  expect(docs.every(({ revokedAt }) => Boolean(revokedAt))).toBe(true)
  await staffPage.context().close()
})

test('staff refund a part of a course without a request, then the rest, from the order’s page', async ({
  browser,
  page,
}) => {
  await page.setViewportSize(DESK)
  await signUpViaApi(page, SLUG)
  const { id: product } = await productOf(testShop, COURSE)
  const { id, number } = await buyByCalls(page, testShop, { items: [{ product, quantity: 1 }] })
  const order = await orderOf(page, number)
  const { staffPage, phone } = await panelOf(browser, testShop)
  await staffPage.setViewportSize(DESK)
  await staffPage.goto(`${testShop.origin}/admin/collections/orders/${id}`)
  await staffPage.getByRole('button', { name: 'Refund', exact: true }).click()
  const dialog = staffPage.getByRole('dialog', { name: `Refund order ${number}` })
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(dialog.getByText('Choose what to refund.')).toBeVisible()
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByLabel(/^How much of/).selectOption('A part of the price')
  await dialog.getByLabel(/^Amount for .*₹$/).fill('999999')
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
  // The error is shown at its field.
  await expect(dialog.getByLabel(/^Amount for .*₹$/)).toHaveAccessibleDescription(
    /^That is too much\. .* left to refund of /,
  )
  await dialog.getByLabel(/^Amount for .*₹$/).fill('100')
  await dialog.getByRole('button', { name: 'Refund ₹100' }).click()
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription('Choose a reason')
  await dialog.getByLabel('Reason').selectOption('Goodwill')
  await dialog.getByLabel(/^Message to the student/).fill('Sorry for the late class')
  for (const size of [PHONE, DESK]) {
    await staffPage.setViewportSize(size)
    await expectAccessible(staffPage, 'dialog')
    await saveScreenshot(staffPage, `staff-refund-${size.width}`)
  }
  await withCode(staffPage, phone, () => dialog.getByRole('button', { name: 'Refund ₹100' }).click())
  await expect(dialog).toBeHidden()
  await expect.poll(async () => (await orderOf(page, number)).refundedPaise).toBe(10_000)
  await expect(staffPage.getByText('Partly refunded').first()).toBeVisible()
  await expect(staffPage.getByText('Refund: By staff')).toBeVisible()
  await checkPanelPage(staffPage, 'staff-refunded')
  await page.goto(`${testShop.origin}/orders/${number}`)
  await expect(page.getByText('Sorry for the late class')).toBeVisible()
  await expect(page.getByText(/^Credit note · /)).toBeVisible()

  await staffPage.getByRole('button', { name: 'Refund', exact: true }).click()
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByLabel('Reason').selectOption('Ordered twice')
  const rest = formatInr(order.payablePaise - 10_000)
  await dialog.getByRole('button', { name: `Refund ${rest}` }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(async () => (await orderOf(page, number)).refundedPaise).toBe(order.payablePaise)
  await expect(staffPage.getByText('Access ended')).toBeVisible()
  await expect(staffPage.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0)
  await staffPage.context().close()
})
