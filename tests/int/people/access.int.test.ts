import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import type { AccessConfiguration } from '#payload-types'
import { openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { createPerson } from '#tests/support/people.ts'
import { auditOf, staffCookieOf, staffOf } from './support.ts'

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
let admin: Awaited<ReturnType<typeof staffOf>>
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  admin = await staffOf(payload, project, 800)
})

type Saved = {
  apiSuccess: boolean
  code?: string
  version: string
  accessList: { id: string; canEdit: boolean }[]
  features: string[]
}

const NONE = { testseries: [], products: [], classes: [] }
const save = (user: unknown, given: Record<string, unknown>, browser = admin.browser) =>
  browser.post<Saved>('/people/setaccess', {
    user,
    accessList: [],
    features: [],
    assigned: NONE,
    version: null,
    ...given,
  })

describe('permissions', () => {
  it('apply from the person’s next request, in REST and on panel pages, when granted and revoked', async () => {
    const { person, browser } = await staffOf(payload, project, 650)
    const { product } = await createCourse(payload, project)
    const path = `/selling-products/${product.id}`
    const draft = await createCourse(payload, project, { _status: 'draft' })
    const hidden = `/selling-products/${draft.product.id}`
    const explain = async () =>
      (
        await admin.browser.post('/people/explain', {
          user: person.id,
          url: `/_projects/${project.slug}/admin/collections/selling-products/create`,
        })
      ).body

    expect((await browser.get(hidden)).status).toBe(404)
    expect(await explain()).toMatchObject({
      isAllowed: false,
      reason: 'notListed',
      module: { id: 'products' },
    })

    const seen = await save(person.id, { accessList: [{ id: 'products', canEdit: false }] })
    expect(seen.body).toMatchObject({ apiSuccess: true })
    expect((await browser.get(hidden)).status).toBe(200)
    expect((await browser.call('PATCH', path, { shortTitle: 'Short' })).status).toBe(403)
    expect(await explain()).toMatchObject({ isAllowed: false, reason: 'editOnly' })

    const edited = await save(person.id, {
      accessList: [{ id: 'products', canEdit: true }],
      version: seen.body.version,
    })
    expect((await browser.call('PATCH', path, { shortTitle: 'Short' })).status).toBe(200)
    expect(await explain()).toMatchObject({ isAllowed: true, canEdit: true, reason: 'listed' })

    await save(person.id, { version: edited.body.version })
    expect((await browser.call('PATCH', path, { shortTitle: 'Other' })).status).toBe(403)
    expect((await browser.get(hidden)).status).toBe(404)
  })

  it('include the feature of a module, and limit to assigned data', async () => {
    const { person, browser } = await staffOf(payload, project, 650)
    const [one, two] = [await createCourse(payload, project), await createCourse(payload, project)]
    const { body } = await save(person.id, {
      accessList: [
        { id: 'coupons', canEdit: true },
        { id: 'classes', canEdit: true },
      ],
      assigned: { ...NONE, classes: [String(one.course.id)] },
    })
    expect(body.features).toEqual(['coupons'])
    const rename = (id: unknown) => browser.call('PATCH', `/classes/${id}`, { summary: 'Changed' })
    expect((await rename(one.course.id)).status).toBe(200)
    expect((await rename(two.course.id)).status).toBe(403)
  })

  it('are returned at the next sign-in', async () => {
    const { id, phone } = await createPerson(payload, project, 650)
    const accessList = [{ id: 'orders', canEdit: false }]
    await save(id, { accessList })
    const desk = openBrowser(project)
    await desk.post('/admin/sendOtp', { identifier: phone })
    const { body } = await desk.post('/admin/verifyOtp', { identifier: phone, otp: codeFor(phone) })
    const opened = await desk.post('/admin/usersession', { signInToken: body.signInToken })
    expect(opened.body).toMatchObject({ level: 650, accessList })
  })

  it('are not overwritten by an outdated save: of two at once one is refused', async () => {
    const person = await createPerson(payload, project, 650)
    const first = await Promise.all([
      save(person.id, { accessList: [{ id: 'orders', canEdit: false }] }),
      save(person.id, { accessList: [{ id: 'pages', canEdit: true }] }),
    ])
    expect(first.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const version = first.find(({ status }) => status === 200)?.body.version
    const second = await Promise.all([
      save(person.id, { accessList: [{ id: 'blogs', canEdit: true }], version }),
      save(person.id, { accessList: [{ id: 'storage', canEdit: true }], version }),
    ])
    expect(second.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const kept = second.find(({ status }) => status === 200)?.body as Saved
    const stored = await payload.db.findOne<AccessConfiguration>({
      collection: 'access-configurations',
      where: { user: { equals: person.id } },
    })
    expect(stored?.accessList).toEqual(kept.accessList)
  })

  it('leave an audit entry with old and new values', async () => {
    const person = await createPerson(payload, project, 650)
    const { body } = await save(person.id, { accessList: [{ id: 'orders', canEdit: false }] })
    await save(person.id, { accessList: [{ id: 'orders', canEdit: true }], version: body.version })
    const entries = (await auditOf(payload, String(person.id))).filter(({ action }) => action === 'access')
    expect(entries).toHaveLength(2)
    expect(entries[1]?.changes).toEqual([
      { path: 'permissions', before: 'orders (view)', after: 'orders (edit)' },
    ])
  })

  it.each([
    ['an unknown module', { accessList: [{ id: 'nothing', canEdit: true }] }, 'unknownModule'],
    ['a module above the level', { accessList: [{ id: 'logs', canEdit: false }] }, 'roleTooLow'],
    ['an unknown feature', { features: ['nothing'] }, 'unknownFeature'],
    ['a class that is not of this project', { assigned: { ...NONE, classes: ['x'] } }, 'unknownAssigned'],
  ])('refuse %s', async (_what, given, code) => {
    const person = await createPerson(payload, project, 650)
    const { body } = await save(person.id, given)
    expect(body).toMatchObject({ apiSuccess: false, code })
    // A refused save changes nothing: the shown state can still be saved.
    expect((await save(person.id, { accessList: [] })).body).toMatchObject({ apiSuccess: true })
    const explained = await admin.browser.post('/people/explain', { user: person.id, url: '/admin/logs' })
    expect(explained.body).toMatchObject({ isAllowed: false })
  })

  it('are set by admins for people below them, after a fresh code', async () => {
    const target = await createPerson(payload, project, 650)
    const list = { accessList: [{ id: 'orders', canEdit: true }] }
    for (const level of [200, 400, 650]) {
      const browser = await staffCookieOf(payload, project, await createPerson(payload, project, level))
      expect((await save(target.id, list, browser)).status, String(level)).toBe(403)
    }
    const peer = await createPerson(payload, project, 800)
    expect((await save(peer.id, list)).body.code).toBe('notBelowYou')
    expect((await save(admin.person.id, list)).body.code).toBe('self')
    const student = await createPerson(payload, project)
    expect((await save(student.id, list)).body.code).toBe('notStaff')
    const fresh = await staffOf(payload, project, 800, { isProven: false })
    expect((await save(target.id, list, fresh.browser)).body.code).toBe('proofNeeded')
  })

  it('are explained for addresses of this project only', async () => {
    const person = await createPerson(payload, project, 650)
    const ask = async (url: string) =>
      (await admin.browser.post('/people/explain', { user: person.id, url })).body
    expect(await ask('https://x.example/_projects/elsewhere/admin/collections/pages')).toMatchObject({
      apiSuccess: false,
      code: 'otherProject',
    })
    expect(await ask(`http://${project.slug}.localhost/admin`)).toMatchObject({ isAllowed: true, path: '/' })
  })
})
