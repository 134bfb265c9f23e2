import type { BasePayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { startPayload } from '#cms/payload.ts'
import type { SellingProduct } from '#payload-types'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { giveAccess } from '#tests/support/sessions.ts'
import { openStaffCalls } from '../transfers/support.ts'

let payload: BasePayload
beforeAll(async () => {
  payload = await startPayload()
})

const openStaffOfNewProject = async (options = {}) =>
  openStaffCalls(payload, await createProject(payload), options)
const productOf = (id: string | number) =>
  payload.db.findOne<SellingProduct>({ collection: 'selling-products', where: { id: { equals: id } } })

describe('a bulk edit', () => {
  it('of a sub admin changes assigned products only', async () => {
    const staff = await openStaffOfNewProject({ level: 650 })
    const { project, person } = staff
    const [mine, theirs] = [await createCourse(payload, project), await createCourse(payload, project)]
    const foreign = await createCourse(payload, await createProject(payload))
    await giveAccess(payload, project, String(person.id), [{ id: 'subadminProducts', canEdit: true }], {
      assigned: { assignedProducts: [String(mine.product.id)] },
    })
    const all = [mine, theirs, foreign].map(({ product }) => product.id)
    const { status } = await staff.ask('PATCH', `/selling-products?where[id][in]=${all.join(',')}`, {
      badge: 'New',
      project: foreign.product.project,
    })
    expect(status).toBe(200)
    const [a, b, c] = await Promise.all(all.map(productOf))
    expect([a?.badge, b?.badge, c?.badge]).toEqual([
      'New',
      theirs.product.badge ?? null,
      foreign.product.badge ?? null,
    ])
    expect(String((a?.project as { id?: string })?.id ?? a?.project)).toBe(project.id)
  })

  it('cannot set fields that a single save may not set', async () => {
    const staff = await openStaffOfNewProject()
    const other = await openStaffCalls(payload, staff.project, { level: 100 })
    const path = `/users?where[id][equals]=${other.person.id}`
    await staff.ask('PATCH', path, { uid: 'forged', phoneKey: 'forged', userLevel: 1000 })
    const user = await payload.findByID({ collection: 'users', id: other.person.id, overrideAccess: true })
    expect(user).toMatchObject({ uid: other.person.uid, userLevel: 100 })
    expect(JSON.stringify(user)).not.toContain('forged')
  })

  it('without edit permission changes nothing', async () => {
    const staff = await openStaffOfNewProject({ level: 650 })
    const { product } = await createCourse(payload, staff.project)
    await giveAccess(payload, staff.project, String(staff.person.id), [{ id: 'products', canEdit: false }])
    const { status } = await staff.ask('PATCH', `/selling-products?where[id][equals]=${product.id}`, {
      badge: 'New',
    })
    expect(status).toBe(403)
    expect((await productOf(product.id))?.badge ?? null).toBeNull()
  })
})

describe('the lock of an open document', () => {
  const lock = (staff: { person: { id: string | number } }, id: string | number) =>
    payload.db.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'selling-products', value: id },
        user: { relationTo: 'users', value: staff.person.id },
      },
    })
  const countLocksSeenBy = async (
    staff: Awaited<ReturnType<typeof openStaffOfNewProject>>,
  ): Promise<number> => {
    const { status, text } = await staff.ask('GET', '/payload-locked-documents?depth=0')
    return status === 200 ? JSON.parse(text).totalDocs : 0
  }

  it('is visible to those who may read the document, and to nobody in another project', async () => {
    const staff = await openStaffOfNewProject()
    const stranger = await openStaffOfNewProject()
    const learner = await openStaffCalls(payload, staff.project, { level: 100 })
    const { product } = await createCourse(payload, staff.project, { _status: 'draft' } as never)
    const { id } = await lock(staff, product.id)
    expect([
      await countLocksSeenBy(staff),
      await countLocksSeenBy(stranger),
      await countLocksSeenBy(learner),
    ]).toEqual([1, 0, 0])
    const path = `/payload-locked-documents/${id}`
    expect((await stranger.ask('DELETE', path)).status).not.toBe(200)
    expect((await staff.ask('DELETE', path)).status).toBe(200)
  })

  it('that nobody holds is an empty response, since the panel needs one to show the document', async () => {
    const staff = await openStaffOfNewProject({ level: 650 })
    const { status, text } = await staff.ask('GET', '/payload-locked-documents?depth=0')
    expect([status, JSON.parse(text).totalDocs]).toEqual([200, 0])
  })

  it('is created by the server only', async () => {
    const staff = await openStaffOfNewProject()
    const { product } = await createCourse(payload, staff.project)
    const { status } = await staff.ask('POST', '/payload-locked-documents', {
      document: { relationTo: 'selling-products', value: product.id },
      user: { relationTo: 'users', value: staff.person.id },
    })
    expect(status).toBe(403)
  })
})

describe('a form that is not JSON', () => {
  it.each(['__proto__', 'constructor', 'prototype'])(
    'with a field named %s in it is refused',
    async (name) => {
      const staff = await openStaffOfNewProject()
      const form = new FormData()
      form.set('_payload', `{"title":"A","outcomes":[{"text":"x","${name}":{"polluted":1}}]}`)
      const { status } = await staff.ask('POST', '/selling-products', form)
      expect(status).toBe(400)
      expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    },
  )
})
