import { existsSync } from 'node:fs'
import path from 'node:path'
import type { BasePayload, CollectionSlug } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { env } from '#cms/env.ts'
import { type ImportOptions, importProject } from '#cms/operations/importProject.ts'
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
  User,
} from '#payload-types'
import { createProject } from '#tests/support/createProject.ts'
import { pdfFile, pngFile } from '#tests/support/files.ts'
import { createPerson, freshPhone } from '#tests/support/people.ts'
import { CONTENT, type Files, recordsOf, SCHOOL } from '#tests/unit/seed/folder.ts'

let payload: BasePayload
let base: Files
let made = 0

beforeAll(async () => {
  payload = await startPayload()
  const [picture, notes] = [await pngFile(), await pdfFile()]
  base = {
    ...SCHOOL,
    'media/cover.webp': null,
    'media.csv': 'file,alt\ncover.png,A cover\n',
    'media/cover.png': picture.data,
    'files/notes.pdf': notes.data,
    'products.csv': String(SCHOOL['products.csv']).replace('cover.webp', 'cover.png'),
    'users.csv': `key,name,phone,email,role\nasha,Asha,${freshPhone()},,admin\n`,
  }
})

/** The valid folder as a project of the test's own. */
const folderOfOwn = (over: Files = {}): { slug: string; files: Files } => {
  const slug = `seeded-${process.pid}-${made++}`
  const files = {
    ...base,
    'users.csv': `key,name,phone,email,role\nasha,Asha,${freshPhone()},,admin\n`,
    'project.json': JSON.stringify({
      slug,
      title: 'School',
      domains: [`${slug}.localhost`],
      settings: {
        webStaticConfig: { brand: { logo: 'cover.png', tagline: 'Plain words' } },
        projectConfig: { tags: [{ tag: 'exam', label: 'Exam' }] },
      },
    }),
    ...over,
  }
  return { slug, files }
}

const run = async (files: Files, options?: ImportOptions) => {
  const { counts, kept } = await importProject(payload, await recordsOf(files), options)
  const total = (name: 'created' | 'updated' | 'unchanged' | 'deleted') =>
    Object.values(counts).reduce((sum, count) => sum + count[name], 0)
  return {
    counts,
    kept,
    totals: [total('created'), total('updated'), total('unchanged'), total('deleted')],
  }
}

async function find<T>(collection: CollectionSlug, project: string, slug?: string): Promise<T[]> {
  const { docs } = await payload.find({
    collection,
    where: { and: [{ 'project.slug': { equals: project } }, ...(slug ? [{ slug: { equals: slug } }] : [])] },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    showHiddenFields: true,
  })
  return docs as unknown as T[]
}

const one = async <T>(collection: CollectionSlug, project: string, slug?: string): Promise<T> => {
  const [document] = await find<T>(collection, project, slug)
  if (!document) throw new Error(`no ${collection} ${slug ?? ''}`)
  return document
}

const KEPT_PRICE = 49_900

describe('a first import', () => {
  it('creates every record with its references, published and in stored form', async () => {
    const { slug, files } = folderOfOwn()
    expect((await run(files)).totals).toEqual([13, 0, 0, 0])
    const product = await one<SellingProduct>('selling-products', slug, 'course')
    const media = await one<Media>('media', slug)
    expect(product).toMatchObject({
      pricePaise: KEPT_PRICE,
      mrpPaise: 99_950,
      _status: 'published',
      image: media.id,
      tags: ['exam'],
    })
    const [course] = await find<{ id: string }>('classes', slug)
    expect(product.classes).toEqual([course?.id])
    expect(await one('class-content-summaries', slug)).toMatchObject({
      lectures: 3,
      texts: 1,
      videos: 1,
      pdfs: 1,
      minutes: 30,
      freeLectures: 1,
    })
    expect(await one('web-static-configs', slug)).toMatchObject({
      brand: { logo: media.id, tagline: 'Plain words' },
    })
    expect(await one('users', slug)).toMatchObject({ name: 'Asha', userLevel: 800, isPhoneVerified: true })
    const page = await one<{ layout: { products?: string[] }[] }>('pages', slug, 'home')
    expect(page.layout[1]?.products).toEqual([product.id])
  })

  it('turns Markdown into the tree of the rich text fields', async () => {
    const { slug, files } = folderOfOwn({
      'lectures.csv':
        'class,slug,chapter,title,kind,minutes,body\nalgebra,one,First,One,text,10,"## Head\n\nSome **text**\n\n> One line\n> and another\n\n- entry"\n',
    })
    await run(files)
    const lecture = await one<Lecture>('lectures', slug, 'one')
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
    const { slug, files } = folderOfOwn()
    await run(files)
    const media = await one<Media>('media', slug)
    const notes = await one<{ filename: string }>('private-files', slug)
    expect(existsSync(path.join(env().DATA_DIR, 'files', 'media', String(media.filename)))).toBe(true)
    expect(existsSync(path.join(env().DATA_DIR, 'files', 'private-files', notes.filename))).toBe(true)
    expect(media).toMatchObject({ alt: 'A cover', width: 40, height: 30 })
  })
})

describe('senders and words of messages', () => {
  const withMessages = ({ slug, files }: { slug: string; files: Files }, messageSettings?: object) => {
    const project = JSON.parse(String(files['project.json'])) as { settings: object }
    const settings = { ...project.settings, messageSettings }
    return { slug, files: { ...files, 'project.json': JSON.stringify({ ...project, settings }) } }
  }

  it('come from the folder, which empties what it leaves out', async () => {
    const folder = folderOfOwn()
    const templates = [{ purpose: 'login', channel: 'sms', text: '{code} opens {project}.' }]
    const { slug, files } = withMessages(folder, { smsSenders: [{ from: 'SCHOOL' }], templates })
    await run(files)
    expect(await one('message-settings', slug)).toMatchObject({ smsSenders: [{ from: 'SCHOOL' }], templates })
    await run(withMessages(folder, { templates }).files)
    expect(await one('message-settings', slug)).toMatchObject({ smsSenders: [], templates })
  })

  it('stay as they are when the folder has none', async () => {
    const folder = folderOfOwn()
    const { slug, files } = withMessages(folder, { emailFromName: 'School' })
    await run(files)
    await run(folder.files)
    expect(await one('message-settings', slug)).toMatchObject({ emailFromName: 'School' })
  })
})

describe('a repeated import', () => {
  it('changes nothing', async () => {
    const { slug, files } = folderOfOwn()
    await run(files)
    const before = await one<SellingProduct>('selling-products', slug, 'course')
    expect((await run(files)).totals).toEqual([0, 0, 13, 0])
    expect(await one('selling-products', slug, 'course')).toEqual(before)
  })

  it('updates an edited row and nothing else, and empties what the row no longer has', async () => {
    const { slug, files } = folderOfOwn()
    await run(files)
    const before = await find<Lecture>('lectures', slug)
    const edited = { ...files, 'products.csv': String(files['products.csv']).replace('499,999.50', '450,') }
    const { totals, counts } = await run(edited)
    expect(totals).toEqual([0, 1, 12, 0])
    expect(counts.product.updated).toBe(1)
    expect(await one('selling-products', slug, 'course')).toMatchObject({
      pricePaise: 45_000,
      mrpPaise: null,
    })
    expect(await find('lectures', slug)).toEqual(before)
  })

  it('leaves what was edited by hand until its row changes', async () => {
    const { slug, files } = folderOfOwn()
    await run(files)
    const { id } = await one<SellingProduct>('selling-products', slug, 'course')
    await payload.update({
      collection: 'selling-products',
      id,
      data: { title: 'By hand' },
      overrideAccess: true,
    })
    expect((await run(files)).totals).toEqual([0, 0, 13, 0])
    expect(await one('selling-products', slug, 'course')).toMatchObject({ title: 'By hand' })
    await run({ ...files, 'products.csv': String(files['products.csv']).replace('A course', 'Another') })
    expect(await one('selling-products', slug, 'course')).toMatchObject({
      id,
      title: 'Course',
      summary: 'Another',
    })
  })

  it('replaces a picture in place, so that products keep it', async () => {
    const { slug, files } = folderOfOwn()
    await run(files)
    const before = await one<Media>('media', slug)
    const next = Buffer.concat([files['media/cover.png'] as Buffer, Buffer.from('\0')])
    expect((await run({ ...files, 'media/cover.png': next })).totals).toEqual([0, 1, 12, 0])
    const after = await one<Media>('media', slug)
    expect(after.id).toBe(before.id)
    expect(after.filename).not.toBe(before.filename)
    expect(existsSync(path.join(env().DATA_DIR, 'files', 'media', String(after.filename)))).toBe(true)
  })

  it('writes again what refers to a document that had to be made anew', async () => {
    const { slug, files } = folderOfOwn()
    await run(files)
    const [course] = await find<{ id: string }>('classes', slug)
    await payload.delete({ collection: 'classes', id: course?.id ?? '', overrideAccess: true })
    expect((await run(files)).counts).toMatchObject({
      class: { created: 1 },
      lecture: { created: 3 },
      product: { updated: 1 },
    })
    const [again] = await find<{ id: string }>('classes', slug)
    expect(await one('selling-products', slug, 'course')).toMatchObject({ classes: [again?.id] })
  })

  it('finishes an import that was interrupted', async () => {
    const { slug, files } = folderOfOwn()
    const records = await recordsOf(files)
    await importProject(payload, records.slice(0, 8))
    expect((await run(files)).totals).toEqual([13 - 8, 0, 8, 0])
    expect(await find('lectures', slug)).toHaveLength(3)
  })
})

describe('what is already there', () => {
  it('takes over a project, a page and a person made by hand instead of doubling them', async () => {
    const project = await createProject(payload)
    const person = await createPerson(payload, project)
    const page = await payload.create({
      collection: 'pages',
      data: { title: 'Old', slug: 'home', project: project.id, layout: [] } as never,
      overrideAccess: true,
    })
    const { files } = folderOfOwn()
    const { totals } = await run({
      ...files,
      'project.json': String(files['project.json']).replaceAll(/seeded-\d+-\d+/g, project.slug),
      'users.csv': `key,name,phone,email,role\nasha,Asha,${person.phone},,admin\n`,
    })
    expect(totals).toEqual([7, 6, 0, 0])
    expect(await find('pages', project.slug)).toMatchObject([{ id: page.id, title: 'Home' }])
    expect(await find<User>('users', project.slug)).toMatchObject([
      { id: person.id, uid: person.uid, userLevel: 800 },
    ])
  })

  it('makes an owner once, who belongs to no project', async () => {
    const phone = freshPhone()
    const users = `key,name,phone,email,role\nowner,Olga,${phone},,owner\n`
    const [first, second] = [folderOfOwn({ 'users.csv': users }), folderOfOwn({ 'users.csv': users })]
    await run(first.files)
    await run(second.files)
    const { docs } = await payload.find({
      collection: 'users',
      where: { phone: { equals: phone } },
      depth: 0,
      overrideAccess: true,
    })
    expect(docs).toMatchObject([{ userLevel: 1000, name: 'Olga' }])
    expect(docs[0]?.project ?? null).toBeNull()
  })

  it('names the record and the reason when a document is refused', async () => {
    const { slug } = await createProject(payload)
    const { files } = folderOfOwn()
    const taken = {
      ...files,
      'project.json': String(files['project.json']).replace(
        /"seeded-\d+-\d+\.localhost"/,
        `"${slug}.localhost"`,
      ),
    }
    await expect(run(taken)).rejects.toThrow(/^project seeded-\d+-\d+: [^\n]+$/)
  })
})

describe('a dry run', () => {
  it('counts and writes nothing', async () => {
    const { slug, files } = folderOfOwn()
    expect((await run(files, { isDryRun: true, prune: true })).totals).toEqual([13, 0, 0, 0])
    expect(
      await payload.count({
        collection: 'projects',
        where: { slug: { equals: slug } },
        overrideAccess: true,
      }),
    ).toEqual({ totalDocs: 0 })
    await run(files)
    const fewer = {
      ...files,
      'pages/home.json': null,
      'texts/about.md': null,
      'products.csv': String(files['products.csv']).replace('499', '498'),
    }
    expect((await run(fewer, { isDryRun: true, prune: true })).totals).toEqual([0, 1, 11, 1])
    expect((await run(files)).totals).toEqual([0, 0, 13, 0])
  })
})

describe('pruning', () => {
  it('deletes what lost its row, only when asked, and never what was made by hand', async () => {
    const { slug, files } = folderOfOwn()
    await run(files)
    const { id: project } = await one<{ id: string }>('classes', slug).then(async () => {
      const { docs } = await payload.find({
        collection: 'projects',
        where: { slug: { equals: slug } },
        overrideAccess: true,
      })
      return { id: String(docs[0]?.id) }
    })
    await payload.create({
      collection: 'classes',
      data: { title: 'By hand', slug: 'by-hand', subject: 'maths', project } as never,
      overrideAccess: true,
    })
    const less: Files = {
      ...files,
      'pages/home.json': null,
      'products.csv': 'slug,title,subject,summary,price\n',
      'classes.csv': 'slug,title,subject\n',
      'lectures.csv': 'class,slug,chapter,title,kind,minutes\n',
      'users.csv': 'key,name,role\n',
    }
    expect((await run(less)).totals).toEqual([0, 0, 6, 0])
    expect(await find('lectures', slug)).toHaveLength(3)
    expect((await run(less, { prune: true })).totals).toEqual([0, 0, 6, 6])
    expect(await find<{ slug: string }>('classes', slug)).toMatchObject([{ slug: 'by-hand' }])
    expect(await find('selling-products', slug)).toEqual([])
    expect(await find('users', slug)).toHaveLength(1)
  })

  it('keeps what learners have, with all that belongs to it, and says why', async () => {
    const { slug, files } = folderOfOwn()
    await run(files)
    const [course] = await find<{ id: string; project: string }>('classes', slug)
    const [person] = await find<User>('users', slug)
    const [product] = await find<SellingProduct>('selling-products', slug)
    await payload.create({
      collection: 'enrolments',
      data: {
        student: person?.id,
        class: course?.id,
        product: product?.id,
        project: course?.project,
        grantKey: slug,
        startsAt: new Date().toISOString(),
      } as never,
      overrideAccess: true,
    })
    const less: Files = {
      ...files,
      'pages/home.json': null,
      'products.csv': null,
      'classes.csv': null,
      'lectures.csv': null,
      'media.csv': null,
      'private-files.csv': null,
      'project.json': String(files['project.json']).replace('"logo":"cover.png",', ''),
    }
    const stay = [
      ['product', 'course', 'learners bought it'],
      ['class', 'algebra', 'learners are enrolled in it'],
      ['lecture', 'algebra/one', 'its class stays'],
      ['lecture', 'algebra/three', 'its class stays'],
      ['lecture', 'algebra/two', 'its class stays'],
      ['privateFile', 'notes.pdf', 'a lecture shows it'],
      ['media', 'cover.png', 'a product shows it'],
    ]
    for (const isDryRun of [true, false]) {
      const { kept, counts } = await run(less, { prune: true, isDryRun })
      expect(kept.map(({ kind, key, reason }) => [kind, key, reason]).sort()).toEqual(stay.sort())
      expect(counts.page.deleted).toBe(1)
    }
    expect(await find('lectures', slug)).toHaveLength(3)
  })
})

describe('telling the pages', () => {
  it('announces one purge of the project, and none when nothing changed', async () => {
    const told: string[][] = []
    const before = effects.publishChange
    effects.publishChange = (tags) => told.push(tags)
    try {
      const { slug, files } = folderOfOwn()
      await run(files)
      await run(files)
      expect(told).toEqual([['projects', `p:${slug}`]])
    } finally {
      effects.publishChange = before
    }
  })
})

describe('what editors write', () => {
  it('is imported with its references, left alone the second time, and pruned with its rows', async () => {
    const { slug, files } = folderOfOwn(CONTENT)
    expect((await run(files)).totals).toEqual([21, 0, 0, 0])
    const [series] = await find<TestSeries>('test-series', slug)
    expect(await find('test-papers', slug)).toMatchObject([
      { title: 'Mock 1', testSeries: series?.id, isFree: true },
    ])
    const [category] = await find<BlogCategory>('blog-categories', slug)
    expect(await find('blogs', slug)).toMatchObject([
      {
        slug: 'first',
        category: category?.id,
        publishedAt: '2026-11-12T00:00:00.000Z',
        _status: 'published',
        content: { root: { children: [{ type: 'paragraph' }] } },
      },
    ])
    const [form] = await find<LeadForm>('lead-forms', slug)
    expect(form?.fields).toMatchObject([{ fieldId: 'exam', fieldType: 'select', options: ['A', 'B'] }])
    const [section] = await find<Section>('sections', slug)
    expect(section?.layout).toMatchObject([{ blockType: 'leadForm', form: form?.id }])
    expect(await find('pages', slug, 'content')).toMatchObject([
      { layout: [{ series: [series?.id] }, { category: category?.id }, { section: section?.id }] },
    ])
    expect(await find('redirects', slug)).toMatchObject([{ from: '/old', to: '/', isPermanent: true }])
    expect((await run(files)).totals).toEqual([0, 0, 21, 0])

    const without = { ...files, ...Object.fromEntries(Object.keys(CONTENT).map((name) => [name, null])) }
    expect((await run(without, { prune: true })).totals).toEqual([0, 0, 13, 8])
  })

  it('takes over a redirect that was made by hand', async () => {
    const { slug, files } = folderOfOwn(CONTENT)
    await run({ ...files, 'redirects.csv': null })
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
    expect((await run(files)).totals).toEqual([0, 1, 20, 0])
    expect(await find('redirects', slug)).toMatchObject([{ id: made.id, to: '/' }])
  })
})
