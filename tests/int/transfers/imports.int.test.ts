import type { BasePayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { purgeExpired } from '#cms/jobs/purgeExpired.ts'
import { startPayload } from '#cms/payload.ts'
import type { AuditLog, Import, SellingProduct } from '#payload-types'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { giveAccess } from '#tests/support/sessions.ts'
import { openDesk } from './support.ts'

let payload: BasePayload
beforeAll(async () => {
  payload = await startPayload()
})

const desk = async (options = {}) => openDesk(payload, await createProject(payload), options)
type Desk = Awaited<ReturnType<typeof desk>>

const csv = (...rows: string[]) => `title,slug,summary,pricePaise,mrpPaise\n${rows.join('\n')}\n`
const PRODUCTS = { collectionSlug: 'selling-products', importMode: 'create' }
const UPSERT = { collectionSlug: 'selling-products', importMode: 'upsert', matchField: 'slug' }

const imported = async (
  staff: Desk,
  file: string,
  data: object = PRODUCTS,
  name?: string,
): Promise<Import> => {
  const { status, text } = await staff.upload(file, { ...data }, name)
  expect(status, text).toBe(201)
  return JSON.parse(text).doc
}
const productsOf = async ({ project }: Desk): Promise<SellingProduct[]> =>
  (
    await payload.find({
      collection: 'selling-products',
      where: { project: { equals: project.id } },
      draft: true,
      depth: 0,
      sort: 'slug',
      overrideAccess: true,
    })
  ).docs

describe('an import', () => {
  it('adds drafts to the own project and tells the audit log', async () => {
    const staff = await desk()
    const done = await imported(staff, csv('Physics,physics,About,100,200', '2024,maths,About,300,400'))
    expect(done).toMatchObject({ status: 'completed', summary: { imported: 2, issues: 0, total: 2 } })
    expect(await productsOf(staff)).toMatchObject([
      { title: '2024', slug: 'maths', pricePaise: 300, _status: 'draft' },
      { title: 'Physics', slug: 'physics', pricePaise: 100, _status: 'draft' },
    ])
    const { docs } = await payload.db.find<AuditLog>({
      collection: 'audit-logs',
      where: { and: [{ project: { equals: staff.project.id } }, { action: { equals: 'import' } }] },
    })
    expect(docs).toMatchObject([{ entity: 'selling-products', actor: staff.person.id }])
    expect(docs[0]?.summary).toMatch(/: 2 added, 0 changed, 0 refused$/)
  })

  it('says which line was refused and why, and that it is partial', async () => {
    const staff = await desk()
    const done = await imported(staff, 'from,to\n/old,/new\n/nowhere,\n/older,/new\n', {
      collectionSlug: 'redirects',
      importMode: 'create',
    })
    expect(done).toMatchObject({ status: 'partial', summary: { imported: 2, issues: 1, total: 3 } })
    expect(done.summary?.issueDetails).toEqual([
      { row: 3, name: '/nowhere', error: expect.stringMatching(/Leads to/) },
    ])
    const stored = await payload.findByID({ collection: 'imports', id: done.id, overrideAccess: true })
    expect(stored).toMatchObject({ status: 'partial', summary: { issueDetails: [{ row: 3 }] } })
  })

  it('by slug changes nothing the second time, and changes what the file changes', async () => {
    const staff = await desk()
    const file = csv('Physics,physics,About,100,200')
    await imported(staff, file, UPSERT)
    const [first] = await productsOf(staff)
    expect(await imported(staff, file, UPSERT)).toMatchObject({ summary: { imported: 0, updated: 1 } })
    await imported(staff, csv('Physics,physics,About,150,200'), UPSERT)
    expect(await productsOf(staff)).toMatchObject([{ id: first?.id, pricePaise: 150 }])
  })

  it('takes back what an export guarded against formulas', async () => {
    const staff = await desk()
    await imported(staff, csv("'=1+1,formula,About,100,200"))
    expect((await productsOf(staff))[0]?.title).toBe('=1+1')
  })

  it('stays in its project: rows of others are not matched, their documents not related, the project not chosen', async () => {
    const [staff, other] = [await desk(), await desk()]
    const foreign = await createCourse(payload, other.project)
    const done = await imported(
      staff,
      JSON.stringify([
        { title: 'A', slug: 'a', summary: 'x', pricePaise: 1, mrpPaise: 1, classes: [foreign.course.id] },
        { title: 'B', slug: 'b', summary: 'x', pricePaise: 1, mrpPaise: 1, project: other.project.id },
      ]),
      PRODUCTS,
      'rows.json',
    )
    expect(done.summary).toMatchObject({ imported: 1, issues: 1, issueDetails: [{ row: 1, name: 'A' }] })
    expect((await productsOf(staff)).map(({ slug }) => slug)).toEqual(['b'])
    const byId = JSON.stringify([{ id: foreign.product.id, title: 'Taken over' }])
    const update = { collectionSlug: 'selling-products', importMode: 'update', matchField: 'id' }
    expect(await imported(staff, byId, update, 'rows.json')).toMatchObject({ status: 'failed' })
    expect((await productsOf(other))[0]?.title).toBe(foreign.product.title)
  })

  it('can not set what the server keeps', async () => {
    const staff = await desk()
    const row = { title: 'A', slug: 'a', summary: 'x', pricePaise: 1, mrpPaise: 1, seedId: 'forged' }
    await imported(staff, JSON.stringify([row]), PRODUCTS, 'rows.json')
    const [product] = await payload.db
      .find<SellingProduct>({
        collection: 'selling-products',
        where: { slug: { equals: 'a' } },
        sort: '-createdAt',
      })
      .then(({ docs }) => docs)
    expect(JSON.stringify(product)).not.toContain('forged')
  })

  it('is for who may change the collection: others get 403 for the file and for the preview', async () => {
    const staff = await desk({ level: 650 })
    await giveAccess(payload, staff.project, String(staff.person.id), [{ id: 'products', canEdit: false }])
    const file = csv('Physics,physics,About,100,200')
    const preview = (ask: Desk) =>
      ask.ask('POST', '/imports/preview-data', {
        collectionSlug: 'selling-products',
        fileData: Buffer.from(file).toString('base64'),
        format: 'csv',
      })
    expect((await staff.upload(file, PRODUCTS)).status).toBe(403)
    expect((await preview(staff)).status).toBe(403)
    expect(await productsOf(staff)).toEqual([])
    await giveAccess(payload, staff.project, String(staff.person.id), [{ id: 'products', canEdit: true }])
    const shown = JSON.parse((await preview(staff)).text)
    expect(shown).toMatchObject({ totalDocs: 1, docs: [{ title: 'Physics', pricePaise: 100 }] })
    expect((await staff.upload(file, PRODUCTS)).status).toBe(201)
  })

  it.each([
    ['a column that reaches a prototype', 'title,constructor_prototype_x\nA,1\n', 'rows.csv'],
    ['a list without end', 'title,outcomes_99999999_text\nA,1\n', 'rows.csv'],
    ['a column twice', 'title,title\nA,B\n', 'rows.csv'],
    ['a field that reaches a prototype', '[{"__proto__":{"x":1}}]', 'rows.json'],
    ['text that is not JSON', 'nothing', 'rows.json'],
    ['no list', '{"title":"A"}', 'rows.json'],
    [
      'more rows than a file may have',
      csv(...Array.from({ length: 2001 }, (_, i) => `A,a-${i},x,1,1`)),
      'rows.csv',
    ],
  ])('of %s is refused or said to have failed, and saves nothing', async (_what, file, name) => {
    const staff = await desk()
    const { status, text } = await staff.upload(file, PRODUCTS, name)
    if (status === 201) expect(JSON.parse(text).doc.status).toBe('failed')
    else expect(status).toBe(400)
    expect(await productsOf(staff)).toEqual([])
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })

  it.each(['users', 'payment-settings', 'x'])('into %s is refused', async (collectionSlug) => {
    const staff = await desk()
    expect((await staff.upload('name\nA\n', { collectionSlug, importMode: 'create' })).status).toBe(400)
  })

  it('is seen by whoever made it, with its file, and by nobody else', async () => {
    const staff = await desk()
    const colleague = await openDesk(payload, staff.project)
    const done = await imported(staff, csv('Physics,physics,About,100,200'))
    const file = `/imports/file/${done.filename}`
    expect((await staff.ask('GET', file)).text).toContain('Physics')
    expect((await colleague.ask('GET', file)).status).toBe(403)
    expect(JSON.parse((await colleague.ask('GET', '/imports')).text).docs).toEqual([])
    expect(JSON.parse((await staff.ask('GET', '/imports')).text).docs).toHaveLength(1)
    const forged = { status: 'completed', summary: { imported: 5 } }
    expect((await staff.ask('PATCH', `/imports/${done.id}`, forged)).status).toBe(403)
  })

  it('is kept for a week with its file', async () => {
    const staff = await desk()
    const done = await imported(staff, csv('Physics,physics,About,100,200'))
    const end = Date.parse(done.createdAt) + 7 * 86_400_000
    const file = `/imports/file/${done.filename}`
    await purgeExpired(payload, new Date(end))
    expect((await staff.ask('GET', file)).status).toBe(200)
    await purgeExpired(payload, new Date(end + 1))
    expect((await staff.ask('GET', file)).status).not.toBe(200)
    expect(JSON.parse((await staff.ask('GET', '/imports')).text).docs).toEqual([])
  })
})
