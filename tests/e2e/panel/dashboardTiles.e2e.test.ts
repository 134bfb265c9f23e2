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

/** Number of rows in the list of a tile. */
async function listed(panel: Page, label: string): Promise<number> {
  const { href } = await tileOf(panel, label)
  const [, collection] = /^\/admin\/collections\/([a-z-]+)\?/.exec(href) ?? []
  expect(collection, `${label} leads to ${href}`).toBeTruthy()
  return panel.evaluate(
    async ([slug, query]) =>
      (await (await fetch(`/api/${slug}?${query}&limit=1&depth=0`)).json()).totalDocs as number,
    [collection as string, href.split('?')[1] as string] as const,
  )
}

const LABELS = ['Paid orders', 'Sign-ups', 'Failed payments', 'Tests taken']

test('each tile of the dashboard opens the list of what it counts', async ({ browser }) => {
  const staff = await openStaffBrowser(browser, DEMO.admin, 'demo')
  const panel = await staff.newPage()
  const errors: string[] = []
  panel.on('pageerror', (error) => errors.push(error.message))
  await panel.goto(`${ORIGIN}/admin?period=30`)
  await untilPanelIsHydrated(panel)
  await expectAccessible(panel, 'main')
  // Other journeys buy and sign up at the same time, and a figure may be up to three minutes old: the list may have more rows, never fewer.
  for (const label of LABELS) {
    const { count } = await tileOf(panel, label)
    expect(await listed(panel, label), label).toBeGreaterThanOrEqual(count)
  }
  const { href } = await tileOf(panel, 'Sign-ups')
  await panel.locator('.panel-tile').filter({ hasText: 'Sign-ups' }).click()
  await panel.waitForURL((url) => url.pathname === href.split('?')[0])
  await expect(panel.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(panel.locator('tbody tr').first()).toBeVisible()
  // The navigation links to the unfiltered list, also from the filtered one.
  await expect(panel.getByText('Filtered.')).toBeVisible()
  await untilPanelIsHydrated(panel)
  await panel.locator('nav a[aria-current=page]').click()
  await expect(panel.getByText('Filtered.')).toHaveCount(0)
  await expect(panel.locator('tbody tr').first()).toBeVisible()
  expect([...new URL(panel.url()).searchParams.keys()].some((key) => key.startsWith('where'))).toBe(false)
  expect(errors).toEqual([])
  await staff.close()
})
