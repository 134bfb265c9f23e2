import { expect, type Page, type Request, test } from '@playwright/test'
import { THROWN } from '../support/brokenPages.ts'
import { KIT, untilKitIsHydrated } from '../support/kit.ts'

const isReport = (request: Request) => request.url().endsWith('/api/logs/error')

/** Collects the bodies of error reports that the page sends from now on. */
function reportsOf(page: Page): Record<string, unknown>[] {
  const reports: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (isReport(request)) reports.push(request.postDataJSON())
  })
  return reports
}
const throwIn = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text)
    })
  }, `${THROWN}${message}`)
const waitForReports = (page: Page) => page.waitForTimeout(2500)

test('uncaught errors are reported once per page view and at most ten per session, without network errors and foreign scripts', async ({
  page,
}) => {
  const reports = reportsOf(page)
  const alive = page.waitForResponse((response) => response.url().endsWith('/api/auth/start'))
  await page.goto('/about-us')
  await alive
  await throwIn(page, 'early error 17')
  await expect.poll(() => reports.length).toBe(1)
  expect(reports[0]).toMatchObject({
    message: `${THROWN}early error 17`,
    panel: 'site',
    severity: 'medium',
    refPath: '/about-us',
    platform: 'web',
    functionName: 'script',
  })
  expect(reports[0]?.nowDate).toEqual(expect.any(Number))
  await throwIn(page, 'early error 18')
  await page.evaluate(() => {
    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
    void Promise.reject(new TypeError('Failed to fetch'))
    void Promise.reject(new DOMException('The user aborted a request.', 'AbortError'))
  })
  await page.waitForTimeout(300)
  expect(reports).toHaveLength(1)
  await page.evaluate(() => void Promise.reject(new Error('a promise was broken')))
  await expect.poll(() => reports.length).toBe(2)
  expect(reports[1]).toMatchObject({ message: 'a promise was broken', functionName: 'promise' })
  await page.context().setOffline(true)
  await throwIn(page, 'while offline')
  await page.waitForTimeout(300)
  await page.context().setOffline(false)
  expect(reports).toHaveLength(2)
  for (const letter of 'abcdefghijklmn') await throwIn(page, `many ${letter.repeat(3)}`)
  await expect.poll(() => reports.length).toBe(10)
  await page.reload()
  await waitForReports(page)
  await throwIn(page, 'after a reload')
  await page.waitForTimeout(300)
  expect(reports).toHaveLength(10)
})

test('a page that crashes shows an error and is reported with severity high', async ({ page }) => {
  const reports = reportsOf(page)
  await page.goto(KIT)
  const answered = page.waitForResponse((response) => isReport(response.request()))
  const button = page.getByRole('button', { name: 'Break this page' })
  await untilKitIsHydrated(page)
  await button.click()
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
  expect((await answered).status()).toBe(200)
  expect(reports.filter(({ severity }) => severity === 'high')).toHaveLength(1)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeHidden()
})
