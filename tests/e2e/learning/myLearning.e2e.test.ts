import { expect, test } from '@playwright/test'
import { call, host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { buy } from '../support/buy.ts'
import { signUpViaApi } from '../support/people.ts'

const ORIGIN = host('demo')
const CLASS = 'mechanics'

test('My learning counts the days in a row, and finds lessons in both languages on a phone', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('demo-storageNote', '1'))
  await signUpViaApi(page)
  await buy(page, 'jee-physics-mechanics')
  const errors: string[] = []
  page.on('pageerror', (err) => errors.push(err.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
  })

  await page.goto(`${ORIGIN}/learn`)
  const streak = page.getByRole('region', { name: 'Your streak' })
  await expect(streak.getByRole('heading', { name: 'Start a streak today' })).toBeVisible()
  const { docs } = await call(
    page,
    `/lectures?where[class.slug][equals]=${CLASS}&sort=rank&limit=100&depth=0`,
    undefined,
    'GET',
  )
  const lessons = docs as { id: string; kind: string; playedPercent?: number; dwellMinutes?: number }[]
  const lesson = lessons.find(
    ({ kind, playedPercent, dwellMinutes }) => kind === 'text' && !playedPercent && !dwellMinutes,
  )
  expect(await call(page, '/learn/complete', { lecture: lesson?.id })).toMatchObject({ apiSuccess: true })
  await page.reload()
  await expect(streak.getByRole('heading', { name: '1 day in a row' })).toBeVisible()
  await expect(streak.getByText('Your best: 1 day · Today is done')).toBeVisible()
  await expect(streak.getByRole('listitem')).toHaveCount(7)
  await expect(streak.getByRole('listitem').last()).toContainText(': learned')
  await page.screenshot({ path: test.info().outputPath('learn-1440.png'), fullPage: true })

  await test.step('the day of the exam gives the course a plan', async () => {
    await page.getByRole('button', { name: 'Set exam day' }).click()
    const dialog = page.getByRole('dialog', { name: 'Day of your exam' })
    await expectAccessible(page, '[role=dialog]')
    const year = new Date().getFullYear() + 1
    // The segments of the field, in the order of the language.
    await dialog.getByRole('spinbutton').first().click()
    await page.keyboard.type(`1003${year}`, { delay: 60 })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(
      page.getByText(new RegExp(`Exam on 10 Mar ${year} · \\d+ lessons? a week · On plan`)).first(),
    ).toBeVisible()
    await page.screenshot({ path: test.info().outputPath('plan-1440.png') })
  })

  const search = page.getByRole('searchbox', { name: 'Search in your courses' })
  await search.fill('motion gra')
  const results = page.getByRole('list', { name: 'Search results' })
  await expect(results.getByRole('link').first()).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('search-1440.png') })
  await expectAccessible(page, 'main')
  await search.fill('zzzz')
  await expect(page.getByText('Nothing found for “zzzz”.')).toBeVisible()
  await search.press('Escape')
  await expect(page.getByRole('tab', { name: /^In progress/ })).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${ORIGIN}/hi/learn`)
  await expect(page.getByRole('region', { name: 'लगातार पढ़ाई' })).toContainText('लगातार 1 दिन')
  await page.screenshot({ path: test.info().outputPath('learn-hi-360.png'), fullPage: true })
  await page.getByRole('searchbox', { name: 'अपने कोर्स में खोजें' }).fill('सदिश')
  const found = page.getByRole('list', { name: 'खोज के परिणाम' }).getByRole('link').first()
  await expect(found).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('search-hi-360.png') })
  await expectAccessible(page, 'main')
  await found.click()
  await expect(page).toHaveURL(new RegExp(`/hi/learn/${CLASS}/`))
  expect(errors).toEqual([])
  await context.close()
})
