import { type BrowserContext, type CDPSession, expect, type Page, test } from '@playwright/test'
import type { PushSubscription } from '#domain/messages/PushSubscriptionSchema.ts'
import { type PushServer, startPushServer } from '#tests/support/push/pushServer.ts'
import journeys from '../../../playwright.config.ts'
import { findNotifyingBrowser } from '../../../scripts/browser.mjs'
import { call, host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { openStaffCalls } from '../support/panel.ts'
import { signUpViaApi } from '../support/people.ts'
import { pushSettings } from '../support/providers.ts'

const ORIGIN = host('demo')

const notifying = findNotifyingBrowser()
test.skip(notifying === null, 'the headless shell of Chromium shows no notifications, and there is no other')
test.use({
  serviceWorkers: 'allow',
  launchOptions: { ...journeys.use?.launchOptions, executablePath: notifying ?? undefined },
})

let service: PushServer
test.beforeAll(async () => {
  const { publicKey, port } = pushSettings()
  service = await startPushServer(publicKey, port)
})
test.afterAll(() => service.close())

/** Makes every page subscribe at the local push service, since the test browser cannot reach a vendor's. */
async function subscribeLocally(context: BrowserContext, subscription: PushSubscription): Promise<void> {
  await context.addInitScript((made) => {
    const key = 'test-subscribed'
    const current = () =>
      localStorage.getItem(key)
        ? {
            endpoint: made.endpoint,
            toJSON: () => made,
            unsubscribe: async () => {
              localStorage.removeItem(key)
              return true
            },
          }
        : null
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current(),
      subscribe: async () => {
        localStorage.setItem(key, '1')
        return current()
      },
    })
  }, subscription)
}

/** The browser's id of the project's service worker registration. */
async function registrationOf(cdp: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${ORIGIN}/` && !isDeleted)
      if (own) resolve(own.registrationId)
    }),
  )
  await cdp.send('ServiceWorker.enable')
  return found
}

/** Opens a ticket as the student of the page and has staff answer it; returns its number. */
async function answerTicket(page: Page, words: string): Promise<string> {
  const { number } = (await call(page, '/tickets/open', {
    category: 'course',
    subject: `Lesson ${words}`,
    text: 'It never starts.',
    attempt: crypto.randomUUID(),
    files: [],
  })) as { number: string }
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser')
  const panel = await openStaffCalls(browser)
  const ticket = await panel.evaluate(
    async (which) =>
      (await (await fetch(`/api/support-tickets?where[number][equals]=${which}`)).json()).docs[0]
        .id as string,
    number,
  )
  await call(panel, '/supportdesk/reply', {
    ticket,
    text: `Your secret is ${words}`,
    attempt: crypto.randomUUID(),
    files: [],
  })
  await panel.context().close()
  return number
}

test('a push message of a reply is encrypted, shows none of its text on a locked screen, and a tap opens the ticket', async ({
  browser,
}) => {
  const context = await browser.newContext()
  const subscription = service.subscribe()
  await subscribeLocally(context, subscription)
  await context.grantPermissions(['notifications'], { origin: ORIGIN })
  const page = await context.newPage()
  await signUpViaApi(page)
  await page.goto(`${ORIGIN}/notifications/settings`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const card = page.getByRole('region', { name: 'This browser' })
  await card.getByText('Show new messages in this browser').click()
  await expect(card.getByRole('switch')).toBeChecked()
  await expectAccessible(page, 'main')

  const number = await answerTicket(page, 'never told')
  await expect.poll(() => service.received.length).toBeGreaterThan(0)
  expect(service.violations).toEqual([])
  const { message } = service.received.find(({ endpoint }) => endpoint === subscription.endpoint) ?? {}
  expect(message?.href).toBe(`/support-tickets/${number}`)

  const cdp = await context.newCDPSession(page)
  const registrationId = await registrationOf(cdp)
  const data = JSON.stringify(message)
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: ORIGIN, registrationId, data })
  const shown = () =>
    page.evaluate(async () => {
      const { getNotifications } = ServiceWorkerRegistration.prototype
      const own = await navigator.serviceWorker.ready
      return (await getNotifications.call(own)).map(({ title, body }) => ({ title, body }))
    })
  await expect.poll(shown).toEqual([{ title: message?.title, body: 'A new message for you' }])
  expect(JSON.stringify(await shown())).not.toMatch(/never told|secret|Lesson/)

  const worker = context.serviceWorkers().find((one) => one.url().startsWith(ORIGIN))
  const opened = await worker?.evaluate(async () => {
    type Scope = { registration: ServiceWorkerRegistration; clients: { openWindow: unknown } } & EventTarget
    const scope = self as unknown as Scope
    // Browsers let a service worker open a window only after a user's tap.
    const target = new Promise<string>((resolve) => {
      scope.clients.openWindow = (url: string) => resolve(url)
    })
    const [notification] = await scope.registration.getNotifications()
    const Click = Reflect.get(self, 'NotificationEvent') as new (name: string, init: object) => Event
    scope.dispatchEvent(new Click('notificationclick', { notification }))
    return target
  })
  expect(opened).toBe(`${ORIGIN}/support-tickets/${number}`)
  await page.goto(opened ?? '')
  await expect(page.getByText('Your secret is never told')).toBeVisible()

  await page.goto(`${ORIGIN}/notifications/settings`)
  await card.getByText('Show new messages in this browser').click()
  await expect(card.getByRole('switch')).not.toBeChecked()
  await page.evaluate(() => fetch('/api/auth/signout', { method: 'POST' }))
  await context.close()
})
