import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'
import { IS_FULL } from '#tests/support/sample.ts'
import { expectAccessible } from '../support/axe.ts'
import { codeFor } from '../support/codes.ts'
import { AS_VARIANTS } from '../support/forms.ts'
import { makeFreshStaff } from '../support/freshStaff.ts'
import { openStaffCalls, saveAs } from '../support/panel.ts'
import { signInToAdmin } from '../support/signedInStaff.ts'
import { host } from '../support/signInDialog.ts'

test('a filtered list is downloaded with all its pages', async ({ browser }) => {
  const page = await openStaffCalls(browser)
  for (let i = 0; i < 12; i++) await saveAs(page, 'POST', '/classes', { title: `=Alpha ${process.pid} ${i}` })
  await saveAs(page, 'POST', '/classes', { title: `Beta ${process.pid}` })
  await page.goto(
    `${host('demo')}/admin/collections/classes?where[or][0][and][0][title][like]=Alpha ${process.pid}`,
  )
  await page.locator('#list-menu').click()
  await page.getByText('Export Classes').click()
  await expect(page.getByText('12 rows in the file, the first 10 shown')).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  const text = readFileSync(await file.path(), 'utf8')
  for (let i = 0; i < 12; i++) expect(text).toContain(`'=Alpha ${process.pid} ${i}`)
  expect(text).not.toContain('Beta')
})

test('downloading people needs a fresh code', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage()
  const phone = await makeFreshStaff(page, { level: 800 })
  await signInToAdmin(page, phone, host('demo'))
  await page.goto(`${host('demo')}/admin/collections/users?sort=createdAt&limit=100`)
  await page.locator('#list-menu').click()
  await page.getByText('Export Users').click()
  const since = Date.now()
  await page.getByRole('button', { name: 'Download' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByLabel('Code').fill(await codeFor(`+91${phone}`, since))
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Confirm' }).click(),
  ])
  const text = readFileSync(await file.path(), 'utf8')
  expect(text).toContain('Asha S.')
  expect(text).not.toContain('phoneKey')
})

test('the template of an import can be downloaded while the form has unsaved changes', async ({
  browser,
}) => {
  const page = await openStaffCalls(browser)
  await page.goto(`${host('demo')}/admin/collections/selling-products`)
  await page.locator('#list-menu').click()
  await page.getByText('Import Products').click()
  await page.locator('input[type="file"]').setInputFiles({
    name: 'products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('title\nNone\n'),
  })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the template (CSV)' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('selling-products-template.csv')
})

test('rows that an import refuses are listed with line and reason', async ({ browser }) => {
  const page = await openStaffCalls(browser)
  await page.goto(`${host('demo')}/admin/collections/redirects`)
  await page.locator('#list-menu').click()
  await page.getByText('Import Redirects').click()
  await page.locator('input[type="file"]').setInputFiles({
    name: 'redirects.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`from,to\n/old-${process.pid},/new\n/nowhere-${process.pid},\n`),
  })
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Leads to' })).toBeVisible()
  await expectAccessible(page, '.import-start')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Done, but some rows were not saved' }),
  ).toBeVisible()
  await expect(page.locator('#field-summary__imported')).toHaveValue('1')
  const row = page.getByRole('row', { name: new RegExp(`3 /nowhere-${process.pid}`) })
  await expect(row).toContainText('Leads to')
})

test('orders are downloaded as a workbook with fixed columns, after a preview in the drawer', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage()
  const phone = await makeFreshStaff(page, { level: 800 })
  await signInToAdmin(page, phone, host('demo'))
  await page.goto(`${host('demo')}/admin/collections/orders`)
  await page.locator('#list-menu').click()
  await page.getByText('Export Orders').click()
  const preview = page.locator('.export-preview')
  await expect(preview.getByRole('columnheader', { name: 'Ordered By Phone' })).toBeVisible()
  await expect(page.locator('.fields-to-export')).toHaveCount(0)
  await page.locator('.format-field').click()
  await page.getByText('XLSX', { exact: true }).click()
  await expect(preview.getByRole('columnheader', { name: 'Order ID' })).toBeVisible()
  await page.getByLabel('Placed from').fill('2026-11-02')
  await page.getByLabel('Placed to').fill('2026-11-01')
  await page.getByRole('button', { name: 'Download' }).click()
  await expect(page.locator('.toast-error')).toContainText('The last day is before the first one.')
  await page.getByLabel('Placed from').fill('')
  await page.getByLabel('Placed to').fill('')
  const since = Date.now()
  await page.getByRole('button', { name: 'Download' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByLabel('Code').fill(await codeFor(`+91${phone}`, since))
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Confirm' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/-orders\.xlsx$/)
  const { sheets } = await readXlsx(readFileSync(await file.path()))
  expect(sheets[0]?.rows[0]).toEqual([
    'Order ID',
    'Status',
    'Duration',
    'Placed At',
    'Amount',
    'Coupon Code',
    'Payment Mode',
    'Payment Gateway',
    'Student ID',
    'Ordering Panel',
    'Ordered By Name',
    'Ordered By Phone',
    'Ordered By Email',
    'Ordered By ID',
  ])
})

// `npm test` covers the shorter import above.
if (IS_FULL)
  test('a long import shows its progress and its result', AS_VARIANTS, async ({ browser }) => {
    // The largest allowed import, while other journeys load the server.
    const count = 1999
    const page = await openStaffCalls(browser)
    await page.goto(`${host('demo')}/admin/collections/redirects`)
    await page.locator('#list-menu').click()
    await page.getByText('Import Redirects').click()
    const rows = Array.from({ length: count }, (_, i) => `/long-${process.pid}-${Date.now()}-${i},/new`)
    await page.locator('input[type="file"]').setInputFiles({
      name: 'redirects.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`from,to\n${rows.join('\n')}\n/nowhere-${process.pid},\n`),
    })
    await page.getByRole('button', { name: 'Check the file' }).click()
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    const state = page.getByRole('status').filter({ hasText: 'Done, but some rows were not saved' })
    await expect(state).toBeVisible({ timeout: 150_000 })
    await expect(page.locator('#field-summary__imported')).toHaveValue(String(count))
    await expect(
      page.getByRole('row', { name: new RegExp(`${count + 2} /nowhere-${process.pid}`) }),
    ).toBeVisible()
  })
