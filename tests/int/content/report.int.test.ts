import { rmSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { env } from '#cms/config/env.ts'
import { startPayload } from '#cms/payload.ts'
import type { ContentReport, ReportKind } from '#domain/calls/content.ts'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createEditor, createPage } from '#tests/support/editing.ts'
import { signInStaff } from '#tests/support/people.ts'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
let editor: Browser

beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload, {
    'web-static-configs': {
      navigation: [
        { label: 'Courses', href: '/courses' },
        { label: 'Gone', href: '/gone' },
      ],
      footerColumns: [{ title: 'More', links: [{ label: 'Elsewhere', href: 'https://example.org/gone' }] }],
    },
  })
  editor = await signInStaff(project, (await createEditor(payload, project)).phone)
})

const read = async (query = '') => (await editor.get<ContentReport>(`/content/report${query}`)).body
const rows = async (kind: ReportKind) =>
  (await read(`?kind=${kind}`)).rows.map(({ title, place, value }) => ({ title, place, value }))

const picture = async (alt: string) => {
  const { id, filename } = await payload.create({
    collection: 'media',
    data: { alt: alt || 'x', project: project.id },
    file: { data: PIXEL, mimetype: 'image/png', name: 'pixel.png', size: PIXEL.length },
    overrideAccess: true,
    context: { project },
  })
  if (!alt) await payload.db.updateOne({ collection: 'media', id, data: { alt: '' } })
  return { id, filename: String(filename) }
}

it('lists broken links and links to drafts in pages, sections, menus and redirects, and no working ones', async () => {
  await createPage(payload, project, { slug: 'soon' })
  await createPage(payload, project, {
    title: 'Offers',
    slug: 'offers',
    _status: 'published',
    layout: [
      {
        blockType: 'hero',
        heading: 'x',
        primaryLabel: 'a',
        primaryHref: '/soon',
        secondaryLabel: 'b',
        secondaryHref: '/courses/none',
      },
      {
        blockType: 'callToAction',
        heading: 'x',
        primaryLabel: 'a',
        primaryHref: '/moved?x=1',
        secondaryLabel: 'c',
        secondaryHref: '/offers#top',
      },
    ] as never,
  })
  await createPage(payload, project, {
    slug: 'unseen',
    layout: [
      { blockType: 'callToAction', heading: 'x', primaryLabel: 'a', primaryHref: '/nowhere' },
    ] as never,
  })
  await editor.post('/redirects', { from: '/moved', to: '/offers' })
  await editor.post('/redirects', { from: '/lost', to: '/nothing' })

  expect(await rows('draftLink')).toEqual([
    { title: 'Offers', place: 'section 1 (hero), primary', value: '/soon' },
  ])
  expect(await rows('brokenLink')).toEqual([
    { title: 'Offers', place: 'section 1 (hero), secondary', value: '/courses/none' },
    { title: 'Portal settings', place: 'navigation, 2, href', value: '/gone' },
    { title: '/lost', place: 'to', value: '/nothing' },
  ])
  const { counts, looked } = await read()
  expect(counts).toMatchObject({ brokenLink: 3, draftLink: 1 })
  expect(looked.links).toBe(9)
})

it('lists pictures without alternative text, used or not, and those without a file', async () => {
  const [used, lost] = [await picture(''), await picture('A lost picture')]
  await picture('A good picture')
  await createPage(payload, project, {
    title: 'With a picture',
    _status: 'published',
    layout: [
      { blockType: 'imageText', side: 'left', image: used.id },
      { blockType: 'imageText', side: 'left', image: lost.id },
    ] as never,
  })
  rmSync(path.join(env().DATA_DIR, 'files', 'media', lost.filename))
  expect(await rows('missingAlt')).toMatchObject([{ place: 'used in “With a picture”' }])
  expect(await rows('missingFile')).toMatchObject([
    { title: 'A lost picture', place: 'used in “With a picture”' },
  ])
})

it('returns pages of 50, and the last one for a page beyond it', async () => {
  const own = await createProject(payload)
  const browser = await signInStaff(own, (await createEditor(payload, own)).phone)
  const links = Array.from({ length: 12 }, (_, index) => ({
    label: `L${index}`,
    href: `/none-${index}`,
    subject: null,
  }))
  for (let index = 0; index < 10; index++)
    await createPage(payload, own, {
      _status: 'published',
      layout: [{ blockType: 'tiles', items: links }] as never,
    })
  const page = async (number: number) =>
    (await browser.get<ContentReport>(`/content/report?page=${number}`)).body
  expect(await page(1)).toMatchObject({ page: 1, pages: 3, counts: { brokenLink: 120 } })
  expect((await page(3)).rows).toHaveLength(20)
  expect((await page(9)).page).toBe(3)
  const all = (await Promise.all([1, 2, 3].map(page))).flatMap((one) =>
    one.rows.map((row) => `${row.id}${row.value}`),
  )
  expect(new Set(all).size).toBe(120)
  expect((await browser.get('/content/report?page=0')).status).toBe(400)
  expect((await openBrowser(own).get('/content/report')).status).toBe(401)
})
