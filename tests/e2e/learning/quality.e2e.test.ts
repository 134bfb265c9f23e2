import { expect, test } from '@playwright/test'
import { ffmpegFolder } from '#cms/adapters/video/ffmpeg.ts'
import { call, host } from '../support/account.ts'
import { buy } from '../support/buy.ts'
import { signUpViaApi } from '../support/people.ts'

const ORIGIN = host('demo')
const PATH = 'class=mechanics&lecture=motion-graphs-video'

test('a student chooses the quality of a stream, hears it alone, and finds the choice again on this device', async ({
  page,
}) => {
  test.skip((await ffmpegFolder()) === null, 'videos become streams where ffmpeg is installed')
  await page.addInitScript(() => localStorage.setItem('demo-storageNote', '1'))
  await signUpViaApi(page)
  await buy(page, 'jee-physics-mechanics')
  await expect
    .poll(
      async () => {
        const { lecture } = await call(page, `/learn/lecture?${PATH}`, undefined, 'GET')
        return (lecture as { recording?: { hls: string | null } }).recording?.hls ?? null
      },
      { timeout: 240_000, intervals: [2000] },
    )
    .not.toBeNull()
  const video = page.locator('video')
  const lines = () => video.evaluate((element: HTMLVideoElement) => element.videoHeight)
  const second = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
  const menu = page.getByRole('combobox', { name: 'Quality' })

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${ORIGIN}/learn/mechanics/motion-graphs-video`)
  await expect(menu).toHaveValue('auto')
  await menu.selectOption('Data saver')
  await page.getByRole('button', { name: 'Play Board session: motion graphs' }).click()
  await expect.poll(lines).toBe(240)
  await expect.poll(second).toBeGreaterThan(2)
  await page.screenshot({ path: test.info().outputPath('saver-360.png') })
  await menu.selectOption('360p')
  await expect.poll(lines).toBe(360)
  const left = await second()
  await menu.selectOption('Audio only')
  await expect(page.locator('[data-player=playing]')).toBeVisible()
  await expect.poll(lines).toBe(0)
  await expect.poll(second).toBeGreaterThan(left)
  expect(await second()).toBeLessThan(left + 20)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.screenshot({ path: test.info().outputPath('sound-1440.png') })

  await page.reload()
  await expect(menu).toHaveValue('sound')
  await menu.selectOption('Auto')
  await expect.poll(lines).toBeGreaterThan(0)
})
