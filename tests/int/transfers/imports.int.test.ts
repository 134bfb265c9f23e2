import type { BasePayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { closeImports } from '#cms/jobs/closeImports.ts'
import { purgeExpired } from '#cms/jobs/purgeExpired.ts'
import { startPayload } from '#cms/payload.ts'
import type { AuditLog, Import, SellingProduct } from '#payload-types'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { triesOf } from '#tests/support/sample.ts'
import { giveAccess } from '#tests/support/sessions.ts'
import { openStaffCalls } from './support.ts'

let payload: BasePayload
beforeAll(async () => {
  payload = await startPayload()
})

const openStaffOfNewProject = async (options = {}) =>
  openStaffCalls(payload, await createProject(payload), options)
type StaffOfProject = Awaited<ReturnType<typeof openStaffOfNewProject>>

const csv = (...rows: string[]) => `title,slug,summary,pricePaise,mrpPaise\n${rows.join('\n')}\n`
const PRODUCTS = { collectionSlug: 'selling-products', importMode: 'create' }
const UPSERT = { collectionSlug: 'selling-products', importMode: 'upsert', matchField: 'slug' }

const importFile = async (
  staff: StaffOfProject,
  file: string,
  data: object = PRODUCTS,
  name?: string,
): Promise<Import> => {
  const { status, text } = await staff.upload(file, { ...data }, name)
  expect(status, text).toBe(201)
  return JSON.parse(text).doc
}
const productsOf = async ({ project }: StaffOfProject): Promise<SellingProduct[]> =>
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
  it('adds drafts to the project and is audited', async () => {
    const staff = await openStaffOfNewProject()
    const done = await importFile(staff, csv('Physics,physics,About,100,200', '2024,maths,About,300,400'))
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

  it('reports refused lines with reasons, and is partial', async () => {
    const staff = await openStaffOfNewProject()
    const done = await importFile(staff, 'from,to\n/old,/new\n/nowhere,\n/older,/new\n', {
      collectionSlug: 'redirects',
      importMode: 'create',
    })
    expect(done).toMatchObject({ status: 'partial', summary: { imported: 2, issues: 1, total: 3 } })
    expect(done.summary?.issueDetails).toEqual([
      { row: 3, name: '/nowhere', error: expect.stringMatching(/Leads to/) },
    ])
    const storedImport = await payload.findByID({ collection: 'imports', id: done.id, overrideAccess: true })
    expect(storedImport).toMatchObject({ status: 'partial', summary: { issueDetails: [{ row: 3 }] } })
  })

  it('by slug is idempotent, and updates what the file changes', async () => {
    const staff = await openStaffOfNewProject()
    const file = csv('Physics,physics,About,100,200')
    await importFile(staff, file, UPSERT)
    const [first] = await productsOf(staff)
    expect(await importFile(staff, file, UPSERT)).toMatchObject({ summary: { imported: 0, updated: 1 } })
    await importFile(staff, csv('Physics,physics,About,150,200'), UPSERT)
    expect(await productsOf(staff)).toMatchObject([{ id: first?.id, pricePaise: 150 }])
    const both = csv(
      'Physics,physics,About,170,200',
      'Maths,maths,About,10,20',
      'Biology,biology,About,10,20',
    )
    await importFile(staff, both, UPSERT)
    expect(await importFile(staff, both, UPSERT)).toMatchObject({ summary: { imported: 0, updated: 3 } })
    expect(await productsOf(staff)).toHaveLength(3)
  })

  it('removes the formula guard of an export', async () => {
    const staff = await openStaffOfNewProject()
    await importFile(staff, csv("'=1+1,formula,About,100,200"))
    expect((await productsOf(staff))[0]?.title).toBe('=1+1')
  })

  it('stays in its project: no matches, relations or project ids of others', async () => {
    const [staff, other] = [await openStaffOfNewProject(), await openStaffOfNewProject()]
    const foreign = await createCourse(payload, other.project)
    const done = await importFile(
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
    expect(await importFile(staff, byId, update, 'rows.json')).toMatchObject({ status: 'failed' })
    expect((await productsOf(other))[0]?.title).toBe(foreign.product.title)
  })

  it('cannot set fields of the server', async () => {
    const staff = await openStaffOfNewProject()
    const row = { title: 'A', slug: 'a', summary: 'x', pricePaise: 1, mrpPaise: 1, seedId: 'forged' }
    const done = await importFile(staff, JSON.stringify([row]), PRODUCTS, 'rows.json')
    expect(done.summary).toMatchObject({ imported: 1 })
    const product = await payload.db.findOne<SellingProduct>({
      collection: 'selling-products',
      where: { and: [{ project: { equals: staff.project.id } }, { slug: { equals: 'a' } }] },
    })
    expect(product).toMatchObject({ slug: 'a' })
    expect(JSON.stringify(product)).not.toContain('forged')
  })

  it('needs write permission for the collection, also for the preview', async () => {
    const staff = await openStaffOfNewProject({ level: 650 })
    await giveAccess(payload, staff.project, String(staff.person.id), [{ id: 'products', canEdit: false }])
    const file = csv('Physics,physics,About,100,200')
    const preview = (ask: StaffOfProject) =>
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
  ])('of %s is refused or fails, and saves nothing', async (_what, file, name) => {
    const staff = await openStaffOfNewProject()
    const { status, text } = await staff.upload(file, PRODUCTS, name)
    expect([status, text]).toEqual([400, expect.stringMatching(/The |can't be imported/)])
    expect(await productsOf(staff)).toEqual([])
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })

  describe('of many rows', () => {
    const ROWS = triesOf({ few: 300, full: 600 })
    const file = csv(...Array.from({ length: ROWS }, (_, i) => `A,a-${i},x,1,1`))
    const stateOf = async (staff: StaffOfProject, id: string): Promise<Import> =>
      JSON.parse((await staff.ask('GET', `/imports/${id}`)).text)

    it('does not block other requests, reports progress, continues after its response, and is the only one running', async () => {
      const staff = await openStaffOfNewProject()
      // Rows are saved without pauses: a response before the last row shows that other requests are served.
      const begun = await importFile(staff, file)
      expect(begun).toMatchObject({ status: 'pending', summary: { total: ROWS } })
      expect(await importFile(staff, file)).toMatchObject({
        status: 'failed',
        summary: { issueDetails: [{ row: 0, error: expect.stringMatching(/still running/) }] },
      })
      const isHalf = async () => {
        const { status, summary } = await stateOf(staff, begun.id)
        return status === 'pending' && (summary?.imported ?? 0) > 0
      }
      await expect.poll(isHalf, { interval: 100 }).toBe(true)
      await expect
        .poll(async () => (await stateOf(staff, begun.id)).status, { interval: 200 })
        .toBe('completed')
      expect(await stateOf(staff, begun.id)).toMatchObject({
        summary: { imported: ROWS, issues: 0, total: ROWS },
      })
      const where = { project: { equals: staff.project.id } }
      expect(
        (await payload.count({ collection: 'selling-products', where, overrideAccess: true })).totalDocs,
      ).toBe(ROWS)
    })

    it('stops when the person is signed out, and reports missing rows', async () => {
      const staff = await openStaffOfNewProject()
      const begun = await importFile(staff, file)
      await payload.db.updateMany({
        collection: 'sessions',
        where: { user: { equals: staff.person.id } },
        data: { revokedAt: new Date().toISOString() },
      })
      const storedImport = () =>
        payload.findByID({ collection: 'imports', id: begun.id, overrideAccess: true })
      await expect.poll(async () => (await storedImport()).status, { interval: 200 }).toBe('partial')
      const { summary } = await storedImport()
      expect(summary?.imported).toBeLessThan(ROWS)
      expect((summary?.imported ?? 0) + (summary?.issues ?? 0)).toBe(ROWS)
      expect(JSON.stringify(summary?.issueDetails)).toContain('Your session ended')
    })
  })

  it('interrupted by a server stop is closed once with its known result', async () => {
    const staff = await openStaffOfNewProject()
    const at = new Date('2026-11-21T10:00:00Z')
    const row = await payload.db.create({
      collection: 'imports',
      data: {
        project: staff.project.id,
        owner: staff.person.id,
        collectionSlug: 'redirects',
        importMode: 'create',
        status: 'pending',
        summary: { imported: 340, updated: 0, issues: 0, total: 2000 },
        filename: `dead-${staff.project.slug}.csv`,
        createdAt: at.toISOString(),
        updatedAt: at.toISOString(),
      },
    })
    const state = async () => JSON.parse((await staff.ask('GET', `/imports/${row.id}`)).text)
    await closeImports(payload, new Date(at.getTime() + 59_000))
    expect((await state()).status).toBe('pending')
    expect(await closeImports(payload, new Date(at.getTime() + 61_000))).toBe(1)
    expect(await state()).toMatchObject({
      status: 'partial',
      summary: {
        imported: 340,
        issues: 1,
        issueDetails: [{ row: 0, error: expect.stringMatching(/stopped.*340 of 2000/) }],
      },
    })
    expect(await closeImports(payload, new Date(at.getTime() + 62_000))).toBe(0)
  })

  it.each(['users', 'payment-settings', 'x'])('into %s is refused', async (collectionSlug) => {
    const staff = await openStaffOfNewProject()
    expect((await staff.upload('name\nA\n', { collectionSlug, importMode: 'create' })).status).toBe(400)
  })

  it('is visible with its file to the person who made it only', async () => {
    const staff = await openStaffOfNewProject()
    const colleague = await openStaffCalls(payload, staff.project)
    const done = await importFile(staff, csv('Physics,physics,About,100,200'))
    const file = `/imports/file/${done.filename}`
    expect((await staff.ask('GET', file)).text).toContain('Physics')
    expect((await colleague.ask('GET', file)).status).toBe(403)
    expect(JSON.parse((await colleague.ask('GET', '/imports')).text).docs).toEqual([])
    expect(JSON.parse((await staff.ask('GET', '/imports')).text).docs).toHaveLength(1)
    const forged = { status: 'completed', summary: { imported: 5 } }
    expect((await staff.ask('PATCH', `/imports/${done.id}`, forged)).status).toBe(403)
  })

  it('is kept for a week with its file', async () => {
    const staff = await openStaffOfNewProject()
    const done = await importFile(staff, csv('Physics,physics,About,100,200'))
    const end = Date.parse(done.createdAt) + 7 * 86_400_000
    const file = `/imports/file/${done.filename}`
    await purgeExpired(payload, new Date(end))
    expect((await staff.ask('GET', file)).status).toBe(200)
    await purgeExpired(payload, new Date(end + 1))
    expect((await staff.ask('GET', file)).status).not.toBe(200)
    expect(JSON.parse((await staff.ask('GET', '/imports')).text).docs).toEqual([])
  })
})
