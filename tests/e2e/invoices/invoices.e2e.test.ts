import { expect, type Page, test } from '@playwright/test'
import { readPdf } from '#tests/support/invoices/readPdf.ts'
import { faultsOf, type Recomputed, recompute } from '#tests/support/invoices/recompute.ts'
import { expectAccessible } from '../support/axe.ts'
import { signUpViaApi, verifyEmailOf } from '../support/people.ts'
import {
  addressOf,
  buyByCalls,
  DESK,
  openTestShop,
  PHONE,
  panelOf,
  productOf,
  saveAddress,
} from '../support/testShop.ts'

const SLUG = 'test-shop-invoices'
const BOOK = 'map-practice-book'
const testShop = openTestShop(SLUG)
const COMPANY = { gstin: '23AAAAA0000A1ZA', legalName: 'Example Learning' }

/** Buys a book through the API with a company's GSTIN, paid at the sandbox gateway. */
async function buyBook(page: Page): Promise<{ number: string; id: string }> {
  const { id: product } = await productOf(testShop, BOOK)
  const wanted = { items: [{ product, quantity: 2 }], address: await addressOf(page), gst: COMPANY }
  return buyByCalls(page, testShop, wanted)
}

/** Downloads the PDF behind a link and recomputes its figures. */
async function readAt(page: Page, name: string): Promise<{ read: Recomputed; text: string }> {
  // From within the page: Node does not resolve the hosts of projects.
  const { type, bytes } = await page.getByRole('link', { name }).evaluate(async (link) => {
    const file = await fetch((link as HTMLAnchorElement).href)
    return { type: file.headers.get('content-type'), bytes: [...new Uint8Array(await file.arrayBuffer())] }
  })
  expect(type).toBe('application/pdf')
  const { lines } = await readPdf(new Uint8Array(bytes))
  return { read: recompute(lines, 2), text: lines.join('\n') }
}

test('a student opens the GST invoice of an order, and the credit note once it is cancelled', async ({
  page,
}) => {
  const { id } = await productOf(testShop, BOOK)
  await testShop.asAdmin(`/selling-products/${id}`, { taxPercent: 5, _status: 'published' }, 'PATCH')
  await page.setViewportSize(PHONE)
  await verifyEmailOf(await signUpViaApi(page, SLUG))
  await saveAddress(page)
  const { number } = await buyBook(page)
  await page.goto(`${testShop.origin}/orders/${number}`)
  const card = page.getByRole('region', { name: 'Invoice', exact: true })
  await expect(card.getByText(/^Tax invoice · /)).toBeVisible()
  await expectAccessible(page, 'main')

  const invoice = /NAL\/\d\d-\d\d\/\d{6}/.exec((await card.textContent()) ?? '')?.[0] ?? ''
  const sold = await readAt(page, `Open ${invoice}`)
  expect(faultsOf(sold.read)).toEqual([])
  expect(sold.read.items.length).toBeGreaterThan(0)
  expect(sold.text).toContain(`GSTIN ${COMPANY.gstin}`)
  expect(sold.text).toContain(number)
  const saved = page.waitForEvent('download')
  await card.getByRole('link', { name: `Download ${invoice}` }).click()
  expect((await saved).suggestedFilename()).toBe(`${invoice.replaceAll('/', '-')}.pdf`)

  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order', exact: true }).click()
  await expect(card.getByText(/^Credit note · /)).toBeVisible()
  const note = /NCN\/\d\d-\d\d\/\d{6}/.exec((await card.textContent()) ?? '')?.[0] ?? ''
  const back = await readAt(page, `Open ${note}`)
  expect(back.read.total).toBe(sold.read.total)
  expect(back.text).toContain(`For tax invoice ${invoice}`)
  await expectAccessible(page, 'main')
})

test('an admin finds both in the panel, resends one, and downloads the month’s GSTR-1 tables', async ({
  browser,
}) => {
  const { staffPage } = await panelOf(browser, testShop)
  await staffPage.setViewportSize(DESK)
  await staffPage.goto(`${testShop.origin}/admin/collections/invoices`)
  await staffPage
    .getByRole('link', { name: /^NAL\// })
    .first()
    .click()
  await expect(staffPage.getByText('Tax invoice', { exact: true })).toBeVisible()
  await expect(staffPage.getByRole('link', { name: 'Open PDF' })).toBeVisible()
  await expectAccessible(staffPage, 'main')
  await staffPage.getByRole('button', { name: /^Send/ }).click()
  await expect(staffPage.getByText(/is being sent to s.*@example\.org/)).toBeVisible()
  await staffPage.getByRole('link', { name: /^SH-/ }).click()
  await staffPage.waitForURL('**/admin/collections/orders/*')
  await expect(staffPage.getByRole('region', { name: 'Invoices' }).getByRole('listitem')).toHaveCount(2)
  await expectAccessible(staffPage, 'main')

  await staffPage.goto(`${testShop.origin}/admin/gst-returns`)
  await expect(staffPage.getByRole('heading', { level: 1, name: 'GST returns' })).toBeVisible()
  await expect(staffPage.getByRole('row', { name: /^Invoices NAL/ })).toBeVisible()
  await expectAccessible(staffPage, 'main')
  for (const viewport of [PHONE, DESK]) {
    await staffPage.setViewportSize(viewport)
    await expectAccessible(staffPage, 'main')
  }
  const file = staffPage.waitForEvent('download')
  await staffPage.getByRole('link', { name: /^Download B2B of / }).click()
  const saved = await file
  expect(saved.suggestedFilename()).toMatch(/^gstr1-\d{4}-\d\d-b2b\.csv$/)
})
