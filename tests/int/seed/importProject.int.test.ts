import { existsSync } from 'node:fs'
import path from 'node:path'
import type { BasePayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { env } from '#cms/config/env.ts'
import { startPayload } from '#cms/payload.ts'
import { effects } from '#hooks/effects.ts'
import type {
  BlogCategory,
  LeadForm,
  Lecture,
  Media,
  Section,
  SellingProduct,
  TestSeries,
} from '#payload-types'
import { isDemoFolder } from '#seed/isDemoFolder.ts'
import { CONTENT, type Files } from '#tests/unit/seed/folder.ts'
import { findDocuments, findFirst, importFolder, uniqueSeedFolder } from './importing.ts'

let payload: BasePayload
beforeAll(async () => {
  payload = await startPayload()
})

const KEPT_PRICE = 49_900

describe('a first import', () => {
  it('creates every record with its references, published and in stored form', async () => {
    const { slug, files } = uniqueSeedFolder()
    expect((await importFolder(files)).totals).toEqual([13, 0, 0, 0])
    const product = await findFirst<SellingProduct>('selling-products', slug, 'course')
    const media = await findFirst<Media>('media', slug)
    expect(product).toMatchObject({
      pricePaise: KEPT_PRICE,
      mrpPaise: 99_950,
      _status: 'published',
      image: media.id,
      tags: ['exam'],
    })
    const [course] = await findDocuments<{ id: string }>('classes', slug)
    expect(product.classes).toEqual([course?.id])
    expect(await findFirst('class-content-summaries', slug)).toMatchObject({
      lectures: 3,
      texts: 1,
      videos: 1,
      pdfs: 1,
      minutes: 30,
      freeLectures: 1,
    })
    expect(await findFirst('web-static-configs', slug)).toMatchObject({
      brand: { logo: media.id, tagline: 'Plain words' },
    })
    expect(await findFirst('users', slug)).toMatchObject({
      name: 'Asha',
      userLevel: 800,
      isPhoneVerified: false,
    })
    const page = await findFirst<{ layout: { products?: string[] }[] }>('pages', slug, 'home')
    expect(page.layout[1]?.products).toEqual([product.id])
  })

  it('turns Markdown into the tree of the rich text fields', async () => {
    const { slug, files } = uniqueSeedFolder({
      'lectures.csv':
        'class,slug,chapter,title,kind,minutes,body\nalgebra,one,First,One,text,10,"## Head\n\nSome **text**\n\n> One line\n> and another\n\n- entry"\n',
    })
    await importFolder(files)
    const lecture = await findFirst<Lecture>('lectures', slug, 'one')
    const children = lecture.body?.root.children as unknown as {
      type: string
      tag?: string
      children: { type: string; text?: string; format?: number }[]
    }[]
    expect(children.map(({ type, tag }) => tag ?? type)).toEqual(['h2', 'paragraph', 'quote', 'ul'])
    expect(children[1]?.children.map(({ text, format }) => [text, format])).toEqual([
      ['Some ', 0],
      ['text', 1],
    ])
    expect(children[2]?.children.map(({ type, text }) => text ?? type)).toEqual([
      'One line',
      'linebreak',
      'and another',
    ])
  })

  it('puts images and PDFs into the data folder', async () => {
    const { slug, files } = uniqueSeedFolder()
    await importFolder(files)
    const media = await findFirst<Media>('media', slug)
    const notes = await findFirst<{ filename: string }>('private-files', slug)
    expect(existsSync(path.join(env().DATA_DIR, 'files', 'media', String(media.filename)))).toBe(true)
    expect(existsSync(path.join(env().DATA_DIR, 'files', 'private-files', notes.filename))).toBe(true)
    expect(media).toMatchObject({ alt: 'A cover', width: 40, height: 30 })
  })
})

describe('senders and templates of messages', () => {
  const withMessages = ({ slug, files }: { slug: string; files: Files }, messageSettings?: object) => {
    const project = JSON.parse(String(files['project.json'])) as { settings: object }
    const settings = { ...project.settings, messageSettings }
    return { slug, files: { ...files, 'project.json': JSON.stringify({ ...project, settings }) } }
  }

  it('come from the folder, which clears what it omits', async () => {
    const folder = uniqueSeedFolder()
    const templates = [{ purpose: 'login', channel: 'sms', text: '{code} opens {project}.' }]
    const { slug, files } = withMessages(folder, { smsSenders: [{ from: 'SCHOOL' }], templates })
    await importFolder(files)
    expect(await findFirst('message-settings', slug)).toMatchObject({
      smsSenders: [{ from: 'SCHOOL' }],
      templates,
    })
    await importFolder(withMessages(folder, { templates }).files)
    expect(await findFirst('message-settings', slug)).toMatchObject({ smsSenders: [], templates })
  })

  it('stay as they are when the folder has none', async () => {
    const folder = uniqueSeedFolder()
    const { slug, files } = withMessages(folder, { emailFromName: 'School' })
    await importFolder(files)
    await importFolder(folder.files)
    expect(await findFirst('message-settings', slug)).toMatchObject({ emailFromName: 'School' })
  })
})

describe('page cache invalidation', () => {
  it('purges the project once, and not without changes', async () => {
    const published: string[][] = []
    const before = effects.publishChange
    effects.publishChange = (tags) => published.push(tags)
    try {
      const { slug, files } = uniqueSeedFolder()
      await importFolder(files)
      await importFolder(files)
      expect(published).toEqual([['projects', `p:${slug}`]])
    } finally {
      effects.publishChange = before
    }
  })
})

describe('content of editors', () => {
  it('is imported with its references, unchanged the second time, and pruned with its rows', async () => {
    const { slug, files } = uniqueSeedFolder(CONTENT)
    expect((await importFolder(files)).totals).toEqual([21, 0, 0, 0])
    const [series] = await findDocuments<TestSeries>('test-series', slug)
    expect(await findDocuments('test-papers', slug)).toMatchObject([
      { title: 'Mock 1', testSeries: series?.id, isFree: true },
    ])
    const [category] = await findDocuments<BlogCategory>('blog-categories', slug)
    expect(await findDocuments('blogs', slug)).toMatchObject([
      {
        slug: 'first',
        category: category?.id,
        publishedAt: '2026-11-12T00:00:00.000Z',
        _status: 'published',
        content: { root: { children: [{ type: 'paragraph' }] } },
      },
    ])
    const [form] = await findDocuments<LeadForm>('lead-forms', slug)
    expect(form?.fields).toMatchObject([{ fieldId: 'exam', fieldType: 'select', options: ['A', 'B'] }])
    const [section] = await findDocuments<Section>('sections', slug)
    expect(section?.layout).toMatchObject([{ blockType: 'leadForm', form: form?.id }])
    expect(await findDocuments('pages', slug, 'content')).toMatchObject([
      { layout: [{ series: [series?.id] }, { category: category?.id }, { section: section?.id }] },
    ])
    expect(await findDocuments('redirects', slug)).toMatchObject([
      { from: '/old', to: '/', isPermanent: true },
    ])
    expect((await importFolder(files)).totals).toEqual([0, 0, 21, 0])

    const without = { ...files, ...Object.fromEntries(Object.keys(CONTENT).map((name) => [name, null])) }
    expect((await importFolder(without, { prune: true })).totals).toEqual([0, 0, 13, 8])
  })

  it('adopts a redirect created by hand', async () => {
    const { slug, files } = uniqueSeedFolder(CONTENT)
    await importFolder({ ...files, 'redirects.csv': null })
    const { docs } = await payload.find({
      collection: 'projects',
      where: { slug: { equals: slug } },
      overrideAccess: true,
    })
    const own = { id: String(docs[0]?.id), slug }
    const made = await payload.create({
      collection: 'redirects',
      data: { from: '/old', to: '/elsewhere', project: own.id } as never,
      overrideAccess: true,
      context: { project: own },
    })
    expect((await importFolder(files)).totals).toEqual([0, 1, 20, 0])
    expect(await findDocuments('redirects', slug)).toMatchObject([{ id: made.id, to: '/' }])
  })
})

describe('the people of a folder', () => {
  it('are unproven, except those of the demo, whose phones are made up', async () => {
    const { slug, files } = uniqueSeedFolder()
    await importFolder(files, { arePeopleProven: true })
    expect(await findFirst('users', slug)).toMatchObject({ name: 'Asha', isPhoneVerified: true })
    expect(await isDemoFolder('seed/projects/demo')).toBe(true)
    expect(await isDemoFolder('seed/projects')).toBe(false)
    expect(await isDemoFolder('tests/unit/seed')).toBe(false)
  })
})
