import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { ffmpegFolder } from '#cms/adapters/video/ffmpeg.ts'
import { startStreamServer } from '#tests/support/streamServer.ts'
import { call, host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { signUpViaApi } from '../support/people.ts'
import { openStaffBrowser } from '../support/signedInStaff.ts'
import { untilPanelIsHydrated } from '../support/untilPanelIsHydrated.ts'

const ORIGIN = host('demo')
const VIDEO = 'seed/projects/demo/files/motion-graphs.webm'

const find = async (page: Page, path: string) =>
  ((await call(page, path, undefined, 'GET')).docs as { id: string; slug: string }[])[0]

/** A copy of the class whose video is the playlist in place of its file. */
async function classWith(page: Page, playlist: string) {
  const mechanics = await find(page, '/classes?where[slug][equals]=mechanics&depth=0')
  const { id } = await call(page, '/class/copy', { id: mechanics?.id })
  const klass = await find(page, `/classes?where[id][equals]=${id}&depth=0`)
  const lecture = await find(
    page,
    `/lectures?where[class][equals]=${id}&where[slug][equals]=motion-graphs-video&depth=0`,
  )
  const path = `/lectures/${lecture?.id}`
  const refused = await call(page, path, { file: null, playlist: 'http://video.example.org/a.m3u8' }, 'PATCH')
  expect(JSON.stringify(refused)).toContain('The address has to begin with https://')
  const saved = await call(page, path, { file: null, playlist }, 'PATCH')
  expect(saved.doc).toMatchObject({ playlist })
  return { id: String(id), slug: klass?.slug ?? '', lecture: lecture?.id ?? '' }
}

async function grant(page: Page, phone: string, klass: string): Promise<void> {
  const student = await find(page, `/users?where[phone][equals]=%2B91${phone}&depth=0`)
  const body = {
    student: student?.id,
    kind: 'class',
    target: klass,
    days: null,
    requestKey: randomUUID(),
  }
  expect(await call(page, '/enrolments/give', body)).toMatchObject({ apiSuccess: true })
}

test('a student plays a stream of another server with quality, speed and captions, goes on at the same second, and reads when that server is down', async ({
  browser,
  page,
}) => {
  const ffmpeg = await ffmpegFolder()
  test.skip(ffmpeg === null, 'the stream is made where ffmpeg is installed')
  const server = await startStreamServer(ffmpeg ?? '', VIDEO)
  const staff = await openStaffBrowser(browser, '9800000002', 'demo')
  const desk = await staff.newPage()
  await desk.goto(`${ORIGIN}/healthz`)
  const klass = await classWith(desk, server.playlist)
  await desk.setViewportSize({ width: 1440, height: 1000 })
  await desk.goto(`${ORIGIN}/admin/collections/lectures/${klass.lecture}`)
  await untilPanelIsHydrated(desk)
  const field = desk.getByLabel('Stream of another server (HLS)')
  await expect(field).toHaveValue(server.playlist)
  await field.scrollIntoViewIfNeeded()
  await desk.screenshot({ path: test.info().outputPath('field-1440.png') })

  await page.addInitScript(() => localStorage.setItem('demo-storageNote', '1'))
  const phone = await signUpViaApi(page)
  await grant(desk, phone, klass.id)
  await page.setViewportSize({ width: 1440, height: 900 })
  const video = page.locator('video')
  const lines = () => video.evaluate((element: HTMLVideoElement) => element.videoHeight)
  const second = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
  const play = page.getByRole('button', { name: 'Play Board session: motion graphs' })
  const menu = page.getByRole('combobox', { name: 'Quality' })

  // Reached from a page whose policy does not know the other server.
  await page.goto(`${ORIGIN}/learn`)
  await page.locator(`a[href*="/learn/${klass.slug}"]`).first().click()
  await page.locator('a[href$="/motion-graphs-video"]').first().click()
  await expect(menu).toHaveValue('auto')
  await menu.selectOption('Data saver')
  await play.click()
  await expect.poll(lines).toBe(240)
  await menu.selectOption('360p')
  await expect.poll(lines).toBe(360)
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('2x')
  await page.getByRole('button', { name: 'Captions on' }).click()
  await expect(page.getByRole('button', { name: 'Captions off' })).toBeVisible()
  await expect(page.locator('[data-watermark]')).toContainText('Asha Kumari')
  await expect.poll(second).toBeGreaterThan(20)
  await page.screenshot({ path: test.info().outputPath('playing-1440.png') })
  await expectAccessible(page, '[data-player]')
  await page.getByRole('button', { name: 'Pause' }).click()
  const left = await second()
  expect(server.state.cookies).toEqual([])

  await page.reload()
  await play.click()
  await expect.poll(second).toBeGreaterThan(left - 2)
  expect(await second()).toBeLessThan(left + 20)

  server.state.fault = 503
  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  const alert = page.getByRole('alert').filter({ hasText: 'The video’s server does not answer.' })
  await expect(alert).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('down-360.png') })
  server.state.fault = null
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(alert).toBeHidden()
  await play.click()
  await expect.poll(second).toBeGreaterThan(left - 2)
  await staff.close()
  await server.stop()
})
