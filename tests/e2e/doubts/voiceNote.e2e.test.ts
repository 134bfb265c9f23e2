import { expect, test } from '@playwright/test'
import config from '../../../playwright.config.ts'
import { host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { signUpViaApi } from '../support/people.ts'
import { addStaffCookie } from '../support/signedInStaff.ts'

const ORIGIN = host('demo')
const EXPERT = '9800000004'
const launch = config.use?.launchOptions

// The browser hears a tone instead of a microphone.
test.use({
  launchOptions: {
    ...launch,
    args: [...(launch?.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

test('a doubt is spoken on a phone, and its expert hears it', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    permissions: ['microphone'],
  })
  const page = await context.newPage()
  await signUpViaApi(page)
  await page.goto(`${ORIGIN}/doubts`)
  await page.getByRole('button', { name: 'Ask a doubt' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /Subject/ }).click()
  await page.getByRole('option', { name: 'Physics' }).click()
  const title = `A spoken doubt ${process.pid}`
  await dialog.getByLabel('What is it about?').fill(title)
  await dialog.getByRole('textbox', { name: 'Your doubt' }).fill('Please listen to my voice note.')
  await dialog.getByRole('button', { name: 'Record a voice note' }).click()
  await expect(dialog.getByText(/^Recording: 0:0[1-9]/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Stop recording' }).click()
  await expect(dialog.locator('audio')).toHaveCount(1)
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Ask the experts' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: title }).click()
  await page.waitForURL(/\/doubts\/DB-/)
  const { pathname } = new URL(page.url())
  await expect(page.getByLabel('Voice note', { exact: true })).toBeVisible()

  const staff = await browser.newContext()
  await addStaffCookie(staff, EXPERT, ORIGIN)
  const desk = await staff.newPage()
  await desk.goto(`${ORIGIN}/expert${pathname}`)
  const player = desk.locator('audio')
  await expect(player).toHaveCount(1)
  const seconds = await player.evaluate(
    (audio: HTMLAudioElement) =>
      new Promise<number>((resolve, reject) => {
        audio.onloadedmetadata = () => resolve(audio.duration)
        audio.onerror = () => reject(new Error(`the browser cannot play it: ${audio.error?.message}`))
        audio.load()
      }),
  )
  expect(seconds).toBeGreaterThan(0.5)
  await expectAccessible(desk, 'main')
  await staff.close()
  await context.close()
})

test('no other page may use the microphone, and without one the doubt is typed', async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signUpViaApi(page)
  await page.goto(`${ORIGIN}/support-tickets`)
  const heard = () =>
    page.evaluate(() =>
      navigator.mediaDevices.getUserMedia({ audio: true }).then(
        () => 'heard',
        (err: Error) => err.name,
      ),
    )
  expect(await heard()).toBe('NotAllowedError')
  // A page that was reached by a link of that one still may not, until it is loaded anew.
  await page.getByRole('link', { name: 'Doubts', exact: true }).first().click()
  await page.waitForURL(`${ORIGIN}/doubts`)
  await page.getByRole('button', { name: 'Ask a doubt' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Record a voice note' }).click()
  await expect(page.getByText(/^Load the page again to record/)).toBeVisible()
  await page.goto(`${ORIGIN}/doubts`)
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await page.getByRole('button', { name: 'Ask a doubt' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Record a voice note' }).click()
  await expect(dialog.getByText(/gives this page no microphone/)).toBeVisible()
  await context.close()
})
