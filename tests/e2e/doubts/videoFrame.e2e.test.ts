import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { buy } from '../support/buy.ts'
import { signUpViaApi } from '../support/people.ts'
import { addStaffCookie } from '../support/signedInStaff.ts'

const ORIGIN = host('demo')
const EXPERT = '9800000004'
const LESSON = `${ORIGIN}/learn/mechanics/motion-graphs-video`

test('a doubt about a second of a video carries its picture, which the student may take out and the expert sees', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.addInitScript(() => localStorage.setItem('demo-storageNote', '1'))
  await signUpViaApi(page)
  await buy(page, 'jee-physics-mechanics')

  await page.goto(LESSON)
  const ask = page.getByRole('button', { name: /^Ask a doubt at 0:/ })
  await expect(page.getByRole('link', { name: 'Ask a doubt about this lesson' })).toBeVisible()
  await expect(ask).toHaveCount(0)
  await page.getByRole('button', { name: 'Play Board session: motion graphs' }).click()
  const video = page.locator('video')
  await expect.poll(() => video.evaluate((shown: HTMLVideoElement) => shown.currentTime)).toBeGreaterThan(2)
  await page.keyboard.press('k')
  await expect(page.locator('[data-player=still]')).toBeVisible()
  await expectAccessible(page, 'main')
  const [, time = ''] = /at (0:\d\d)/.exec((await ask.textContent()) ?? '') ?? []
  await ask.click()

  const dialog = page.getByRole('dialog', { name: 'Ask a doubt' })
  await expect(dialog.getByText(`The expert sees that you ask about the lesson at ${time}.`)).toBeVisible()
  const name = `Video at ${time}.jpg`
  await expect(dialog.getByText(name)).toBeVisible()
  await expect
    .poll(() => dialog.locator('img').evaluate((shown: HTMLImageElement) => shown.naturalWidth))
    .toBe(640)
  await expectAccessible(page, '[role=dialog]')
  await page.screenshot({ path: test.info().outputPath('frame-360.png') })
  // It is still there after a reload, and may be taken out.
  await page.reload()
  await expect(dialog.getByText(name)).toBeVisible()
  await dialog.getByRole('button', { name: `Remove ${name}` }).click()
  await expect(dialog.getByText(name)).toHaveCount(0)
  await page.reload()

  await dialog.getByRole('button', { name: /Subject/ }).click()
  await page.getByRole('option', { name: 'Physics' }).click()
  const title = `This graph ${process.pid}`
  await dialog.getByLabel('What is it about?').fill(title)
  await dialog.getByRole('textbox', { name: 'Your doubt' }).fill('Why does the line bend here?')
  await dialog.getByRole('button', { name: 'Ask the experts' }).dblclick()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: title }).click()
  await page.waitForURL(/\/doubts\/DB-/)
  const { pathname } = new URL(page.url())

  const staff = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await addStaffCookie(staff, EXPERT, ORIGIN)
  const desk = await staff.newPage()
  desk.on('pageerror', ({ message }) => faults.push(message))
  await desk.goto(`${ORIGIN}/expert${pathname}`)
  await expect(desk.getByText(new RegExp(`, at ${time}$`))).toBeVisible()
  const picture = desk.getByRole('img', { name: `Video at ${time}` })
  await expect(picture).toBeVisible()
  const sent = await picture.evaluate(async (shown: HTMLImageElement) => [
    ...new Uint8Array(await (await fetch(shown.src)).arrayBuffer()),
  ])
  const bytes = Buffer.from(sent)
  const stored = await sharp(bytes).metadata()
  expect(stored).toMatchObject({ width: 640 })
  expect(stored.exif).toBeUndefined()
  // A picture of the board, not a black one.
  const { channels } = await sharp(bytes).stats()
  expect(Math.max(...channels.map(({ max }) => max))).toBeGreaterThan(100)
  await desk.screenshot({ path: test.info().outputPath('expert-1440.png'), fullPage: true })

  // The next doubt has no picture.
  await page.goto(`${ORIGIN}/doubts`)
  await page.getByRole('button', { name: 'Ask a doubt' }).click()
  await expect(dialog).toBeVisible()
  await expect(dialog.locator('img')).toHaveCount(0)
  expect(faults).toEqual([])
  await staff.close()
  await context.close()
})
