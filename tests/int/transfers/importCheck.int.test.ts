import type { BasePayload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { startPayload } from '#cms/payload.ts'
import type { ImportCheck } from '#domain/calls/transfers.ts'
import type { Import } from '#payload-types'
import { createProject } from '#tests/support/createProject.ts'
import { giveAccess } from '#tests/support/sessions.ts'
import { openStaffCalls } from './support.ts'

let payload: BasePayload
beforeAll(async () => {
  payload = await startPayload()
})

const openStaffOfNewProject = async (options = {}) =>
  openStaffCalls(payload, await createProject(payload), options)
type Desk = Awaited<ReturnType<typeof openStaffOfNewProject>>

const PRODUCTS = { collectionSlug: 'selling-products', importMode: 'create' }
const UPSERT = { collectionSlug: 'selling-products', importMode: 'upsert', matchField: 'slug' }

function formOf(file: string, data: object): FormData {
  const form = new FormData()
  form.set('file', new Blob([file], { type: 'text/csv' }), 'rows.csv')
  form.set('_payload', JSON.stringify(data))
  return form
}
const check = async (staff: Desk, file: string, data: object = PRODUCTS): Promise<ImportCheck> => {
  const { status, text } = await staff.ask('POST', '/imports/check', formOf(file, data))
  expect(status, text).toBe(200)
  return JSON.parse(text)
}
/** Imports a file and waits until it is done. */
async function importFile(staff: Desk, file: string, data: object): Promise<Import> {
  const { id } = JSON.parse((await staff.upload(file, { ...data })).text).doc as Import
  const state = () => payload.findByID({ collection: 'imports', id, depth: 0, overrideAccess: true })
  await expect.poll(async () => (await state()).status).not.toBe('pending')
  return state()
}
const countIn = async (staff: Desk, collection: 'selling-products' | 'imports' | 'stock-levels') =>
  (
    await payload.count({
      collection,
      where: { project: { equals: staff.project.id } },
      overrideAccess: true,
    })
  ).totalDocs

it('parses amounts with a rupee sign, and reports invalid numbers', async () => {
  const staff = await openStaffOfNewProject()
  const file = [
    'title,slug,summary,pricePaise,rank',
    'Physics,physics,About,₹149,10',
    'Maths,maths,About,"1,490",10',
    'Biology,biology,About,14900,soon',
  ].join('\n')
  const { refused, added } = await check(staff, file)
  expect([added, refused.map(({ row, error }) => [row, error])]).toEqual([
    1,
    [
      [3, expect.stringMatching(/^Price: “1,490” could not be read\. .*14900.*₹149/)],
      [4, 'Position: “soon” could not be read. Enter a number, such as 30.'],
    ],
  ])
  await importFile(staff, file, PRODUCTS)
  const { docs } = await payload.find({
    collection: 'selling-products',
    where: { project: { equals: staff.project.id } },
    draft: true,
    overrideAccess: true,
  })
  expect(docs.map(({ slug, pricePaise }) => [slug, pricePaise])).toEqual([['physics', 14_900]])
})

it('reports refused rows and incomplete drafts without storing anything', async () => {
  const staff = await openStaffOfNewProject()
  const file = [
    'title,slug,summary,pricePaise,mrpPaise',
    'Physics,physics,About,100,200',
    'Maths,maths,About,300,200',
    'Biology,biology,,100,',
    'Physics again,physics,About,100,200',
  ].join('\n')
  const found = await check(staff, file)
  expect(found).toMatchObject({ added: 2, changed: 0, total: 4 })
  expect(found.refused).toEqual([
    { row: 3, name: 'Maths', error: expect.stringMatching(/MRP/) },
    { row: 5, name: 'Physics again', error: expect.stringMatching(/“physics” stands twice/) },
  ])
  expect(found.incomplete).toEqual([{ name: 'Biology', error: expect.stringMatching(/Summary/) }])
  for (const collection of ['selling-products', 'imports', 'stock-levels'] as const)
    expect(await countIn(staff, collection), collection).toBe(0)
})

it('distinguishes rows that update from rows that create, without changes', async () => {
  const staff = await openStaffOfNewProject()
  const head = 'title,slug,summary,pricePaise\n'
  await importFile(staff, `${head}Physics,physics,About,100\n`, UPSERT)
  const found = await check(staff, `${head}Physics,physics,About,150\nMaths,maths,About,100\n`, UPSERT)
  expect(found).toMatchObject({ added: 1, changed: 1, refused: [], incomplete: [] })
  const { docs } = await payload.find({
    collection: 'selling-products',
    where: { project: { equals: staff.project.id } },
    draft: true,
    overrideAccess: true,
  })
  expect(docs).toMatchObject([{ slug: 'physics', pricePaise: 100 }])
})

it('offers a template whose example can be imported', async () => {
  const staff = await openStaffOfNewProject()
  const { status, text, headers } = await staff.ask('GET', '/imports/template?list=selling-products')
  expect([status, headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename="selling-products-template.csv"',
  ])
  expect(await check(staff, text)).toEqual({ added: 1, changed: 0, total: 1, refused: [], incomplete: [] })
  expect(await importFile(staff, text, PRODUCTS)).toMatchObject({
    status: 'completed',
    summary: { imported: 1 },
  })
  const { docs } = await payload.find({
    collection: 'selling-products',
    where: { project: { equals: staff.project.id } },
    draft: true,
    overrideAccess: true,
  })
  expect(docs).toMatchObject([
    { slug: 'organic-chemistry-in-40-lessons', kind: 'course', pricePaise: 249_900, hsn: '999293' },
  ])
  expect((await staff.ask('GET', '/imports/template?list=users')).status).toBe(400)
  expect((await staff.ask('GET', '/imports/template?list=constructor')).status).toBe(400)
})

it('is refused without write permission', async () => {
  const staff = await openStaffOfNewProject({ level: 650 })
  const file = 'title,slug\nPhysics,physics\n'
  await giveAccess(payload, staff.project, String(staff.person.id), [{ id: 'products', canEdit: false }])
  expect((await staff.ask('POST', '/imports/check', formOf(file, PRODUCTS))).status).toBe(403)
  expect((await staff.ask('POST', '/imports/check', formOf(file, { collectionSlug: 'users' }))).status).toBe(
    400,
  )
})
