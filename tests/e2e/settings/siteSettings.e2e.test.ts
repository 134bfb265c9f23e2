import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { startSmtpServer } from '#tests/support/smtpServer.ts'
import { PORT } from '../../../playwright.config.ts'
import { call, host } from '../support/account.ts'
import { makeFreshStaff } from '../support/freshStaff.ts'
import { DEMO } from '../support/panel.ts'
import { verifyEmailOf } from '../support/people.ts'
import { RAZORPAY_KEYS, twilioAccount } from '../support/providers.ts'
import { addStaffCookie, signInToAdmin } from '../support/signedInStaff.ts'
import { untilPanelIsHydrated } from '../support/untilPanelIsHydrated.ts'

test.describe.configure({ mode: 'serial' })

let slug: string
let context: BrowserContext
let page: Page
/** The phone of the project's admin. */
let admin: string

/** This file changes menus and senders of its own project. */
test.beforeAll(async ({ browser }) => {
  slug = `menus-${Date.now()}`
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  page = await context.newPage()
  await signInToAdmin(page, DEMO.owner)
  const made = await call(page, '/super-admin/projects', {
    slug,
    title: 'Menus of the test',
    domains: [`${slug}.localhost`],
    from: { cloneSettingsOf: 'demo' },
  })
  expect(made, String(made.message)).toMatchObject({ apiSuccess: true })
  admin = await makeFreshStaff(page, { level: 800, project: slug })
  await verifyEmailOf(admin)
  await addStaffCookie(context, admin, host(slug))
})
test.afterAll(() => context.close())

const open = async (path: string) => {
  await page.goto(`${host(slug)}/admin${path}`)
  await untilPanelIsHydrated(page)
}

async function save(): Promise<void> {
  const done = page.waitForResponse(
    (response) =>
      /PATCH|POST/.test(response.request().method()) && /\/api\/[\w-]+-configs/.test(response.url()),
  )
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  expect((await done).status()).toBeLessThan(300)
}

/** Adds a row of links and fills it in. */
async function addLink(field: string, label: string, href: string): Promise<void> {
  const rows = page.locator(`#field-${field}`)
  await rows.locator('> .array-field__add-row, > div > .array-field__add-row').last().click()
  const row = rows.locator(`> .array-field__draggable-rows > *`).last()
  await row.locator('[id$="__label"]').fill(label)
  await row.locator('[id$="__href"]').fill(href)
}

test('saved menu, footer and announcement are on the next page load', async () => {
  const front = `http://127.0.0.1:${PORT}/_projects/${slug}/courses`
  const html = async () => (await fetch(front)).text()
  // The gateway caches the page from here on.
  expect(await html()).not.toContain('Admissions close on Friday')
  await open('/collections/web-static-configs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portal settings')
  await page.getByRole('button', { name: 'Brand and menus' }).click()
  await page.getByRole('textbox', { name: 'Announcement', exact: true }).fill('Admissions close on Friday')
  await addLink('navigation', 'Scholarships', '/scholarships')
  await page.locator('#field-footerColumns__0__title').fill('Read on')
  await save()
  const isThere = (text: string) =>
    ['Admissions close on Friday', 'Scholarships', 'Read on'].every((words) => text.includes(words))
  await expect.poll(async () => isThere(await html()), { intervals: [20] }).toBe(true)

  const visitor = await context.newPage()
  await visitor.goto(`${host(slug)}/courses`)
  const header = visitor.getByRole('banner')
  await expect(visitor.getByText('Admissions close on Friday')).toBeVisible()
  await expect(header.getByRole('link', { name: 'Scholarships' })).toHaveAttribute('href', '/scholarships')
  await expect(visitor.getByRole('contentinfo').getByText('Read on')).toBeVisible()
  await visitor.close()
})

test('a row added while the form waits for the server gets its fields', async () => {
  await open('/collections/web-static-configs')
  await page.getByRole('button', { name: 'Brand and menus' }).click()
  const isHeld = page.evaluate(
    () =>
      new Promise<void>((heard) => {
        const { fetch } = window
        window.fetch = async (...request) => {
          const response = await fetch(...request)
          if (!new Headers(request[1]?.headers).has('next-action')) return response
          window.fetch = fetch
          heard()
          await new Promise((answer) => addEventListener('answer', answer, { once: true }))
          return response
        }
      }),
  )
  await page.getByRole('textbox', { name: 'Announcement', exact: true }).fill('Held back')
  const navigation = page.locator('#field-navigation')
  const rows = navigation.locator('> .array-field__draggable-rows > *')
  const before = await rows.count()
  await isHeld
  await navigation.locator('> .array-field__add-row').evaluate((button) => {
    ;(button as HTMLElement).click()
    dispatchEvent(new Event('answer'))
  })
  await expect(rows).toHaveCount(before + 1)
  await expect(rows.last().locator('[id$="__label"]')).toBeVisible()
  await page.reload()
})

test('links for signed-in people are in their menu on the next page load', async () => {
  await open('/collections/admin-configs')
  await addLink('userHeaderLinks', 'Study circle', '/study-circle')
  await save()
  const visitor = await context.newPage()
  await visitor.goto(`${host(slug)}/courses`)
  await visitor.getByRole('button', { name: /^Account of/ }).click()
  await expect(
    visitor
      .getByRole('link', { name: 'Study circle' })
      .or(visitor.getByRole('menuitem', { name: 'Study circle' })),
  ).toBeVisible()
  await visitor.close()
})

test('a test message is sent through the stored senders, and the result names the provider', async () => {
  const smtp = await startSmtpServer()
  const { accountSid, authToken } = twilioAccount()
  await open('/collections/message-settings')
  const id = page.url().split('/').at(-1) as string
  const kept = (await call(
    page,
    `/message-settings/${id}`,
    {
      smsSenders: [{ from: 'SCHOOL', accountSid }],
      emailFrom: 'hello@school.example',
      emailFromName: 'School',
    },
    'PATCH',
  )) as { doc: { smsSenders: { id: string }[] } }
  for (const [path, value] of [
    [`smsSenders.${kept.doc.smsSenders[0]?.id}.authToken`, authToken],
    ['smtpUrl', smtp.url],
  ])
    expect(
      await call(page, '/settings/setsecret', { collection: 'message-settings', id, path, value }),
    ).toMatchObject({ apiSuccess: true })
  await page.reload()
  await untilPanelIsHydrated(page)
  const tests = page.getByRole('region', { name: 'Test' })
  await tests.getByRole('button', { name: 'Send an SMS to my phone' }).click()
  await expect(tests.getByRole('status')).toHaveText(
    `Test message sent to +91${admin} by twilio from SCHOOL.`,
  )
  await tests.getByRole('button', { name: 'Send an e-mail to my address' }).click()
  await expect(tests.getByRole('status')).toContainText(new URL(smtp.url).host)
  expect(smtp.mails).toEqual([
    expect.objectContaining({ to: [`s${admin}@example.org`], from: 'hello@school.example' }),
  ])
  await smtp.close()
  await tests.getByRole('button', { name: 'Send an e-mail to my address' }).click()
  await expect(tests.getByRole('status')).toContainText('refused the connection')
})

test('right and wrong gateway keys are checked with the gateway', async () => {
  await open('/collections/payment-settings')
  const id = page.url().split('/').at(-1) as string
  await call(page, `/payment-settings/${id}`, { razorpay: { keyId: RAZORPAY_KEYS.id } }, 'PATCH')
  const setSecret = (value: string) =>
    call(page, '/settings/setsecret', {
      collection: 'payment-settings',
      id,
      path: 'razorpay.keySecret',
      value,
    })
  const tests = page.getByRole('region', { name: 'Test' })
  const check = () => tests.getByRole('button', { name: 'Check these keys with Razorpay' }).click()
  expect(await setSecret('wrong-secret')).toMatchObject({ apiSuccess: true })
  await check()
  await expect(tests.getByRole('status')).toContainText('refused these keys')
  expect(await setSecret(RAZORPAY_KEYS.secret)).toMatchObject({ apiSuccess: true })
  await check()
  await expect(tests.getByRole('status')).toContainText('accepts these keys')
})
