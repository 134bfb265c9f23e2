import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { signUpViaApi } from '../support/people.ts'
import { type NotificationWriter, startNotificationWriter } from '../support/writeNotifications.ts'

const HOUR_MS = 3_600_000

let notificationWriter: NotificationWriter
test.beforeAll(async () => {
  notificationWriter = await startNotificationWriter()
})
test.afterAll(() => notificationWriter.stop())

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

test('a new account has a welcome notification, and anonymous visitors see no bell', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(bell(page)).toHaveCount(0)
  await signUpViaApi(page)
  await page.goto('/')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  await bell(page).click()
  await drawer(page)
    .getByRole('link', { name: /Welcome to/ })
    .click()
  await page.waitForURL('**/learn')
  await expect(drawer(page)).toBeHidden()
})

test('a new notification shows in every tab and is announced; opening the drawer marks the shown ones as read', async ({
  page,
  context,
}) => {
  const phone = await signUpViaApi(page)
  await page.goto('/')
  const second = await context.newPage()
  await second.goto('/courses')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  await expect(bell(second)).toHaveAccessibleName('Notifications, 1 unread')
  const streams: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/notifications/stream')) streams.push(request.url())
  })

  await notificationWriter.write(phone, { title: 'Live class moved to 6 pm' })
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread')
  await expect(bell(second)).toHaveAccessibleName('Notifications, 2 unread')
  await expect(second.getByText('New notification: Live class moved to 6 pm')).toBeAttached()

  await bell(page).click()
  const items = drawer(page).getByRole('listitem')
  await expect(items).toHaveText([/Live class moved to 6 pm/, /Welcome to/])
  await expect(items.first()).toContainText('now')
  await expect(bell(second)).toHaveAccessibleName('Notifications')
  await notificationWriter.write(phone, { title: 'Arrived while it was open' })
  await expect(bell(second)).toHaveAccessibleName('Notifications, 1 unread')
  await expect(items).toHaveCount(2)
  await drawer(page).getByRole('button', { name: 'Show 1 new' }).click()
  await expect(items).toHaveText([/Arrived while it was open/])
  await expect(bell(second)).toHaveAccessibleName('Notifications')

  await page.keyboard.press('Escape')
  await bell(page).click()
  await expect(drawer(page).getByText('Nothing new')).toBeVisible()
  // One stream serves both tabs: neither the second tab nor the drawer opened another.
  expect(streams).toEqual([])
})

test('another tab takes over when the one with the stream is closed', async ({ page, context }) => {
  const phone = await signUpViaApi(page)
  await page.goto('/')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  const second = await context.newPage()
  await second.goto('/')
  await expect(bell(second)).toHaveAccessibleName('Notifications, 1 unread')
  await page.close()
  await notificationWriter.write(phone, { title: 'For the tab that is left' })
  await expect(bell(second)).toHaveAccessibleName('Notifications, 2 unread')
})

test('a browser without a stream polls every minute', async ({ page }) => {
  const phone = await signUpViaApi(page)
  await page.route('**/notifications/stream*', (route) => route.fulfill({ status: 429, body: '{}' }))
  await page.clock.install()
  let requestCount = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/notifications/latest')) requestCount++
  })
  let minutes = 0
  const wait = async (seconds: number) => {
    await page.clock.runFor(seconds * 1000)
    minutes += seconds / 60
  }
  await page.goto('/')
  // After giving up the stream the page polls at once, then every minute.
  await expect(async () => {
    await wait(1)
    expect(requestCount).toBeGreaterThan(0)
  }).toPass()
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  await notificationWriter.write(phone, { title: 'Found by asking' })
  await expect(async () => {
    await wait(20)
    await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread', { timeout: 3000 })
  }).toPass()
  // The next minute starts after a response, which comes in real time: advance the clock in steps.
  await expect(async () => {
    await wait(60)
    expect(requestCount).toBeGreaterThanOrEqual(3)
  }).toPass()
  expect(requestCount).toBeLessThanOrEqual(2 + minutes)
})

test('the page lists all notifications, loads more, and marks one as read when it is opened', async ({
  page,
}) => {
  const phone = await signUpViaApi(page)
  const now = Date.now()
  for (let n = 1; n <= 45; n++) {
    await notificationWriter.write(phone, { title: `News ${n}`, href: '/courses', at: now - n * HOUR_MS })
  }
  await page.goto('/notifications')
  const items = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /News|Welcome/ })
  await expect(items).toHaveCount(20)
  await expect(items.nth(3)).toContainText('3h ago')
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(items).toHaveCount(40)
  await notificationWriter.write(phone, { title: 'News of this moment' })
  await expect(items).toHaveCount(41)
  await expect(items.first()).toContainText('News of this moment')
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(items).toHaveCount(47)
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
  const titles = await items.locator('p:first-child').allTextContents()
  expect(new Set(titles).size).toBe(47)

  await items.nth(2).getByRole('link').click()
  await page.waitForURL('**/courses')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 46 unread')
  await page.goBack()
  await expect(items.nth(2)).not.toContainText('Unread')
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await expect(page.getByText('Unread:')).toHaveCount(0)
})

test('the page asks anonymous visitors to log in', async ({ page }) => {
  await page.goto('/notifications')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in to see your notifications')
})

test('bell and drawer work by keyboard alone on a phone and pass axe', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const phone = await signUpViaApi(page)
  await notificationWriter.write(phone, {
    title: 'Mock test 4 is open',
    text: 'Take it before Sunday evening.',
    href: '/courses',
  })
  await page.goto('/')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread')
  await bell(page).focus()
  await page.keyboard.press('Enter')
  await expect(drawer(page).getByRole('listitem')).toHaveCount(2)
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(bell(page)).toBeFocused()
  await notificationWriter.write(phone, { title: 'A second one', href: '/courses' })
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  await page.keyboard.press('Enter')
  await expect(drawer(page).getByRole('listitem')).toHaveCount(1)
  for (let tab = 0; tab < 6; tab++) {
    if (
      await drawer(page)
        .getByRole('link', { name: 'See all' })
        .evaluate((link) => link === document.activeElement)
    )
      break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await page.waitForURL('**/notifications')
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Mock test 4 is open')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('a signed-in visit with its source is reported once a day', async ({ page }) => {
  await signUpViaApi(page)
  const report = page.waitForRequest('**/api/visits/report')
  await page.goto('/courses?utm_source=x')
  const { landing, screen } = (await report).postDataJSON() as Record<string, string>
  expect([landing, screen]).toEqual(['/courses', '1280x720'])
  // The day is that of the browser's time zone, which is east of the tests'.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('demo-visit')?.endsWith(new Date().toDateString())))
    .toBe(true)
})
