import { expect, type Page, test } from '@playwright/test'
import { JOURNEY } from '#tests/support/exams/journeySlugs.ts'
import { call, host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { buy } from '../support/buy.ts'
import { signUpViaApi } from '../support/people.ts'
import { openStaffBrowser } from '../support/signedInStaff.ts'

const ORIGIN = host('demo')
const CLASS = 'mechanics'
const LESSON = `${ORIGIN}/learn/${CLASS}/motion-graphs-video`

const withoutStorageNotice = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('demo-storageNote', '1'))

/** Where the player is, s. */
const position = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)

/** Plays the last second of the recording, wherever it was; whether it has ended. */
const playEnd = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => {
    if (video.ended) return true
    video.muted = true
    if (video.duration > 0 && video.currentTime < video.duration - 2) video.currentTime = video.duration - 1
    void video.play().catch(() => undefined)
    return false
  })

async function play(page: Page, speed: string): Promise<void> {
  await page.getByRole('button', { name: 'Play Board session: motion graphs' }).click()
  await expect(page.locator('[data-player=playing]')).toBeVisible()
  await page.getByRole('combobox', { name: 'Speed' }).selectOption(speed)
}

test('a student watches, goes on elsewhere at the same second, completes the class, and a stranger verifies the certificate', async ({
  browser,
}) => {
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await desk.newPage()
  await withoutStorageNotice(page)
  await signUpViaApi(page)
  await buy(page, 'jee-physics-mechanics')

  await page.goto(LESSON)
  const done = page.getByRole('button', { name: /^Mark as done/ })
  await expect(page.getByText('Play 80% of it, then mark it as done. 0% so far.')).toBeVisible()
  await expect(done).toBeDisabled()
  await play(page, '2x')
  await expect(page.locator('[data-watermark]')).toContainText('Asha Kumari · …')
  await page.keyboard.press('c')
  await expect(page.getByRole('button', { name: 'Captions off' })).toBeVisible()
  await expect.poll(() => position(page)).toBeGreaterThan(14)
  await page.keyboard.press('n')
  await page.keyboard.type('Slope is velocity')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').getByText('Slope is velocity')).toBeVisible()
  await page.getByRole('button', { name: /^Edit or delete the note/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog', { name: 'Delete this note?' }).getByText('No, Cancel').click()
  await expect(page.getByRole('listitem').getByText('Slope is velocity')).toBeVisible()
  await page.getByRole('tab', { name: 'Transcript' }).click()
  await page.getByRole('searchbox', { name: 'Search the transcript' }).fill('parabola')
  await expect(page.getByText('1 place')).toBeVisible()
  await page.getByRole('tab', { name: 'Notes' }).click()
  await page.screenshot({ path: test.info().outputPath('lesson-1440.png') })
  await expectAccessible(page, 'main')
  const left = await position(page)
  const session = await desk.storageState()
  await page.close()

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, storageState: session })
  const there = await phone.newPage()
  await withoutStorageNotice(there)
  await there.goto(LESSON)
  await expect.poll(() => position(there)).toBeGreaterThan(left - 1)
  await expect(there.getByRole('button', { name: /^Go to 0:1/ })).toBeVisible()
  await there.screenshot({ path: test.info().outputPath('lesson-360.png'), fullPage: true })
  await expectAccessible(there, 'main')
  await play(there, '2x')
  await expect(there.getByRole('button', { name: 'Play again' })).toBeVisible({ timeout: 120_000 })
  // The player marks it as done itself once enough was played.
  const stage = there.locator('[data-player]')
  await expect(stage.getByRole('button', { name: 'Mark as done, continue' })).toBeVisible()
  await expect(stage.getByRole('link', { name: 'Next lesson' })).toHaveCount(0)
  await expect(there.getByRole('button', { name: /^Mark as done/ }).last()).toBeEnabled()
  await there.getByRole('link', { name: 'Ask a doubt about this lesson' }).click()
  await expect(there.getByRole('dialog', { name: 'Ask a doubt' })).toBeVisible()
  await there.goto(LESSON)

  const { docs } = await call(
    there,
    `/lectures?where[class.slug][equals]=${CLASS}&sort=rank&limit=100&depth=0`,
    undefined,
    'GET',
  )
  for (const { id, slug } of docs as { id: string; slug: string }[])
    if (slug !== 'motion-graphs-video') await call(there, '/learn/complete', { lecture: id })
  await expect.poll(() => playEnd(there), { timeout: 60_000 }).toBe(true)
  await stage.getByRole('button', { name: 'Mark as done, continue' }).click()
  await expect(there.getByText('You have earned the certificate of this class.')).toBeVisible()
  await expect(there).not.toHaveURL(LESSON)

  await there.goto(`${ORIGIN}/learn`)
  const certificates = there.getByRole('region', { name: 'Certificates' })
  await expect(certificates.getByText(/^CT-\d\d-\d{6} · /)).toBeVisible()
  await certificates.screenshot({ path: test.info().outputPath('certificates-360.png') })
  const link = await certificates.getByRole('link', { name: 'Link to verify it' }).getAttribute('href')
  await phone.close()

  const stranger = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await withoutStorageNotice(stranger)
  await stranger.goto(new URL(link ?? '', ORIGIN).href)
  await expect(stranger.getByRole('heading', { name: 'This certificate is genuine' })).toBeVisible()
  await expect(stranger.getByText('Asha K.')).toBeVisible()
  await stranger.screenshot({ path: test.info().outputPath('verify-360.png') })
  await expectAccessible(stranger, 'main')
  await stranger.goto(new URL(link?.replace(/..$/, '') ?? '', ORIGIN).href)
  await expect(stranger.getByRole('heading', { name: 'This is not a certificate of ours' })).toBeVisible()
})

test('a lesson that asks for its quiz is done once the student has passed it there', async ({
  browser,
  page,
}) => {
  const staff = await openStaffBrowser(browser, '9800000002', 'demo')
  const desk = await staff.newPage()
  await desk.goto(`${ORIGIN}/healthz`)
  const find = async (path: string): Promise<string> => {
    const { docs } = await call(desk, path, undefined, 'GET')
    return (docs as { id: string }[])[0]?.id ?? ''
  }
  const quiz = await find(`/quizzes?where[slug][equals]=${JOURNEY.quiz}&depth=0`)
  const lecture = await find('/lectures?where[slug][equals]=floral-families&depth=0')
  await call(desk, `/lectures/${lecture}`, { quiz, quizPassPercent: 50 }, 'PATCH')
  await staff.close()

  await page.setViewportSize({ width: 390, height: 844 })
  await withoutStorageNotice(page)
  await signUpViaApi(page)
  await buy(page, 'neet-botany')
  await page.goto(`${ORIGIN}/learn/botany/floral-families`)
  const lesson = page.getByRole('region', { name: 'Journey quiz' })
  await expect(lesson.getByText('The lesson is done once you have 50% of the marks.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Mark as done/ })).toBeDisabled()
  const take = async (...options: string[]): Promise<void> => {
    for (const [index, option] of options.entries()) {
      await lesson.locator('label', { hasText: `Option ${option}` }).click()
      await lesson.getByRole('button', { name: 'Check answer' }).click()
      const isLast = index === options.length - 1
      await lesson.getByRole('button', { name: isLast ? 'Finish' : 'Next question' }).click()
    }
  }
  await lesson.getByRole('button', { name: 'Start quiz' }).click()
  await take('c', 'b')
  await expect(lesson.getByText('3 of 8 marks')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Mark as done/ })).toBeDisabled()
  await lesson.getByRole('button', { name: 'Take it again' }).click()
  await lesson.getByRole('button', { name: 'Start quiz' }).click()
  await take('b', 'b')
  await expect(lesson.getByText('8 of 8 marks')).toBeVisible()
  await expect(lesson.getByText('Passed')).toBeVisible()
  await expectAccessible(page, 'main')
  await page.getByRole('button', { name: /^Mark as done/ }).click()
  await expect(page).toHaveURL(/stem-and-root-video/)
})
