import { expect, type Page, test } from '@playwright/test'
import { host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { DEMO } from '../support/panel.ts'
import { openStaffBrowser } from '../support/signedInStaff.ts'
import { untilPanelIsHydrated } from '../support/untilPanelIsHydrated.ts'

const ORIGIN = host('demo')

/** The tile's figure and the address of its list. */
async function tileOf(panel: Page, label: string): Promise<{ count: number; href: string }> {
  const tile = panel.locator('.panel-tile').filter({ hasText: label }).first()
  const text = (await tile.locator('strong').textContent()) ?? ''
  return { count: Number(text.replaceAll(',', '')), href: (await tile.getAttribute('href')) ?? '' }
}

test('each tile of the dashboard opens the list of what it counts', async ({ browser }) => {
  const staff = await openStaffBrowser(browser, DEMO.admin, 'demo')
  const panel = await staff.newPage()
  const errors: string[] = []
  panel.on('pageerror', (error) => errors.push(error.message))
  await panel.goto(`${ORIGIN}/admin?period=30`)
  await untilPanelIsHydrated(panel)
  await expectAccessible(panel, 'main')
  for (const label of ['Paid orders', 'Sign-ups', 'Failed payments', 'Tests taken']) {
    const { count, href } = await tileOf(panel, label)
    const [, collection] = /^\/admin\/collections\/([a-z-]+)\?/.exec(href) ?? []
    expect(collection, `${label} leads to ${href}`).toBeTruthy()
    // The list's own filter, asked of the server, counts the same rows.
    const total = await panel.evaluate(
      async ([slug, query]) =>
        (await (await fetch(`/api/${slug}?${query}&limit=1&depth=0`)).json()).totalDocs as number,
      [collection as string, href.split('?')[1] as string] as const,
    )
    expect(total, label).toBe(count)
  }
  const { href } = await tileOf(panel, 'Sign-ups')
  await panel.locator('.panel-tile').filter({ hasText: 'Sign-ups' }).click()
  await panel.waitForURL((url) => url.pathname === href.split('?')[0])
  await expect(panel.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(panel.locator('tbody tr').first()).toBeVisible()
  expect(errors).toEqual([])
  await staff.close()
})
