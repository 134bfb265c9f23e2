import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { PORT } from '../../playwright.config.ts'
import { expectAccessible } from './support/axe.ts'
import { gotoAlive } from './support/gotoAlive.ts'
import { noteShifts, shiftsOf } from './support/shifts.ts'
import { openStaffBrowser } from './support/signedInStaff.ts'

const ORIGIN = `http://demo.localhost:${PORT}`
const ADMIN = '9800000002'
const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]
/** The aim is a second; a gate only at twice its value, since both workers share two processors. */
const SOON = { timeout: 2000, intervals: [100] }

type Doc = { id: string; slug: string; title: string }

/** Writes through REST, as the panel does. */
async function write(page: Page, method: string, path: string, data: object): Promise<Doc> {
  const answer = await page.evaluate(
    async ([verb, url, json]) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(url as string, { method: verb, headers, body: json })
      return { status: response.status, body: await response.json() }
    },
    [method, `/api${path}`, JSON.stringify(data)],
  )
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body.doc
}

const textOf = async (path: string): Promise<string> =>
  (await fetch(`http://127.0.0.1:${PORT}/_projects/demo${path}`)).text()
const paragraph = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    format: '',
    indent: 0,
    direction: null,
    children: [
      {
        type: 'paragraph',
        version: 1,
        format: '',
        indent: 0,
        direction: null,
        children: [{ type: 'text', version: 1, text, format: 0, mode: 'normal', style: '', detail: 0 }],
      },
    ],
  },
})

let staff: BrowserContext
let panel: Page
const openPanel = async (browser: Browser) => {
  staff = await openStaffBrowser(browser, ADMIN, 'demo')
  panel = await staff.newPage()
  await panel.goto(`${ORIGIN}/admin`)
}

for (const viewport of SIZES) {
  test(`every section stands still, is accessible and fits at ${viewport.width} px`, async ({ browser }) => {
    const context = await browser.newContext({ viewport })
    const page = await context.newPage()
    await noteShifts(page)
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
      expect(await shiftsOf(page), `${path} moves`).toBeLessThan(0.01)
    }
    await context.close()
  })
}

test('banners move by button and by key, and a video asks YouTube for nothing before Play', async ({
  page,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(ORIGIN)) foreign.push(request.url())
  })
  await gotoAlive(page, '/how-it-works')
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
  // Blocked first, as in many schools; then a player that answers as YouTube's does.
  const youtube = 'https://www.youtube-nocookie.com/**'
  await page.route(youtube, (route) => route.abort())
  await page.clock.install()
  await page.getByRole('button', { name: 'Play How lessons look' }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'The video did not load' })
  await expect(page.locator('iframe[title="How lessons look"]')).toBeAttached()
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

test('a lead form is sent by keyboard alone, and keeps what was typed when nothing arrives', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await gotoAlive(page, `${ORIGIN}/contact`)
  // Who needs less than 1.5 s for a form is asked to send it once more.
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

test.describe('for an editor', () => {
  test.describe.configure({ mode: 'serial' })
  test.beforeAll(({ browser }) => openPanel(browser))
  test.afterAll(() => staff.close())

  test('a draft shows in the preview alone, follows saves without a reload, and ends with Exit', async () => {
    const stamp = `${Date.now()}`
    const published = `Plainly published ${stamp}`
    const page = await write(panel, 'POST', '/pages', {
      title: published,
      slug: `preview-${stamp}`,
      layout: [{ blockType: 'richText', content: paragraph('Words') }],
      _status: 'published',
    })
    await write(panel, 'PATCH', `/pages/${page.id}?draft=true`, {
      title: `Draft one ${stamp}`,
      _status: 'draft',
    })
    const view = await staff.newPage()
    await view.goto(`${ORIGIN}/api/content/preview?collection=pages&id=${page.id}`)
    await expect(view).toHaveURL(`${ORIGIN}/${page.slug}`)
    const title = view.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(`Draft one ${stamp}`)
    await expect(view.getByRole('complementary', { name: 'Draft preview' })).toBeVisible()
    expect(await textOf(`/${page.slug}`)).toContain(published)
    expect(await textOf(`/${page.slug}`)).not.toContain('Draft one')

    await view.evaluate(() => Object.assign(window, { isSamePage: true }))
    await write(panel, 'PATCH', `/pages/${page.id}?draft=true`, {
      title: `Draft two ${stamp}`,
      _status: 'draft',
    })
    await view.evaluate(() => window.postMessage({ type: 'payload-document-event' }, window.location.origin))
    await expect(title).toHaveText(`Draft two ${stamp}`)
    expect(await view.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)

    await view.getByRole('link', { name: 'Exit' }).click()
    await expect(view).toHaveURL(`${ORIGIN}/${page.slug}`)
    await expect(title).toHaveText(published)
    await expect(view.getByRole('complementary', { name: 'Draft preview' })).toHaveCount(0)
    expect(await textOf(`/${page.slug}`)).not.toContain('Draft')
    await view.close()
  })

  test('a section that pages share is looked at alone, by those who look at drafts', async () => {
    const heading = `Seen alone ${Date.now()}`
    const { id } = await write(panel, 'POST', '/sections', {
      title: heading,
      layout: [{ blockType: 'callToAction', heading }],
      _status: 'published',
    })
    const view = await staff.newPage()
    await view.goto(`${ORIGIN}/api/content/preview?collection=sections&id=${id}`)
    await expect(view.getByRole('heading', { name: heading })).toBeVisible()
    expect((await fetch(`http://127.0.0.1:${PORT}/_projects/demo/preview/section/${id}`)).status).toBe(404)
    await view.close()
  })

  test('a page that moved leads on from its old address within a second, query and all', async () => {
    const stamp = `${Date.now()}`
    const page = await write(panel, 'POST', '/pages', {
      title: `Moves ${stamp}`,
      slug: `moves-${stamp}`,
      layout: [{ blockType: 'richText', content: paragraph('Words') }],
      _status: 'published',
    })
    const at = async (slug: string) => {
      const response = await fetch(`http://127.0.0.1:${PORT}/_projects/demo/${slug}?a=1`, {
        redirect: 'manual',
      })
      return [response.status, response.headers.get('location')]
    }
    expect(await at(page.slug)).toEqual([200, null])
    await write(panel, 'PATCH', `/pages/${page.id}`, { slug: `moved-${stamp}`, _status: 'published' })
    await expect.poll(() => at(page.slug), SOON).toEqual([308, `/_projects/demo/moved-${stamp}?a=1`])
    await expect.poll(() => at(`moved-${stamp}`), SOON).toEqual([200, null])

    expect(await at(`short-${stamp}`)).toEqual([404, null])
    await write(panel, 'POST', '/redirects', { from: `/short-${stamp}`, to: '/courses', isPermanent: false })
    await expect.poll(() => at(`short-${stamp}`), SOON).toEqual([307, '/_projects/demo/courses?a=1'])
  })

  test('an article is in list and feed within a second, and the feed stays XML whatever its title', async () => {
    const stamp = `${Date.now()}`
    const title = `Rules <b>& "quotes"</b> ]]> \u0001 ${stamp}`
    const post = await write(panel, 'POST', '/blogs', {
      title: title.replace('\u0001', ''),
      slug: `rules-${stamp}`,
      excerpt: 'Less than < and more than >',
      author: 'The desk',
      content: paragraph('Words'),
      publishedAt: new Date().toISOString(),
      _status: 'published',
    })
    await expect.poll(async () => (await textOf('/blog')).includes(`/blog/${post.slug}`), SOON).toBe(true)
    const response = await fetch(`http://127.0.0.1:${PORT}/_projects/demo/blog/rss.xml`)
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const feed = await panel.evaluate(
      (text) => {
        const xml = new DOMParser().parseFromString(text, 'application/xml')
        const first = xml.querySelector('item')
        return {
          error: xml.querySelector('parsererror')?.textContent ?? null,
          version: xml.documentElement.getAttribute('version'),
          items: xml.querySelectorAll('item').length,
          title: first?.querySelector('title')?.textContent,
          link: first?.querySelector('link')?.textContent,
          date: first?.querySelector('pubDate')?.textContent,
        }
      },
      await response.text(),
    )
    expect(feed).toMatchObject({
      error: null,
      version: '2.0',
      title: post.title,
      link: `${ORIGIN}/blog/${post.slug}`,
      date: expect.stringMatching(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/),
    })
    expect(feed.items).toBeGreaterThanOrEqual(6)
  })

  test('an edit of a shared section shows on the pages that use it within a second', async () => {
    const stamp = `${Date.now()}`
    const section = await write(panel, 'POST', '/sections', {
      title: `Shared ${stamp}`,
      layout: [{ blockType: 'callToAction', heading: `Before ${stamp}` }],
      _status: 'published',
    })
    const page = await write(panel, 'POST', '/pages', {
      title: `Uses it ${stamp}`,
      slug: `uses-${stamp}`,
      layout: [{ blockType: 'reusable', section: section.id }],
      _status: 'published',
    })
    expect(await textOf(`/${page.slug}`)).toContain(`Before ${stamp}`)
    await write(panel, 'PATCH', `/sections/${section.id}`, {
      layout: [{ blockType: 'callToAction', heading: `After ${stamp}` }],
      _status: 'published',
    })
    await expect.poll(async () => (await textOf(`/${page.slug}`)).includes(`After ${stamp}`), SOON).toBe(true)
  })
})
