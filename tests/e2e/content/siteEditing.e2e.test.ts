import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { PORT } from '../../../playwright.config.ts'
import { openStaffBrowser } from '../support/signedInStaff.ts'

const ORIGIN = `http://demo.localhost:${PORT}`
const ADMIN = '9800000002'
const SOON = { intervals: [100] }

type Doc = { id: string; slug: string; title: string }

/** Saves through REST, as the panel does. */
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

test.describe.configure({ mode: 'serial' })

let staff: BrowserContext
let panel: Page
test.beforeAll(async ({ browser }) => {
  staff = await openStaffBrowser(browser, ADMIN, 'demo')
  panel = await staff.newPage()
  await panel.goto(`${ORIGIN}/healthz`)
})
test.afterAll(() => staff.close())

test('a draft shows in the preview alone, which updates without a reload and ends with Exit', async () => {
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
  await expect(view.getByRole('complementary', { name: 'Preview' })).toBeVisible()
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
  await expect(view.getByRole('complementary', { name: 'Preview' })).toHaveCount(0)
  expect(await textOf(`/${page.slug}`)).not.toContain('Draft')
  await view.close()
})

test('a shared section has a preview of its own for those who may see drafts', async () => {
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

test('a moved page redirects from its old address within a second, with its query', async () => {
  const stamp = `${Date.now()}`
  const page = await write(panel, 'POST', '/pages', {
    title: `Moves ${stamp}`,
    slug: `moves-${stamp}`,
    layout: [{ blockType: 'richText', content: paragraph('Words') }],
    _status: 'published',
  })
  const redirectOf = async (slug: string) => {
    const response = await fetch(`http://127.0.0.1:${PORT}/_projects/demo/${slug}?a=1`, {
      redirect: 'manual',
    })
    return [response.status, response.headers.get('location')]
  }
  expect(await redirectOf(page.slug)).toEqual([200, null])
  await write(panel, 'PATCH', `/pages/${page.id}`, { slug: `moved-${stamp}`, _status: 'published' })
  await expect.poll(() => redirectOf(page.slug), SOON).toEqual([308, `/_projects/demo/moved-${stamp}?a=1`])
  await expect.poll(() => redirectOf(`moved-${stamp}`), SOON).toEqual([200, null])

  expect(await redirectOf(`short-${stamp}`)).toEqual([404, null])
  await write(panel, 'POST', '/redirects', { from: `/short-${stamp}`, to: '/courses', isPermanent: false })
  await expect.poll(() => redirectOf(`short-${stamp}`), SOON).toEqual([307, '/_projects/demo/courses?a=1'])
})

test('an article is in list and feed within a second, and the feed is valid XML with any title', async () => {
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
