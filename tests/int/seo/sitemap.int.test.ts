import type { BasePayload } from 'payload'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { sitemapParts, sitemapUrls } from '#site/data/sitemap.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPage } from '#tests/support/editing.ts'
import { fetchApi } from '../storage/sendForm.ts'

/** More than one page of the API. */
const MANY = 520

let payload: BasePayload
let project: RequestProject
beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  project = await createProject(payload)
  // As the storefront requests it anonymously, but without HTTP.
  vi.stubGlobal('fetch', (url: string) =>
    fetchApi(openBrowser(project), project, url.slice(url.indexOf('/api/') + 4)),
  )
})
afterEach(() => void vi.unstubAllGlobals())

const paths = async (part: string) => (await sitemapUrls(project.slug, part))?.map(({ path }) => path)

it('contains published, indexable pages with their last change', async () => {
  const home = await createPage(payload, project, { slug: 'home', _status: 'published' })
  await createPage(payload, project, { slug: 'shown', _status: 'published' })
  await createPage(payload, project, { slug: 'hidden', _status: 'published', meta: { noIndex: true } })
  await createPage(payload, project, { slug: 'draft' })
  expect(await sitemapParts(project.slug)).toEqual([{ name: 'pages-1', changedAt: expect.any(String) }])
  expect(await sitemapUrls(project.slug, 'pages-1')).toEqual([
    { path: '/', changedAt: home.updatedAt },
    { path: '/shown', changedAt: expect.any(String) },
  ])
  for (const part of ['pages-2', 'pages-0', 'blog-1', 'nothing-1', 'constructor-1', 'pages-1.5'])
    expect(await sitemapUrls(project.slug, part), part).toBeNull()
})

it('contains every path once, also beyond one page of the API', async () => {
  const row = { title: 'A page', project: project.id, _status: 'published' as const }
  for (let made = 0; made < MANY; made++)
    await payload.db.create({ collection: 'pages', data: { ...row, slug: `page-${made}` } })
  const found = (await paths('pages-1')) ?? []
  expect(found).toHaveLength(MANY)
  expect(new Set(found).size).toBe(MANY)
})

it('contains list pages by category and author, each once', async () => {
  const create = (collection: 'blogs' | 'blog-categories' | 'categories', data: object) =>
    payload.create({
      collection,
      data: { project: project.id, ...data } as never,
      overrideAccess: true,
      context: { project },
    })
  const category = await create('blog-categories', { title: 'Exam day', slug: 'exam-day' })
  const article = { excerpt: 'Words', author: 'The desk', _status: 'published' }
  await create('blogs', { title: 'An article', slug: 'an-article', ...article, category: category.id })
  await create('blogs', { title: 'More', slug: 'more', ...article, author: 'A, B' })
  await create('blogs', { title: 'Draft', slug: 'draft', ...article, author: 'Nobody', _status: 'draft' })
  expect(await paths('blog-1')).toEqual([
    '/blog',
    '/blog/category/exam-day',
    '/blog/author/The%20desk',
    '/blog/an-article',
    '/blog/more',
  ])
  await create('categories', { title: 'School', slug: 'school' })
  expect(await paths('categories-1')).toEqual(['/categories/school'])
})
