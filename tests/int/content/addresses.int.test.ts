import { beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { CONTENT_TEXTS } from '#domain/content/texts.ts'
import type { Redirect } from '#payload-types'
import type { Browser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createEditor, createPage } from '#tests/support/editing.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'

type Saved = {
  doc?: { id: string; slug: string; _status?: string }
  errors?: { data?: { errors?: { path: string; message: string }[] } }[]
}

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
let editor: Browser
let admin: Browser

beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  editor = await signInStaff(project, (await createEditor(payload, project)).phone)
  admin = await signInStaff(project, (await createPerson(payload, project, 800)).phone)
})

const refusal = ({ body }: { body: Saved }) => body.errors?.[0]?.data?.errors?.[0]
const patch = (path: string, data: object, browser = editor) => browser.call<Saved>('PATCH', path, data)
const redirects = async (own = project) => {
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { project: { equals: own.id } },
    pagination: false,
    overrideAccess: true,
  })
  return Object.fromEntries(docs.map(({ from, to }: Redirect) => [from, to]))
}
const redirect = (from: string, to: string) => editor.post<Saved>('/redirects', { from, to })

it.each(['cart', 'admin', 'blog', 'test-series', 'p', 'api'])(
  'refuses the slug %s for a page with a message',
  async (slug) => {
    const answer = await editor.post<Saved>('/pages', { title: 'A page', slug, _status: 'published' })
    expect(answer.status).toBe(400)
    expect(refusal(answer)).toMatchObject({
      path: 'slug',
      message: CONTENT_TEXTS.slugReserved.replace('{slug}', slug),
    })
  },
)

it('lets an editor write the content of a system page', async () => {
  const { status } = await editor.post('/pages', { title: 'Terms', slug: 'terms', _status: 'published' })
  expect(status).toBe(201)
})

it('names the field that a unique index of the project refused', async () => {
  const category = { title: 'Algebra', slug: 'algebra', rank: 1 }
  expect((await admin.post<Saved>('/categories', category)).status).toBe(201)
  const again = await admin.post<Saved>('/categories', category)
  expect([again.status, refusal(again)]).toMatchObject([
    400,
    { path: 'slug', message: CONTENT_TEXTS.slugTaken, label: 'Web address' },
  ])
})

it('names the field when a slug is taken', async () => {
  await createPage(payload, project, { slug: 'taken', _status: 'published' })
  const answer = await editor.post<Saved>('/pages', { title: 'Another', slug: 'taken', _status: 'published' })
  expect(answer.status).toBe(400)
  expect(refusal(answer)).toMatchObject({ path: 'slug', message: CONTENT_TEXTS.slugTaken })
})

it('derives a free slug from a draft’s title until it is typed or published', async () => {
  await createPage(payload, project, { slug: 'summer-offers', _status: 'published' })
  const create = await editor.post<Saved>('/pages?draft=true', {})
  const id = create.body.doc?.id as string
  expect(create.body.doc?.slug).toMatch(/^item-/)
  const type = async (data: object) =>
    (await patch(`/pages/${id}?draft=true&autosave=true`, { ...data, _status: 'draft' })).body.doc?.slug
  const first = await type({ title: 'Summer', slug: create.body.doc?.slug })
  expect(first).toBe('summer')
  expect(await type({ title: 'Summer offers', slug: first })).toBe('summer-offers-2')
  expect(await type({ title: 'Summer offers now', slug: 'my-own' })).toBe('my-own')
  expect(await type({ title: 'Something else', slug: 'my-own' })).toBe('my-own')
  expect(await type({ title: 'Other', slug: 'something-else' })).toBe('something-else')
  await patch(`/pages/${id}`, { title: 'Online', slug: 'online', _status: 'published' })
  expect(await type({ title: 'Online again', slug: 'online' }), 'visitors know it').toBe('online')
})

it('redirects old addresses of published documents through every move, never in a circle', async () => {
  const own = await createProject(payload)
  const { id } = await createPage(payload, own, { slug: 'a', _status: 'published' })
  const browser = await signInStaff(own, (await createEditor(payload, own)).phone)
  const move = (slug: string) => patch(`/pages/${id}`, { slug, _status: 'published' }, browser)
  await move('b')
  expect(await redirects(own)).toEqual({ '/a': '/b' })
  await move('c')
  expect(await redirects(own)).toEqual({ '/a': '/c', '/b': '/c' })
  await move('a')
  expect(await redirects(own)).toEqual({ '/b': '/a', '/c': '/a' })
  const { docs } = await payload.find({
    collection: 'redirects',
    overrideAccess: true,
    where: { project: { equals: own.id } },
  })
  expect(docs.every(({ isAutomatic, isPermanent }) => isAutomatic && isPermanent)).toBe(true)
  expect((await browser.call('DELETE', `/pages/${id}`)).status).toBe(200)
  expect(Object.keys(await redirects(own))).toHaveLength(2)
})

it('creates no redirect for drafts, nor for the draft of a published page', async () => {
  const own = await createProject(payload)
  const draft = await createPage(payload, own, { slug: 'draft-a' })
  const online = await createPage(payload, own, { slug: 'online-a', _status: 'published' })
  const browser = await signInStaff(own, (await createEditor(payload, own)).phone)
  await patch(`/pages/${draft.id}?draft=true`, { slug: 'draft-b' }, browser)
  await patch(`/pages/${draft.id}`, { _status: 'published' }, browser)
  await patch(`/pages/${online.id}?draft=true`, { slug: 'online-b' }, browser)
  expect(await redirects(own)).toEqual({})
  await patch(`/pages/${online.id}`, { _status: 'published' }, browser)
  expect(await redirects(own)).toEqual({ '/online-a': '/online-b' })
})

it('does the same for blog posts, categories and products', async () => {
  const own = await createProject(payload)
  const browser = await signInStaff(own, (await createPerson(payload, own, 800)).phone)
  const options = { overrideAccess: true, context: { project: own }, depth: 0 } as const
  const { product } = await createCourse(payload, own, { slug: 'product-a' })
  const category = await payload.create({
    collection: 'blog-categories',
    data: { title: 'Cat', slug: 'cat-a', project: own.id },
    ...options,
  })
  const post = await payload.create({
    collection: 'blogs',
    data: {
      title: 'P',
      slug: 'post-a',
      excerpt: 'E',
      author: 'A',
      project: own.id,
      _status: 'published',
    } as never,
    ...options,
  })
  for (const [collection, { id }, slug] of [
    ['blog-categories', category, 'cat-b'],
    ['blogs', post, 'post-b'],
    ['selling-products', product, 'product-b'],
  ] as const)
    expect(
      (await patch(`/${collection}/${id}`, { slug, _status: 'published' }, browser)).status,
      collection,
    ).toBe(200)
  expect(await redirects(own)).toMatchObject({
    '/blog/category/cat-a': '/blog/category/cat-b',
    '/blog/post-a': '/blog/post-b',
    '/courses/product-a': '/courses/product-b',
  })
})

it('redirects from the list path of the old kind to that of the new one', async () => {
  const own = await createProject(payload)
  const browser = await signInStaff(own, (await createPerson(payload, own, 800)).phone)
  const { product } = await createCourse(payload, own, { slug: 'moved' })
  const moved = { kind: 'class', _status: 'published' }
  expect((await patch(`/selling-products/${product.id}`, moved, browser)).status).toBe(200)
  expect(await redirects(own)).toEqual({ '/courses/moved': '/classes/moved' })
})

it('stores a redirect under the normalized path', async () => {
  const { status, body } = await redirect('/Old/Page/?a=1#b', '/courses')
  expect([status, (body.doc as unknown as Redirect).from]).toEqual([201, '/old/page'])
})

it.each([
  ['old', '/courses', 'from', CONTENT_TEXTS.noPath],
  ['//evil.example', '/courses', 'from', CONTENT_TEXTS.noPath],
  ['/', '/courses', 'from', CONTENT_TEXTS.frontPageStays],
  ['/cart', '/courses', 'from', CONTENT_TEXTS.neededBySite],
  ['/admin/collections', '/courses', 'from', CONTENT_TEXTS.neededBySite],
  ['/API/pages', '/courses', 'from', CONTENT_TEXTS.neededBySite],
  ['/same', '/Same/?x', 'to', CONTENT_TEXTS.toItself],
])('refuses a redirect from %s to %s', async (from, to, path, message) => {
  const answer = await redirect(from, to)
  expect(answer.status).toBe(400)
  expect(refusal(answer)).toMatchObject({ path, message })
})

it('refuses a second redirect of one path and circular redirects', async () => {
  await redirect('/x', '/y')
  expect(refusal(await redirect('/X/', '/z'))).toMatchObject({
    path: 'from',
    message: CONTENT_TEXTS.redirectExists,
  })
  await redirect('/y', '/z')
  expect(refusal(await redirect('/z', '/x'))).toMatchObject({ path: 'to', message: CONTENT_TEXTS.circle })
  expect((await redirect('/z', '/courses')).status).toBe(201)
})

it('sets reading time and date of a blog post from its text and its first publication', async () => {
  const text = (words: number) => ({
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
          textFormat: 0,
          textStyle: '',
          children: [
            {
              type: 'text',
              version: 1,
              format: 0,
              detail: 0,
              mode: 'normal',
              style: '',
              text: 'गति '.repeat(words),
            },
          ],
        },
      ],
    },
  })
  type Post = { doc: { id: string; readingMinutes: number; publishedAt?: string } }
  const values = { title: 'Laws of motion', excerpt: 'Three laws', author: 'The physics desk' }
  const { body } = await admin.post<Post>('/blogs?draft=true', {
    ...values,
    content: text(401),
    readingMinutes: 90,
  })
  expect(body.doc).toMatchObject({ readingMinutes: 3 })
  expect(body.doc.publishedAt ?? null).toBeNull()
  const publish = (data: object) =>
    admin.call<Post>('PATCH', `/blogs/${body.doc.id}`, { ...data, _status: 'published' })
  const first = (await publish({})).body.doc
  expect(Date.now() - Date.parse(first.publishedAt as string)).toBeLessThan(600_000)
  const again = (await publish({ content: text(10) })).body.doc
  expect(again).toMatchObject({ readingMinutes: 1, publishedAt: first.publishedAt })
})
