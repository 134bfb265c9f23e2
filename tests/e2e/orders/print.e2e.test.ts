import { expect, type Page, test } from '@playwright/test'
import { call, host } from '../support/account.ts'
import { signUpViaApi } from '../support/people.ts'
import { buyByCalls } from '../support/testShop.ts'

/** Buys a course and returns the order's number and the paid amount as displayed. */
async function buy(page: Page): Promise<{ number: string; paid: string }> {
  await signUpViaApi(page)
  await page.goto('/checkout?product=jee-physics-mechanics')
  const pay = page.getByRole('button', { name: /^Pay ₹/ }).first()
  const paid = (await pay.textContent())?.match(/₹[\d,]+/)?.[0] ?? 'no price'
  await pay.click()
  await page.waitForURL('**/dev/sandbox-gateway/*')
  await page.getByRole('button', { name: 'Payment succeeds', exact: true }).click()
  await page.waitForURL('**/checkout/return?*')
  const number = (
    await page
      .getByText(/SH-\d\d-\d{6}/)
      .first()
      .textContent()
  )?.match(/SH-\d\d-\d{6}/)?.[0]
  return { number: number ?? '', paid }
}

test('a receipt prints black on white without header and footer, also in dark mode', async ({ page }) => {
  const { number, paid } = await buy(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`/orders/${number}`)
  await expect(page.getByRole('button', { name: 'Print receipt' })).toBeVisible()
  await expect(page.getByText('Receipt', { exact: true })).toBeHidden()
  // The title of the document names the file of a PDF. Next writes its own title once more after the page has come.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(page).toHaveTitle(/^Receipt [\w-]+ · /, { timeout: 3000 })
  }).toPass()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page).not.toHaveTitle(/^Receipt/)

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByText('Receipt', { exact: true })).toBeVisible()
  await expect(page.getByText(/^For Asha Kumari, \+91/)).toBeVisible()
  await expect(page.getByText('JEE Physics: Mechanics from first principles')).toBeVisible()
  await expect(page.getByText(paid).first()).toBeVisible()
  for (const hidden of ['header', 'footer', 'nav', 'aside', 'button'])
    expect(await page.locator(`body ${hidden}`).evaluateAll(visible), hidden).toEqual([])
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByRole('listitem').first()).toHaveCSS('break-inside', 'avoid')
})

const visible = (nodes: Element[]) =>
  nodes.filter((node) => node.getClientRects().length > 0).map((node) => node.textContent)

const THREE = ['jee-physics-mechanics', 'jee-full-mock-series', 'formula-sheets-ebook']

test('a receipt of three lines prints on one page', async ({ page }) => {
  await signUpViaApi(page)
  const found = await call(
    page,
    `/selling-products?where[slug][in]=${THREE.join(',')}&depth=0`,
    undefined,
    'GET',
  )
  const items = (found.docs as { id: string }[]).map(({ id }) => ({ product: id, quantity: 1 }))
  expect(items).toHaveLength(THREE.length)
  const { number } = await buyByCalls(page, { origin: host('demo') }, { items })
  await page.goto(`/orders/${number}`)
  await expect(page.getByRole('button', { name: 'Print receipt' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(THREE.length)
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('a printed table repeats its head and does not split rows', async ({ page }) => {
  await page.goto('/dev/ui')
  await page.emulateMedia({ media: 'print' })
  const table = page.getByRole('grid', { name: 'Tests as links' })
  await expect(table.locator('thead')).toHaveCSS('display', 'table-header-group')
  await expect(table.locator('tbody tr').first()).toHaveCSS('break-inside', 'avoid')
})
