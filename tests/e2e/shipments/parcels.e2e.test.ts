import { expect, type Page, test } from '@playwright/test'
import { call } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { choose } from '../support/choose.ts'
import { correctAddress } from '../support/correctAddress.ts'
import { gotoHydrated } from '../support/gotoHydrated.ts'
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

const SLUG = 'test-shop-parcels'
const BOOK = 'map-practice-book'

const testShop = openTestShop(SLUG)

/** Orders a book with cash on delivery at the checkout and returns the order. */
async function orderWithCash(page: Page): Promise<{ id: string; number: string; payablePaise: number }> {
  await page.addInitScript((key) => localStorage.setItem(key, '1'), `${SLUG}-storageNote`)
  await signUpViaApi(page, SLUG)
  await saveAddress(page)
  await page.goto(`${testShop.origin}/checkout?product=${BOOK}`)
  await choose(page.getByRole('radio', { name: /Cash on delivery/ }))
  await expect(page.getByRole('complementary', { name: 'Bill' })).toContainText('Cash on delivery')
  await visibleButton(page, 'Place order').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your order is confirmed' })).toBeVisible()
  const { docs } = (await call(page, '/orders?limit=1&depth=0&sort=-placedAt', undefined, 'GET')) as {
    docs: { id: string; number: string; payablePaise: number }[]
  }
  return docs[0] as { id: string; number: string; payablePaise: number }
}

/** Packs an order in the panel; the parcel's page is open afterwards. */
async function packInPanel(staffPage: Page, order: { id: string; number: string }): Promise<void> {
  await staffPage.goto(`${testShop.origin}/admin/collections/orders/${order.id}`)
  await expect(staffPage.getByText('Nothing of this order is packed yet.')).toBeVisible()
  await staffPage.getByRole('button', { name: 'Pack a parcel' }).click()
  const dialog = staffPage.getByRole('dialog', { name: `Pack order ${order.number}` })
  await expect(dialog.getByLabel('Weight, g')).not.toHaveValue('')
  await expectAccessible(staffPage, 'dialog')
  await saveScreenshot(staffPage, 'panel-pack')
  await dialog.getByRole('button', { name: 'Pack', exact: true }).dblclick()
  await expect(dialog).toBeHidden()
  const parcel = staffPage.getByRole('link', { name: new RegExp(`^${order.number}-`) })
  await expect(parcel).toHaveCount(1)
  // A packed order shows its state and the next step.
  await expect(staffPage.locator('.order-head__badges')).toContainText('Packed')
  await expect(staffPage.getByRole('region', { name: 'Add the tracking number' })).toBeVisible()
  await saveScreenshot(staffPage, 'panel-order-packed')
  await parcel.click()
  await staffPage.waitForURL('**/admin/collections/shipments/*')
}

/** Hands a packed order to the courier from the list of orders, checks the result, and opens its parcel again. */
async function handOverFromList(staffPage: Page, order: { number: string }, awb: string): Promise<void> {
  const parcel = staffPage.url()
  await staffPage.goto(`${testShop.origin}/admin/collections/orders?search=${order.number}`)
  const row = staffPage.getByRole('row', { name: new RegExp(order.number) })
  await row.getByRole('checkbox').check()
  await staffPage.getByRole('button', { name: 'Hand to courier' }).click()
  const dialog = staffPage.getByRole('dialog', { name: 'Hand parcels to the courier' })
  await expect(dialog.getByLabel(/^Tracking number/)).toHaveValue(awb)
  await dialog.getByRole('button', { name: 'Mark as handed over' }).dblclick()
  await expect(dialog.getByRole('list', { name: 'Results' })).toContainText('Handed to the courier')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(row).toContainText('On the way')
  await staffPage.goto(parcel)
}

/** Packs a whole order and sets the parcel's states through the API; the parcel's page is open afterwards. */
async function shipByCalls(
  staffPage: Page,
  { id: orderId }: { id: string },
  awb: string,
  states: readonly string[],
): Promise<void> {
  const packed = await testShop.asAdmin('/parcels/pack', { orderId, lines: [0], courier: 'manual' })
  expect(packed, JSON.stringify(packed)).toMatchObject({ apiSuccess: true })
  const shipmentId = packed.shipment
  expect(await testShop.asAdmin('/parcels/assign', { shipmentId, awb })).toMatchObject({ apiSuccess: true })
  for (const to of states)
    expect(await testShop.asAdmin('/parcels/move', { shipmentId, to }), to).toMatchObject({
      apiSuccess: true,
    })
  await staffPage.goto(`${testShop.origin}/admin/collections/shipments/${shipmentId}`)
}

async function setParcelState(staffPage: Page, state: string, badge: string): Promise<void> {
  await staffPage.getByRole('button', { name: 'Update status' }).click()
  const dialog = staffPage.getByRole('dialog')
  await dialog.getByLabel(state, { exact: true }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(staffPage.getByRole('main').getByText(badge, { exact: true }).first()).toBeVisible()
}

async function enterAwb(staffPage: Page, awb: string): Promise<void> {
  await staffPage.getByRole('button', { name: 'Add tracking number (AWB)' }).click()
  const dialog = staffPage.getByRole('dialog')
  await dialog.getByLabel('Courier').fill('City Couriers')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(1)
  await expect(dialog.getByLabel('AWB')).toHaveAccessibleDescription('Enter the tracking number (AWB)')
  await dialog.getByLabel('AWB').fill(awb)
  const expected = dialog.getByLabel('Expected on (optional)')
  await expected.fill('2020-01-01')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(expected).toHaveAccessibleDescription('The expected day is in the past.')
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(1)
  await expected.fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(staffPage.getByText('Waiting for pickup', { exact: true })).toBeVisible()
}

const linkOf = async (page: Page, order: { id: string }): Promise<string> => {
  const { parcels } = (await call(page, `/parcels/oforder?order=${order.id}`, undefined, 'GET')) as {
    parcels: { token: string }[]
  }
  return `${testShop.origin}/track/${parcels[0]?.token}`
}

test('a book that is paid on delivery is ordered, packed, followed and delivered', async ({
  browser,
  page,
}) => {
  await page.setViewportSize(DESK)
  const order = await orderWithCash(page)
  const { staffPage } = await panelOf(browser, testShop)
  await packInPanel(staffPage, order)
  await enterAwb(staffPage, 'CC-778120')
  await expectAccessible(staffPage, 'main')
  await saveScreenshot(staffPage, 'panel-parcel')
  await staffPage.getByRole('link', { name: 'Print slip and address' }).click()
  await expect(staffPage.getByRole('region', { name: 'Address' })).toContainText('462002')
  await expect(staffPage.getByRole('region', { name: 'Address' })).toContainText('in cash')
  await expectAccessible(staffPage, 'main')
  await saveScreenshot(staffPage, 'panel-slip')
  await staffPage.goBack()
  await correctAddress(staffPage)
  await handOverFromList(staffPage, order, 'CC-778120')

  await page.goto(`${testShop.origin}/orders/${order.number}`)
  await checkStorefrontPage(page, 'order', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Parcel', exact: true })).toBeVisible()
    await expect(page.getByText('CC-778120').first()).toBeVisible()
  })
  const link = await linkOf(page, order)
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(link)
  await expect(stranger.getByRole('heading', { level: 1, name: 'On the way' })).toBeVisible()
  const shown = await stranger.getByRole('main').textContent()
  expect(shown).toContain('City Couriers')
  for (const hidden of ['Flat 12', 'Lake View', '9800000099', '98000 00099', 'Asha Kumari'])
    expect(shown, hidden).not.toContain(hidden)
  await setParcelState(staffPage, 'Out for delivery', 'Out for delivery')
  await checkStorefrontPage(stranger, 'track', async () => {
    await stranger.reload()
    await expect(stranger.getByRole('heading', { level: 1, name: 'Out for delivery' })).toBeVisible()
  })
  await stranger.goto(link.replace('/track/', '/hi/track/'))
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('डिलीवरी के लिए निकला')

  await setParcelState(staffPage, 'Delivered', 'Delivered')
  await page.goto(`${testShop.origin}/orders/${order.number}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Delivered' })).toBeVisible()
  const { docs } = (await call(page, `/orders?where[id][equals]=${order.id}&depth=0`, undefined, 'GET')) as {
    docs: { status: string; paymentStatus: string }[]
  }
  expect(docs[0]).toMatchObject({ status: 'completed', paymentStatus: 'paid' })
  await staffPage.goto(`${testShop.origin}/admin/collections/shipments`)
  await expect(staffPage.getByRole('link', { name: /^Without AWB/ })).toBeVisible()
  await expectAccessible(staffPage, '.order-queues')
  await saveScreenshot(staffPage, 'panel-list')
  await staffPage.setViewportSize(PHONE)
  await staffPage.getByRole('link', { name: new RegExp(`^${order.number}-`) }).click()
  await expect(staffPage.getByRole('heading', { name: 'In this parcel' })).toBeVisible()
  await expectAccessible(staffPage, 'main')
  await saveScreenshot(staffPage, 'panel-parcel-360')
  await stranger.context().close()
  await staffPage.context().close()
})

test('a student answers a failed delivery attempt; when the parcel is lost, its unpaid order is closed', async ({
  browser,
  page,
}) => {
  await page.setViewportSize(DESK)
  const order = await orderWithCash(page)
  const { staffPage } = await panelOf(browser, testShop)
  await shipByCalls(staffPage, order, 'CC-778121', ['pickedUp', 'outForDelivery', 'attemptFailed'])
  await expect(staffPage.getByRole('main').getByText('Attempt failed', { exact: true }).first()).toBeVisible()

  await page.goto(`${testShop.origin}/orders/${order.number}`)
  const form = page.getByRole('form', { name: 'What should happen next' })
  await checkStorefrontPage(page, 'failed', async () => {
    await page.reload()
    await expect(form).toBeVisible()
  })
  await form.getByText('Try again on another day').click()
  await form.getByRole('button', { name: 'Send to the courier' }).click()
  await expect(page.getByText(/^You asked for another attempt on /)).toBeVisible()
  await staffPage.reload()
  await expect(staffPage.getByText(/Try again on \d{4}-\d\d-\d\d/)).toBeVisible()

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(await linkOf(page, order))
  await stranger.getByRole('button', { name: 'Change your answer' }).click()
  await stranger.getByText('Deliver to a corrected address or phone').click()
  await stranger.getByRole('button', { name: 'Send to the courier' }).click()
  const street = stranger.getByLabel('House, street, area')
  await expect(street).toHaveAttribute('aria-invalid', 'true')
  await checkStorefrontPage(stranger, 'answer', async () => {
    await expect(street).toBeVisible()
  })
  await street.fill('House 7, Mill Road')
  await stranger.getByLabel('Phone for the courier').fill('9800000088')
  await stranger.getByRole('button', { name: 'Send to the courier' }).click()
  await expect(stranger.getByText(/^You corrected the address for /)).toBeVisible()

  await staffPage.reload()
  await expect(staffPage.getByText(/at House 7, Mill Road, phone \+919800000088/)).toBeVisible()
  await staffPage.getByRole('button', { name: 'Courier informed' }).click()
  await expect(staffPage.getByText(/The courier knows/)).toBeVisible()
  await expect(staffPage.getByText('House 7, Mill Road', { exact: true })).toBeVisible()
  await saveScreenshot(staffPage, 'panel-failed')

  // The parcel is lost: nothing was paid, so the order is closed.
  await setParcelState(staffPage, 'Lost', 'To decide')
  await checkPanelPage(staffPage, 'parcel-lost')
  await staffPage.getByRole('button', { name: 'Close the order' }).click()
  const dialog = staffPage.getByRole('dialog', { name: 'Close the order?' })
  for (const size of [PHONE, DESK]) {
    await staffPage.setViewportSize(size)
    await expectAccessible(staffPage, 'dialog')
    await saveScreenshot(staffPage, `panel-parcel-close-${size.width}`)
  }
  await dialog.getByRole('button', { name: 'Close the order' }).click()
  await expect(dialog).toBeHidden()
  await expect(staffPage.getByText('To decide')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'The courier lost the parcel' })).toBeVisible()
  await expect(page.getByText('The order is closed and you have nothing to pay.')).toBeVisible()
  await stranger.context().close()
  await staffPage.context().close()
})

test('a paid parcel that came back is resent, then refunded when lost, from its own page', async ({
  browser,
  page,
}) => {
  await page.setViewportSize(DESK)
  await page.addInitScript((key) => localStorage.setItem(key, '1'), `${SLUG}-storageNote`)
  await signUpViaApi(page, SLUG)
  await saveAddress(page)
  const { id: product } = await productOf(testShop, BOOK)
  const wanted = { items: [{ product, quantity: 1 }], address: await addressOf(page) }
  const { id, number } = await buyByCalls(page, testShop, wanted)
  const { staffPage, phone } = await panelOf(browser, testShop)
  await shipByCalls(staffPage, { id }, 'CC-778123', ['pickedUp', 'rtoInitiated'])
  await setParcelState(staffPage, 'Returned to us', 'To decide')
  await page.goto(`${testShop.origin}/orders/${number}`)
  await checkStorefrontPage(page, 'came-back', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The parcel was returned to us')
    await expect(page.getByText(/We will send it again or refund you/).first()).toBeVisible()
  })
  await checkPanelPage(staffPage, 'parcel-back')
  await staffPage.getByRole('button', { name: 'Send again' }).click()
  for (const size of [PHONE, DESK]) {
    await staffPage.setViewportSize(size)
    await saveScreenshot(staffPage, `panel-parcel-resend-${size.width}`)
  }
  await staffPage.getByRole('dialog').getByRole('button', { name: 'Send again' }).click()
  await expect(staffPage.getByRole('button', { name: 'Send again' })).toHaveCount(0)

  // Resent goods are packed again.
  await shipByCalls(staffPage, { id }, 'CC-778124', ['pickedUp'])
  await setParcelState(staffPage, 'Lost', 'To decide')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/The courier lost the parcel/)
  await staffPage.getByRole('button', { name: 'Refund', exact: true }).click()
  const dialog = staffPage.getByRole('dialog', { name: `Refund order ${number}` })
  await expect(dialog.getByRole('checkbox').first()).toBeChecked()
  const delivery = dialog.getByRole('checkbox', { name: /Delivery charge/ })
  if (await delivery.count()) await expect(delivery).toBeChecked()
  for (const size of [PHONE, DESK]) {
    await staffPage.setViewportSize(size)
    await expectAccessible(staffPage, 'dialog')
    await saveScreenshot(staffPage, `panel-parcel-refund-${size.width}`)
  }
  await withCode(staffPage, phone, () => dialog.getByRole('button', { name: /^Refund ₹/ }).click())
  await expect(dialog).toBeHidden()
  await expect(staffPage.getByText('To decide')).toHaveCount(0)
  const { docs } = (await call(page, `/orders?where[id][equals]=${id}&depth=0`, undefined, 'GET')) as {
    docs: { paymentStatus: string; payablePaise: number; lines: { state: string }[] }[]
  }
  expect(docs[0]).toMatchObject({ lines: [{ state: 'refunded' }] })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/efunded/)
  await staffPage.context().close()
})

test('an unknown tracking link shows that there is no such parcel', async ({ page }) => {
  await page.goto(`${testShop.origin}/track/there-is-no-such-parcel`)
  await expect(page.getByRole('heading', { level: 1, name: 'No parcel found for this link' })).toBeVisible()
  await expectAccessible(page, 'main')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})

test('the PIN code check on a product page shows where delivery and cash on delivery are available', async ({
  page,
}) => {
  const saved = (await testShop.asAdmin('/courier-settings', {
    area: { served: 'everywhereBut', prefixes: '19, 744', noCash: '79' },
  })) as { doc?: { id: string } }
  try {
    await gotoHydrated(page, `${testShop.origin}/products/${BOOK}`)
    const field = page.getByLabel(/Deliver/).first()
    for (const [pincode, message] of [
      ['462002', /delivery.* · cash on delivery/],
      ['791111', /^Usually \d+ to \d+ days · arrives by \d+ \w+ \d{4}[^·]*delivery[^·]*$/],
      ['190001', /We do not deliver to this PIN code/],
    ] as const) {
      await field.fill(pincode)
      await page.getByRole('button', { name: 'Check', exact: true }).click()
      await expect(page.getByText(message).first()).toBeVisible()
    }
  } finally {
    await testShop.asAdmin(
      `/courier-settings/${saved.doc?.id}`,
      { area: { served: 'everywhereBut', prefixes: '', noCash: '' } },
      'PATCH',
    )
  }
})
