import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { JOURNEY } from '#tests/support/exams/journeySlugs.ts'
import { host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { signUpViaApi } from '../support/people.ts'

const ORIGIN = host('demo')
/** The written question of the paper. */
const WRITTEN = 10

test.use({ serviceWorkers: 'allow' })

/** A photo of a page of paper, in a colour of its own. */
const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 3000, height: 2000, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})
const pages = (page: Page): Locator =>
  page.getByRole('group', { name: 'Pages of your answer' }).getByRole('listitem')
const saved = (page: Page): Locator => page.locator('[data-sync]').first()
const choose = (page: Page): Locator => page.locator('input[type=file]')

/** Whether every page is shown as a picture of its own size. */
const arePictures = (page: Page) =>
  pages(page)
    .locator('img')
    .evaluateAll((pictures) => pictures.map((one) => (one as HTMLImageElement).naturalWidth > 0))

test('pages of a written answer are added, ordered, removed, kept without a network and shown on another device', async ({
  page,
  context,
}) => {
  await signUpViaApi(page)
  await page.goto(`${ORIGIN}/test-series/${JOURNEY.series}/${JOURNEY.paper}`)
  await page.getByText('I have read the instructions.').click()
  await page.getByRole('button', { name: 'Start test' }).click()
  await page.getByRole('button', { name: new RegExp(`^Question ${WRITTEN}, `) }).click()
  await choose(page).setInputFiles([
    await photo('first.jpg', '#ffffff'),
    await photo('second.jpg', '#f4e8c8'),
  ])
  await expect(pages(page)).toHaveCount(2)
  await expect(pages(page).getByText('Saved')).toHaveCount(2)
  // Nothing is written on them, which is said and refuses nothing.
  await expect(page.getByText('Page 2 (second.jpg) seems to be empty.')).toBeVisible()
  await expect(saved(page)).toHaveText('1 of 1 saved')
  await expectAccessible(page, 'body')
  await page.getByRole('button', { name: 'Move page 2 up' }).click()
  await expect(page.getByRole('button', { name: 'Move page 1 up' })).toBeDisabled()
  await choose(page).setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('none') })
  await expect(page.getByText('x.txt: Add photos or PDF files.')).toBeVisible()

  // What loads later has to be there before the network goes away.
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('demo-hall')).keys()).length))
    .toBeGreaterThan(5)
  await page.waitForTimeout(5000)
  await context.setOffline(true)
  await choose(page).setInputFiles(await photo('third.jpg', '#d0e0f0'))
  await expect(pages(page)).toHaveCount(3)
  await expect(pages(page).getByText('On this device, being sent')).toHaveCount(1)
  await page.getByRole('button', { name: 'Save and next' }).click()
  await page.reload()
  await page.getByRole('button', { name: new RegExp(`^Question ${WRITTEN}, `) }).click()
  await expect(pages(page)).toHaveCount(3)
  await expect.poll(() => arePictures(page)).toEqual([true, true, true])
  await expect(saved(page)).toHaveText('On this device, waiting for network')
  await context.setOffline(false)
  await expect(saved(page)).toHaveText('1 of 1 saved', { timeout: 120_000 })
  await expect(pages(page).getByText('Saved')).toHaveCount(3)
  await page.getByRole('button', { name: 'Remove page 3' }).click()
  await expect(pages(page)).toHaveCount(2)
  await expect(saved(page)).toHaveText('1 of 1 saved')

  const other = await (context.browser() as NonNullable<ReturnType<typeof context.browser>>).newContext({
    storageState: await context.storageState(),
  })
  const phone = await other.newPage()
  await phone.setViewportSize({ width: 360, height: 740 })
  await phone.goto(page.url())
  await phone.getByRole('button', { name: 'Continue here' }).click()
  await phone.getByRole('button', { name: 'Open question palette' }).click()
  await phone.getByRole('button', { name: new RegExp(`^Question ${WRITTEN}, `) }).click()
  await expect(pages(phone)).toHaveCount(2)
  await expect.poll(() => arePictures(phone)).toEqual([true, true])
  await expectAccessible(phone, 'body')
  await other.close()
})

test('a page of the CMS has a quiz that a guest takes there', async ({ page }) => {
  await page.goto(`${ORIGIN}/quick-check`)
  await expect(page.getByRole('heading', { name: 'Units and dimensions', level: 2 })).toBeVisible()
  await page.getByLabel('Your name').fill('Ravi')
  await page.getByRole('button', { name: 'Start without an account' }).click()
  await page.getByRole('button', { name: 'Start quiz' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 15' })).toBeVisible()
  await expectAccessible(page, 'main')
  expect(new URL(page.url()).pathname).toBe('/quick-check')
})
