import { expect, type Page, test } from '@playwright/test'
import { host } from '../support/account.ts'
import { AS_VARIANTS, journeyVariants } from '../support/forms.ts'
import { makeFreshStaff } from '../support/freshStaff.ts'
import { openStaffCalls, saveAs } from '../support/panel.ts'
import { addStaffCookie } from '../support/signedInStaff.ts'
import { untilPanelIsHydrated } from '../support/untilPanelIsHydrated.ts'

const ORIGIN = host('demo')

const KINDS = [
  {
    permission: 'pages',
    collection: 'pages',
    title: 'Read only page',
    more: { layout: [{ blockType: 'callToAction', heading: 'Only to be looked at' }] },
    tabs: [],
  },
  {
    permission: 'products',
    collection: 'selling-products',
    title: 'Read only course',
    more: { summary: 'About', pricePaise: 99_900, mrpPaise: 99_900 },
    tabs: ['Content', 'Product page', 'Hindi', 'Search and sharing'],
  },
]

/** Form controls that still accept input. */
const openControls = (page: Page): Promise<string[]> =>
  page
    .locator('.document-fields')
    .locator('input:not([type=hidden]), textarea, select, [contenteditable=true]')
    .evaluateAll((all) =>
      all.filter((control) => !control.matches(':disabled, [readonly]')).map((control) => control.outerHTML),
    )

/** Sends a request from within the page, with its session. */
const ask = (page: Page, method: string, path: string, data: object) =>
  page.evaluate(
    async ([verb, url, body]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(`/api${url}`, { method: verb, headers, body })).status
    },
    [method, path, JSON.stringify(data)] as const,
  )

for (const { permission, collection, title, more, tabs } of journeyVariants(...KINDS))
  test(
    `a sub admin with view permission for ${permission} can read but not change them, by form or REST`,
    AS_VARIANTS,
    async ({ browser, page }) => {
      const name = `${title} ${Date.now()}`
      const staffPage = await openStaffCalls(browser)
      const values = { title: name, ...more, _status: 'draft' }
      const { id, slug } = await saveAs(staffPage, 'POST', `/${collection}`, values)

      const phone = await makeFreshStaff(page, {
        level: 650,
        accessList: [{ id: permission, canEdit: false }],
      })
      await addStaffCookie(page.context(), phone, ORIGIN)
      const query = new URLSearchParams({ search: name })
      await page.goto(`${ORIGIN}/admin/collections/${collection}?${query}`)
      const notice = page.getByText('View only: you cannot change this')
      await expect(notice).toBeVisible()
      await expect(page.getByRole('link', { name: /Add new/ })).toHaveCount(0)
      await page.getByRole('link', { name, exact: true }).click()
      await page.waitForURL(`**/collections/${collection}/${id}`)
      await expect(notice).toBeVisible()
      await expect(page.locator('#field-title')).toHaveValue(name)
      await expect(page.locator('#field-title')).toBeDisabled()
      expect(await openControls(page)).toEqual([])
      for (const tab of tabs) {
        await page.getByRole('button', { name: tab, exact: true }).click()
        await expect(page.getByRole('button', { name: tab, exact: true })).toHaveClass(/active/)
        expect(await openControls(page), tab).toEqual([])
      }
      const acts = /^(Save|Save Draft|Publish|Unpublish|Schedule|Duplicate|Delete|Add new|Restore)/
      const main = page.getByRole('main')
      await expect(main.getByRole('button', { name: acts })).toHaveCount(0)
      await expect(main.locator('.doc-controls__popup')).toHaveCount(0)

      const changed = { title: `Changed ${name}`, _status: 'published' }
      const path = `/${collection}/${id}`
      expect(await ask(page, 'PATCH', path, changed)).toBe(403)
      expect(await ask(page, 'PATCH', `${path}?draft=true&autosave=true`, changed)).toBe(403)
      expect(await ask(page, 'PATCH', `/${collection}?where[id][equals]=${id}`, changed)).toBe(403)
      expect(await ask(page, 'POST', `/${collection}`, { ...values, slug: `${slug}-2` })).toBe(403)
      expect(await ask(page, 'POST', `${path}/duplicate`, {})).toBe(403)
      expect(await ask(page, 'DELETE', path, {})).toBe(403)
      await page.reload()
      await untilPanelIsHydrated(page)
      // The panel reopens the tab that was open last.
      if (tabs.length > 0) await page.getByRole('button', { name: 'Basics', exact: true }).click()
      await expect(page.locator('#field-title')).toHaveValue(name)
      const kept = await staffPage.evaluate(
        async (url) => (await fetch(url)).json(),
        `/api${path}?draft=true`,
      )
      expect(kept).toMatchObject({ title: name, slug, _status: 'draft' })
      await staffPage.context().close()
    },
  )
