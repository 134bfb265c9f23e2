import { expect, test } from '@playwright/test'
import { call, host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { openStaffBrowser } from '../support/signedInStaff.ts'
import { untilPanelIsHydrated } from '../support/untilPanelIsHydrated.ts'

const ORIGIN = host('demo')

test('staff put the lectures of a class in order with buttons and by dragging', async ({ browser }) => {
  const staff = await openStaffBrowser(browser, '9800000002', 'demo')
  const page = await staff.newPage()
  await page.goto(`${ORIGIN}/healthz`)
  const found = await call(page, '/classes?where[slug][equals]=mechanics&depth=0', undefined, 'GET')
  const [mechanics] = found.docs as { id: string }[]
  const { id } = await call(page, '/class/copy', { id: mechanics?.id })
  const order = async () => {
    const { docs } = await call(
      page,
      `/lectures?where[class][equals]=${id}&sort=rank&limit=20&depth=0`,
      undefined,
      'GET',
    )
    return (docs as { title: string; chapter: string }[]).map(({ title, chapter }) => `${chapter}: ${title}`)
  }
  const before = await order()
  await page.setViewportSize({ width: 1440, height: 1200 })
  await page.goto(`${ORIGIN}/admin/collections/classes/${id}`)
  await untilPanelIsHydrated(page)
  const item = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  await page.getByRole('button', { name: 'Move Components on an inclined plane up' }).click()
  await expect.poll(order).toEqual([before[1], before[0], ...before.slice(2)])
  await item('Rolling without slipping').dragTo(item('What a vector is, and is not'))
  await expect
    .poll(order)
    .toEqual([
      before[1],
      'Vectors and motion: Rolling without slipping',
      before[0],
      ...before.slice(2, 6),
      before[7],
    ])
  await page.screenshot({ path: test.info().outputPath('class-1440.png'), fullPage: true })
  await expectAccessible(page, '.class-contents')
  await page.setViewportSize({ width: 360, height: 740 })
  await item('Rolling without slipping').scrollIntoViewIfNeeded()
  await page.screenshot({ path: test.info().outputPath('class-360.png') })
  await staff.close()
})
