import { expect, test } from '@playwright/test'
import config, { PORT } from '../../../playwright.config.ts'
import { AS_VARIANTS, journeyVariants } from '../support/forms.ts'

// Unlike storefront pages this one computes a lot: here the browser may use its optimizing compiler.
const { args = [], ...launch } = config.use?.launchOptions ?? {}
test.use({ launchOptions: { ...launch, args: args.filter((arg) => !arg.startsWith('--js-flags')) } })

for (const base of journeyVariants(
  `http://demo.localhost:${PORT}`,
  `http://localhost:${PORT}/_projects/demo2`,
))
  test(
    `the API documentation at ${base} is readable at 360 and 1440 px and loads from this server alone`,
    AS_VARIANTS,
    async ({ page }) => {
      const outside: string[] = []
      const faults: string[] = []
      page.on('request', (request) => {
        if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== new URL(base).origin)
          outside.push(request.url())
      })
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
      page.on('pageerror', (err) => faults.push(err.message))
      await page.setViewportSize({ width: 360, height: 900 })
      await page.goto(`${base}/api/docs`)
      await expect(page.getByRole('heading', { name: /Shala/ })).toBeVisible()
      await page.getByRole('link', { name: 'Session' }).click()
      const operation = page.locator('#operations-Session-auth_me')
      await operation.getByRole('button').first().click()
      await expect(operation.getByText('Who is signed in')).toBeVisible()
      await operation.getByRole('button', { name: 'Try it out' }).click()
      const request = page.waitForRequest((sent) => sent.url().endsWith('/api/auth/me'))
      await operation.getByRole('button', { name: 'Execute' }).click()
      expect((await request).url()).toBe(`${base}/api/auth/me`)
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expect(operation.getByRole('button', { name: 'Execute' })).toBeVisible()
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, `the page scrolls sideways at ${width} px`).toBeLessThanOrEqual(0)
      }
      expect(outside).toEqual([])
      expect(faults.filter((text) => !/status of 401/.test(text))).toEqual([])
    },
  )
