import { expect, test } from '@playwright/test'
import { expectNoKitFaults, expectPicturesOfKit, expectReadable, openKit } from '../e2e/support/kit.ts'

// Accessibility at 1440 px in light mode and behaviour of the components: tests/e2e/pages/ui.e2e.test.ts.

for (const [width, mode] of [
  [1440, 'light'],
  [1440, 'dark'],
  [360, 'light'],
  [360, 'dark'],
] as const)
  test(`every component matches its screenshot at ${width} px, ${mode}`, ({ page }) =>
    expectPicturesOfKit(page, { width, mode }))

test('every component is accessible on a phone and readable in dark mode on phone and desktop', async ({
  page,
}) => {
  await openKit(page, { width: 360 })
  await expectNoKitFaults(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectReadable(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectReadable(page)
})

for (const brand of ['yellow', 'red', 'night']) {
  test(`the colours derived from a ${brand} brand are readable, light and dark`, async ({ page }) => {
    const primary = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary'))
    await openKit(page)
    const own = await primary()
    await openKit(page, { brand, mode: brand === 'night' ? 'dark' : 'light' })
    expect(await primary()).not.toBe(own)
    await expectReadable(page)
    await page.getByText(brand === 'night' ? 'Light' : 'Dark', { exact: true }).click()
    await expectReadable(page)
    await page.getByRole('link', { name: 'This project' }).click()
    await expect(page).toHaveURL(/\/dev\/ui$/)
    await expect.poll(primary).toBe(own)
  })
}
