import { type Browser, expect, type Page, test } from '@playwright/test'
import { localTime } from '#domain/content/localTime.ts'
import { makeFreshStaff } from '../support/freshStaff.ts'
import { openStaffCalls, saveAs } from '../support/panel.ts'
import { signInToAdmin } from '../support/signedInStaff.ts'
import { host } from '../support/signInDialog.ts'

const NOTICE = 'View only: you cannot change this'

async function openHelper(browser: Browser, canEdit: boolean): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  const accessList = ['pages', 'storage', 'portalSettings'].map((id) => ({ id, canEdit }))
  await page.goto(host('demo'))
  const phone = await makeFreshStaff(page, { level: 650, accessList })
  await signInToAdmin(page, phone, host('demo'))
  return page
}

test('read-only panel pages say so and offer no actions', async ({ browser }) => {
  const admin = await openStaffCalls(browser)
  const title = `Fixed ${process.pid} ${Date.now()}`
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const { id } = await saveAs(admin, 'POST', '/pages?draft=true', { title, slug, _status: 'draft' })
  const at = Date.now() + 40 * 86_400_000
  await admin.evaluate(
    async (body) => {
      await fetch('/api/content/schedule', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
    },
    JSON.stringify({ entity: 'pages', id, action: 'publish', at }),
  )
  const schedule = `${host('demo')}/admin/schedule?month=${localTime(at, 'Asia/Kolkata').slice(0, 7)}`

  const page = await openHelper(browser, false)
  await page.goto(schedule)
  await expect(page.getByRole('note').filter({ hasText: NOTICE })).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expect(page.getByRole('button', { name: `Cancel ${title}` })).toHaveCount(0)
  await page.goto(`${host('demo')}/admin/content-report`)
  await expect(page.getByRole('heading', { name: 'Content report' })).toBeVisible()
  await expect(page.getByText(NOTICE)).toBeVisible()
  await page.goto(`${host('demo')}/admin/storage`)
  await expect(page.getByRole('heading', { name: 'Storage', exact: true })).toBeVisible()
  await expect(page.getByText(NOTICE)).toBeVisible()
  await expect(page.getByRole('button', { name: /folder|Replace/i })).toHaveCount(0)
  await page.goto(`${host('demo')}/admin/portal-settings`)
  await expect(page.getByText(NOTICE)).toBeVisible()
  await expect(page.locator('.theme-editor input, .render-fields input[type="text"]').first()).toBeDisabled()
  await expect(page.locator('#action-save')).toHaveCount(0)

  await admin.goto(schedule)
  await expect(admin.getByText(NOTICE)).toHaveCount(0)
  const cancel = admin.getByRole('button', { name: `Cancel ${title}` })
  await expect(async () => {
    if (await cancel.isVisible()) await cancel.click({ timeout: 3000 })
    await expect(cancel).toHaveCount(0, { timeout: 3000 })
  }).toPass()
  await expect(admin.getByRole('link', { name: title })).toHaveCount(0)
})
