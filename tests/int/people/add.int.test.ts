import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { countRows } from '#database/guard.ts'
import type { User } from '#payload-types'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, freshPhone, signIn } from '#tests/support/people.ts'
import { giveAccess } from '#tests/support/sessions.ts'
import { staffOf } from './support.ts'

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
let admin: Awaited<ReturnType<typeof staffOf>>
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  admin = await staffOf(payload, project, 800)
})

type Outcome = { added: number; known: number[]; issues: { line: number; column: string }[]; code?: string }

const rowsOf = (...rows: Record<string, string>[]) => rows.map((row, i) => ({ line: i + 2, ...row }))
const send = (rows: unknown, dryRun = false, browser = admin.browser) =>
  browser.post<Outcome>('/people/addcsv', { rows, dryRun })
const count = async () =>
  (await payload.db.count({ collection: 'users', where: { project: { equals: project.id } } })).totalDocs

const auditEntries = () =>
  countRows({
    payload,
    collection: 'audit-logs',
    where: { actor: { equals: String(admin.person.id) } },
  })

describe('an added person', () => {
  it('signs in with the entered phone, and has the permissions of the chosen preset', async () => {
    const phone = freshPhone()
    const added = await admin.browser.post<{ user: string }>('/people/add', {
      name: 'Asha Kumari',
      phone: `0${phone.slice(3)}`,
      level: 'subadmin',
      preset: 'support',
    })
    expect(added.body).toMatchObject({ apiSuccess: true })
    const user = await payload.db.findOne<User>({ collection: 'users', where: { phone: { equals: phone } } })
    expect(user).toMatchObject({ id: added.body.user, userLevel: 650, name: 'Asha Kumari' })
    const browser = await signIn(project, phone)
    expect((await browser.get('/auth/me')).status).toBe(200)
    const explained = await admin.browser.post('/people/explain', {
      user: added.body.user,
      url: '/admin/collections/orders',
    })
    expect(explained.body).toMatchObject({ isAllowed: true, canEdit: false })
  })

  it('needs an unused phone, and as staff a fresh code', async () => {
    const { phone } = await createPerson(payload, project)
    const taken = await admin.browser.post('/people/add', { name: 'Asha Kumari', phone })
    expect(taken.body).toMatchObject({ apiSuccess: false, code: 'taken' })
    const fresh = await staffOf(payload, project, 800, { isProven: false })
    const person = { name: 'Asha Kumari', phone: freshPhone() }
    const staff = await fresh.browser.post('/people/add', { ...person, level: 400 })
    expect([staff.status, staff.body.code]).toEqual([403, 'proofNeeded'])
    const student = await fresh.browser.post('/people/add', person)
    expect(student.body).toEqual(expect.objectContaining({ apiSuccess: true }))
    const byRest = await fresh.browser.post('/users', { name: 'Ravi', phone: freshPhone(), userLevel: 400 })
    expect(byRest.status).toBe(403)
  })

  it('is a student when added by a sub admin, who needs the permission', async () => {
    const { person, browser } = await staffOf(payload, project, 650)
    const row = { name: 'Asha Kumari', phone: freshPhone() }
    expect((await browser.post('/people/add', row)).status).toBe(403)
    await giveAccess(payload, project, String(person.id), [{ id: 'addUsers', canEdit: true }])
    expect((await browser.post('/people/add', { ...row, level: 'expert' })).body).toMatchObject({
      code: 'notAdmin',
    })
    expect((await browser.post('/people/add', row)).body).toMatchObject({ apiSuccess: true })
  })
})

describe('an import of people', () => {
  it('reports errors by line before anything is written', async () => {
    const { phone } = await createPerson(payload, project)
    const shared = freshPhone()
    const rows = rowsOf(
      { name: 'Asha Kumari', phone: freshPhone(), email: 'x@' },
      { name: 'Ravi Kumar', phone },
      { name: 'Mina', phone, email: `taken${shared.slice(1)}@example.org` },
      { name: 'Dev', phone: shared },
      { name: 'Dev again', phone: shared },
      { name: '=cmd', phone: freshPhone() },
      { name: 'Tara', phone: freshPhone(), level: 'boss' },
    )
    const [before, entries] = [await count(), await auditEntries()]
    const { body } = await send(rows, true)
    expect(body).toMatchObject({ added: 1, known: [3] })
    expect(await auditEntries()).toBe(entries)
    expect(body.issues.map(({ line, column }) => `${line} ${column}`)).toEqual([
      '2 email',
      '4 phone',
      '6 phone',
      '7 name',
      '8 level',
    ])
    expect(await count()).toBe(before)
  })

  it('adds nobody twice when repeated or concurrent', async () => {
    const rows = rowsOf(
      ...Array.from({ length: 60 }, () => ({
        name: 'Asha Kumari',
        phone: freshPhone(),
        email: `f${freshPhone().slice(1)}@example.org`,
      })),
    )
    const before = await count()
    const both = await Promise.all([send(rows), send(rows)])
    expect(both.map(({ body }) => body.added + body.known.length)).toEqual([60, 60])
    expect(both[0].body.added + both[1].body.added).toBe(60)
    expect(await count()).toBe(before + 60)
    const again = await send(rows)
    expect(again.body).toMatchObject({ added: 0, issues: [] })
    expect(again.body.known).toHaveLength(60)
    expect(await count()).toBe(before + 60)
  })

  it('creates people who can sign in', async () => {
    const phone = freshPhone()
    await send(rowsOf({ name: 'Asha Kumari', phone }))
    const browser = await signIn(project, phone)
    expect((await browser.get<{ user: { name: string } }>('/auth/me')).body.user.name).toBe('Asha Kumari')
  })

  it('creates staff after a fresh code only, and never above the own level', async () => {
    const fresh = await staffOf(payload, project, 800, { isProven: false })
    const rows = rowsOf({ name: 'Asha Kumari', phone: freshPhone(), level: 'expert' })
    expect((await send(rows, true, fresh.browser)).body).toMatchObject({ added: 1 })
    expect((await send(rows, false, fresh.browser)).body.code).toBe('proofNeeded')
    const helper = await staffOf(payload, project, 650)
    await giveAccess(payload, project, String(helper.person.id), [{ id: 'addUsers', canEdit: true }])
    const { body } = await send(rows, true, helper.browser)
    expect(body.issues).toMatchObject([{ line: 2, column: 'level' }])
  })
})
