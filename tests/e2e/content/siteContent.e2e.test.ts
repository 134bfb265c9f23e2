import { expect, test } from '@playwright/test'
import { PORT } from '../../../playwright.config.ts'
import { expectAccessible } from '../support/axe.ts'
import { AS_VARIANTS, journeyVariants } from '../support/forms.ts'
import { gotoHydrated } from '../support/gotoHydrated.ts'
import { layoutShiftOf, recordShifts } from '../support/shifts.ts'

const ORIGIN = `http://demo.localhost:${PORT}`
const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]
for (const viewport of journeyVariants(...SIZES)) {
  test(
    `every section is accessible, fits and has no animation with reduced motion at ${viewport.width} px`,
    AS_VARIANTS,
    async ({ browser }) => {
      const context = await browser.newContext({ viewport })
      const page = await context.newPage()
      await recordShifts(page)
      for (const [path, headings] of [
        ['/', ['Walk in knowing the paper.', 'Choose your exam', 'Books and PDFs', 'What learners say']],
        [
          '/how-it-works',
          [
            'One subject, from the first line to the last paper',
            'A week with a course',
            'How lessons look',
            'Tests to check your progress',
            'Where most people start',
            'About studying',
            'Request a call back',
            'Read one lesson before you decide',
          ],
        ],
        ['/blog', ['Blog', 'A mistake notebook that you will open again']],
        ['/blog/mistake-notebook', ['Write the cause, not the question', 'Read next']],
      ] as const) {
        await page.goto(ORIGIN + path)
        for (const name of headings) await expect(page.getByRole('heading', { name })).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectAccessible(page, 'main')
        await page.mouse.wheel(0, 20_000)
        await page.waitForTimeout(300)
        expect(await layoutShiftOf(page), `${path} moves`).toBeLessThan(0.01)
      }
      await context.close()
    },
  )
}

test('the hero of a project shows products of this project', async ({ page }) => {
  for (const [project, own, foreign] of [
    ['demo', '75 questions · 3 h', 'Clear sounds'],
    ['demo2', 'Clear sounds', 'questions'],
  ] as const) {
    await page.goto(`http://${project}.localhost:${PORT}/`)
    const hero = page.getByRole('main').locator('section').first()
    await expect(hero).toContainText(own)
    await expect(hero).not.toContainText(foreign)
  }
})

test('banners change by button and keyboard, and a video requests nothing from YouTube before Play', async ({
  page,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(ORIGIN)) foreign.push(request.url())
  })
  await gotoHydrated(page, '/how-it-works')
  const banners = page.getByRole('region', { name: 'Banners' })
  const previous = banners.getByRole('button', { name: 'Previous banner' })
  await expect(banners).toContainText('1 of 3')
  await expect(previous).toBeDisabled()
  await banners.getByRole('button', { name: 'Next banner' }).click()
  await expect(banners).toContainText('2 of 3')
  await banners.getByRole('list').focus()
  await page.keyboard.press('ArrowRight')
  await expect(banners).toContainText('3 of 3')
  await expect(banners.getByRole('button', { name: 'Next banner' })).toBeDisabled()
  expect(foreign.filter((url) => !url.startsWith('data:'))).toEqual([])
  // First blocked, as in many schools; then a player that responds as YouTube's does.
  const youtube = 'https://www.youtube-nocookie.com/**'
  await page.route(youtube, (route) => route.abort())
  await page.clock.install()
  await page.getByRole('button', { name: 'Play How lessons look' }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'The video did not load' })
  await expect(page.locator('iframe[title="How lessons look"]')).toBeAttached()
  // The browser's error page in the frame is hidden.
  await expect(page.getByText('The video is loading')).toBeVisible()
  await page.clock.fastForward(9000)
  await expect(failure).toBeVisible()
  await expect(failure.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  )
  await page.unroute(youtube)
  const answering = `<script>addEventListener('message', ({ data, source }) => {
    if (JSON.parse(data).event === 'listening') source.postMessage('{"event":"onReady"}', '*')
  })</script>`
  await page.route(youtube, (route) => route.fulfill({ contentType: 'text/html', body: answering }))
  await failure.getByRole('button', { name: 'Try again' }).click()
  await page.clock.runFor(9000)
  await expect(failure).toHaveCount(0)
  await expect(page.locator('iframe[title="How lessons look"]')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?autoplay=1/,
  )
})

test('the blog is read from the list to the article without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${ORIGIN}/blog`)
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  await page.getByRole('link', { name: 'Exam day' }).first().click()
  await expect(page).toHaveURL(`${ORIGIN}/blog/category/exam-day`)
  await expect(page.getByRole('link', { name: /A mistake notebook/ })).toHaveCount(0)
  await page.getByRole('link', { name: /The first ten minutes of a paper/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The first ten minutes of a paper')
  await expect(page.locator('article')).toContainText('2 min read')
  const jsonLd = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(jsonLd['@graph'].map((part: { '@type': string }) => part['@type'])).toEqual([
    'BlogPosting',
    'BreadcrumbList',
  ])
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /^http:\/\/demo\.localhost/,
  )
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
    'href',
    `${ORIGIN}/blog/rss.xml`,
  )
  for (const missing of ['/blog/nothing', '/blog/category/nothing', '/blog/page/9', '/blog/page/1'])
    expect((await page.goto(ORIGIN + missing))?.status(), missing).toBe(404)
  await context.close()
})

test('a lead form is sent by keyboard alone, and keeps its input when the request fails', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await gotoHydrated(page, `${ORIGIN}/contact`)
  // A form submitted in less than 1.5 s has to be submitted again.
  const noSooner = page.waitForTimeout(1500)
  const form = page.getByRole('form', { name: 'Request a call back' })
  const send = form.getByRole('button', { name: 'Request a call back' })
  await form.getByRole('textbox', { name: 'Your name' }).focus()
  await page.keyboard.press('Enter')
  await expect(form.getByText('Please enter')).toHaveCount(0)
  await expect(form.getByRole('textbox', { name: 'Your name' })).toBeFocused()
  await page.keyboard.type('Asha Kumari')
  await page.keyboard.press('Tab')
  await page.keyboard.type('98000 12345')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('NEET')
  await expect(form.getByRole('combobox', { name: 'Which exam are you preparing for?' })).toHaveValue(
    'NEET UG',
  )
  await page.keyboard.press('Tab')
  await page.keyboard.type('Which course first?')
  await expectAccessible(page, 'main')

  await page.route('**/api/leads/submit', (route) => route.abort())
  await page.keyboard.press('Tab')
  await expect(send).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.getByRole('alert')).toContainText('What you typed is still here')
  await expect(form.getByRole('textbox', { name: 'Phone number' })).toHaveValue('98000 12345')
  await page.unroute('**/api/leads/submit')
  await noSooner
  await send.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Thank you. We will call you within one working day.')).toBeVisible()
  await context.close()
})
