import { expect, type Page, test } from '@playwright/test'
import { host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { buy } from '../support/buy.ts'
import { signUpViaApi } from '../support/people.ts'

const ORIGIN = host('demo')
const TEXT = `${ORIGIN}/learn/mechanics/what-a-vector-is`
/** From the text of the lesson. */
const WORDS = 'The last part is not decoration.'
const VIDEO = `${ORIGIN}/learn/mechanics/motion-graphs-video`

test.use({ serviceWorkers: 'allow' })

/** What is kept of lessons in this browser, as text; empty while their page is not kept. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    // Opening it here first would make it without its stores.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'demo-lessons')) return ''
    const open = indexedDB.open('demo-lessons')
    await new Promise((resolve) => {
      open.onsuccess = resolve
    })
    const request = open.result.transaction('lessons').objectStore('lessons').getAll()
    const lessons = await new Promise<unknown[]>((resolve) => {
      request.onsuccess = () => resolve(request.result)
    })
    open.result.close()
    const page = await (await caches.open('demo-lessons')).match('/learn/~/~')
    return page ? JSON.stringify(lessons) : ''
  })

test('lessons that were opened are read without a network, with their notes, and are gone after signing out', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  const body = page.getByText(WORDS)
  await page.addInitScript(() => localStorage.setItem('demo-storageNote', '1'))
  await signUpViaApi(page)
  await buy(page, 'jee-physics-mechanics')
  await page.goto(VIDEO)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.getByRole('textbox', { name: 'Note at 0:00' }).fill('Slope is velocity')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').getByText('Slope is velocity')).toBeVisible()
  await expect.poll(() => kept(page)).toContain('Slope is velocity')
  await page.goto(TEXT)
  await expect(body).toBeVisible()
  await expect.poll(() => kept(page)).toContain('what-a-vector-is')
  expect(await kept(page)).not.toContain('/learn/media/')

  await context.setOffline(true)
  await page.goto(TEXT)
  await expect(page.getByText(/^No connection\. This is the copy from/)).toBeVisible()
  await expect(body).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('offline-360.png') })
  await expectAccessible(page, 'main')
  await page.goto(VIDEO)
  await expect(page.getByRole('listitem').getByText('Slope is velocity')).toBeVisible()
  await page.goto(TEXT.replace('what-a-vector-is', 'newtons-laws-one-diagram'))
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()

  await context.setOffline(false)
  await page.goto(TEXT)
  await expect(body).toBeVisible()
  await page.evaluate(() =>
    fetch('/api/auth/signout', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
  )
  await page.goto(`${ORIGIN}/courses`)
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await indexedDB.databases()).map(({ name }) => name),
        await caches.has('demo-lessons'),
      ]),
    )
    .toEqual([expect.not.arrayContaining(['demo-lessons']), false])
  await context.setOffline(true)
  await page.goto(TEXT)
  await expect(body).toBeHidden()
  await context.close()
})
