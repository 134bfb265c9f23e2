import { type BasePayload, type CollectionSlug, createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { exportName } from '#cms/operations/transfers/exportName.ts'
import { startPayload } from '#cms/payload.ts'
import { localTime } from '#domain/content/localTime.ts'
import type { AuditLog } from '#payload-types'
import { openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'
import { giveAccess } from '#tests/support/sessions.ts'
import { type Desk, openStaffCalls } from './support.ts'

let payload: BasePayload
beforeAll(async () => {
  payload = await startPayload()
})

const openStaffOfNewProject = async (options = {}) =>
  openStaffCalls(payload, await createProject(payload), options)

const products = (staff: Desk, extra: Record<string, unknown> = {}) =>
  staff.download({
    collectionSlug: 'selling-products',
    format: 'csv',
    fields: ['title', 'pricePaise'],
    ...extra,
  })

describe('an export', () => {
  it('contains the filtered rows and chosen columns of the project', async () => {
    const staff = await openStaffOfNewProject()
    const { project } = staff
    await createCourse(payload, project, { title: 'Cheap', pricePaise: 100 })
    await createCourse(payload, project, { title: 'Dear', pricePaise: 900 })
    const other = await createProject(payload)
    await createCourse(payload, other, { title: 'Foreign', pricePaise: 900 })
    const { status, text } = await products(staff, { where: { pricePaise: { greater_than: 500 } } })
    expect(status).toBe(200)
    expect(text.replace('\uFEFF', '')).toBe('title,pricePaise\nDear,900\n')
    const json = await products(staff, { format: 'json', sort: '-pricePaise' })
    expect(JSON.parse(json.text).map(({ title }: { title: string }) => title)).toEqual(['Dear', 'Cheap'])
  })

  it('has all rows that the filters match unless a person enters a limit', async () => {
    const limit = payload.collections.exports.config.flattenedFields.find(({ name }) => name === 'limit')
    // The plugin's own input fills in the page size of the list, so that the file would have its first page only.
    expect(limit?.admin?.components).toEqual({})
    expect(limit).not.toHaveProperty('defaultValue')
    const staff = await openStaffOfNewProject()
    for (let index = 0; index < 12; index++)
      await createCourse(payload, staff.project, { title: `Course ${index}` })
    const { text } = await products(staff)
    expect(text.trim().split('\n')).toHaveLength(13)
  })

  it('is named after the time in the project’s time zone', async () => {
    const project = await createProject(payload)
    await payload.update({
      collection: 'projects',
      id: project.id,
      data: { timeZone: 'America/Los_Angeles' },
      overrideAccess: true,
    })
    const name = payload.collections.exports.config.flattenedFields.find((field) => field.name === 'name')
    const suggest = name && 'defaultValue' in name ? (name.defaultValue as typeof exportName) : null
    const req = await createLocalReq({ context: { project } }, payload)
    const [before, suggested, after] = [Date.now(), await suggest?.({ req }), Date.now()]
    const named = [before, after].map((ms) =>
      localTime(ms, 'America/Los_Angeles').replace('T', '_').replaceAll(':', '-'),
    )
    expect(named).toContain(suggested)
  })

  it('contains no spreadsheet formulas', async () => {
    const staff = await openStaffOfNewProject()
    const { project } = staff
    for (const first of ['=', '+', '-', '@', '\t', '\r']) {
      await createCourse(payload, project, { title: 'x', badge: `${first}cmd()` })
    }
    const { text } = await staff.download({
      collectionSlug: 'selling-products',
      format: 'csv',
      fields: ['badge'],
    })
    const cells = text.replace('\uFEFF', '').replaceAll('"', '').split('\n').slice(1, -1)
    expect(cells).toHaveLength(6)
    expect(cells.every((cell) => cell.startsWith("'"))).toBe(true)
  })

  it('is limited to a sub admin’s assigned products, and refused without the module', async () => {
    const staff = await openStaffOfNewProject({ level: 650 })
    const { project, person } = staff
    const mine = await createCourse(payload, project, { title: 'Mine' })
    await createCourse(payload, project, { title: 'Theirs' })
    expect((await products(staff)).status).toBe(403)
    await giveAccess(payload, project, String(person.id), [{ id: 'subadminProducts', canEdit: false }], {
      assigned: { assignedProducts: [String(mine.product.id)] },
    })
    const { status, text } = await products(staff)
    expect(status).toBe(200)
    expect(text).toContain('Mine')
    expect(text).not.toContain('Theirs')
    const preview = await staff.ask('POST', '/exports/export-preview', {
      collectionSlug: 'selling-products',
      format: 'json',
      fields: ['title'],
    })
    expect(JSON.parse(preview.text)).toMatchObject({ totalDocs: 1, docs: [{ title: 'Mine' }] })
  })

  it.each(['users', 'orders', 'lead-submissions', 'audit-logs'] as CollectionSlug[])(
    'of personal data (%s) needs a fresh code',
    async (collectionSlug) => {
      const project = await createProject(payload)
      const [staff, proven] = [
        await openStaffCalls(payload, project),
        await openStaffCalls(payload, project, { isProven: true }),
      ]
      const refused = await staff.download({ collectionSlug, format: 'csv' })
      expect([refused.status, JSON.parse(refused.text).code]).toEqual([403, 'proofNeeded'])
      expect((await proven.download({ collectionSlug, format: 'csv' })).status).toBe(200)
    },
  )

  it('contains no hidden fields and no keys, in any format', async () => {
    const staff = await openStaffOfNewProject({ isProven: true })
    const { project } = staff
    const learner = await createPerson(payload, project)
    for (const format of ['csv', 'json']) {
      const { text } = await staff.download({ collectionSlug: 'users', format })
      expect(text).toContain(learner.phone.slice(1))
      for (const name of ['phoneKey', 'emailKey', 'seedId', `${project.slug}:`])
        expect(text).not.toContain(name)
    }
    const asked = await staff.download({
      collectionSlug: 'users',
      format: 'csv',
      fields: ['name', 'phoneKey'],
    })
    expect(asked.text).not.toContain(`${project.slug}:`)
    const byKey = await staff.download({
      collectionSlug: 'users',
      format: 'csv',
      where: { phoneKey: { like: project.slug } },
    })
    expect(byKey.status).toBe(400)
  })

  it('is audited with its count and filter, unless refused', async () => {
    const staff = await openStaffOfNewProject()
    const { project } = staff
    await createCourse(payload, project)
    await products(staff, { where: { title: { exists: true } } })
    await staff.download({ collectionSlug: 'users', format: 'csv' })
    const { docs } = await payload.db.find<AuditLog>({
      collection: 'audit-logs',
      where: { project: { equals: project.id } },
      pagination: false,
    })
    expect(docs).toMatchObject([
      { action: 'export', entity: 'selling-products', summary: 'Exported 1 products as CSV' },
    ])
    expect(docs[0]?.changes).toContainEqual({
      path: 'filter',
      before: null,
      after: '{"title":{"exists":true}}',
    })
  })

  it.each([
    ['a list that is not offered', { collectionSlug: 'payment-settings' }],
    ['sessions', { collectionSlug: 'sessions' }],
    ['a list that does not exist', { collectionSlug: 'x' }],
    ['an unknown format', { collectionSlug: 'classes', format: 'html' }],
  ])('of %s is refused', async (_what, ask) => {
    const staff = await openStaffOfNewProject()
    expect((await staff.download({ format: 'csv', ...ask })).status).toBe(400)
  })

  it('cannot be stored, and its file name cannot inject a header', async () => {
    const staff = await openStaffOfNewProject()
    const { project } = staff
    await createCourse(payload, project)
    expect((await staff.ask('POST', '/exports', { collectionSlug: 'classes', format: 'csv' })).status).toBe(
      403,
    )
    const { headers } = await products(staff, { name: 'a"; x=\r\nSet-Cookie: b' })
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="a xSet-Cookie b-selling-products.csv"',
    )
  })

  it('is for staff', async () => {
    const { project } = await openStaffOfNewProject()
    expect(
      (
        await openBrowser(project).post('/exports/download', {
          data: { collectionSlug: 'classes', format: 'csv' },
        })
      ).status,
    ).toBe(403)
  })
})
