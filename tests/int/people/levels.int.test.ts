import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { readPermissions } from '#cms/operations/people/readPermissions.ts'
import { startPayload } from '#cms/payload.ts'
import { createProject } from '#tests/support/createProject.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { createPerson, freshPhone, signIn } from '#tests/support/people.ts'
import { isSampled } from '#tests/support/sample.ts'
import { isSignedIn, storedUser } from '../account/support.ts'
import { auditOf, proveSessions, staffCookieOf, staffOf } from './support.ts'

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
})

const LEVELS = [100, 200, 400, 650, 800]

describe('a level', () => {
  it.each([...LEVELS.slice(1), 1000])(
    'is changed by staff of level %i as the table allows, and never over REST',
    async (by) => {
      const editor = await createPerson(payload, by === 1000 ? null : project, by)
      const browser = await staffCookieOf(payload, project, editor)
      await proveSessions(payload, editor)
      for (const [place, to] of [...LEVELS, 1000].entries()) {
        const person = await createPerson(payload, to === 1000 ? null : project, to)
        for (const [nth, level] of [...LEVELS, 1000].entries()) {
          const isAllowed = by >= 800 && to < 1000 && to <= by && level <= Math.min(by, 800)
          const answer = await browser.post('/people/setlevel', { user: person.id, level })
          expect(answer.body.apiSuccess, `${by} makes ${to} a ${level}`).toBe(isAllowed)
          const after = (await storedUser(payload, String(person.id))).userLevel
          expect(after, `${by} makes ${to} a ${level}`).toBe(isAllowed ? level : to)
          if (isAllowed)
            await payload.db.updateOne({ collection: 'users', id: person.id, data: { userLevel: to } })
          if (!isSampled(3, place, nth)) continue
          await browser.call('PATCH', `/users/${person.id}`, { userLevel: level })
          const patched = (await storedUser(payload, String(person.id))).userLevel
          expect(patched, `${by} patches ${to} to ${level}`).toBe(to)
        }
      }
    },
    60_000,
  )

  it('that was changed concurrently is refused', async () => {
    const { browser } = await staffOf(payload, project, 800)
    const { id } = await createPerson(payload, project, 400)
    const change = (level: number, seen: number) =>
      browser.post('/people/setlevel', { user: id, level, seen })
    expect((await change(650, 400)).status).toBe(200)
    const late = await change(100, 400)
    expect([late.status, late.body]).toMatchObject([409, { code: 'meanwhile' }])
    expect((await storedUser(payload, String(id))).userLevel).toBe(650)
  })

  it('of one’s own cannot be changed', async () => {
    const admin = await staffOf(payload, project, 800)
    const own = { user: admin.person.id, level: 650 }
    expect((await admin.browser.post('/people/setlevel', own)).body).toMatchObject({ code: 'self' })
    await admin.browser.call('PATCH', `/users/${admin.person.id}`, { userLevel: 650 })
    expect((await storedUser(payload, String(admin.person.id))).userLevel).toBe(800)
  })

  it('change needs a fresh code, ends the person’s sessions, and is audited with before and after', async () => {
    const admin = await staffOf(payload, project, 800, { isProven: false })
    const person = await createPerson(payload, project)
    const theirs = await signIn(project, person.phone)
    const change = { user: person.id, level: 650 }
    const refused = await admin.browser.post('/people/setlevel', change)
    expect([refused.status, refused.body.code]).toEqual([403, 'proofNeeded'])
    expect((await admin.browser.get('/people/proof')).body).toMatchObject({ isProven: false })
    await admin.browser.post('/auth/stepup/send', {}, { referer: `http://${project.slug}.localhost/admin` })
    const code = codeFor(admin.person.phone)
    expect(code).toHaveLength(6)
    await admin.browser.post('/auth/stepup/verify', { code })
    expect((await admin.browser.post('/people/setlevel', change)).body).toMatchObject({ apiSuccess: true })
    expect(await isSignedIn(theirs)).toBe(false)
    const [entry] = (await auditOf(payload, String(person.id))).filter(({ action }) => action === 'level')
    expect(entry).toMatchObject({
      actor: String(admin.person.id),
      changes: [{ path: 'userLevel', before: 100, after: 650 }],
    })
  })

  it('that is lowered removes permissions, features and assigned data, which are audited', async () => {
    const admin = await staffOf(payload, project, 800)
    const person = await createPerson(payload, project, 650)
    const setLevel = (level: number) => admin.browser.post('/people/setlevel', { user: person.id, level })
    const series = await payload.create({
      collection: 'test-series',
      data: { title: 'Assigned', slug: 'assigned', project: project.id, _status: 'published' } as never,
      overrideAccess: true,
      context: { project },
    })
    const { body } = await admin.browser.post('/people/setaccess', {
      user: person.id,
      accessList: [{ id: 'quizzes', canEdit: true }],
      features: [],
      assigned: { testseries: [series.id], products: [], classes: [] },
      version: null,
    })
    expect(body).toMatchObject({ apiSuccess: true, features: ['quizzes'] })
    await setLevel(400)
    await setLevel(650)
    expect(await readPermissions(payload, String(person.id))).toMatchObject({
      accessList: [],
      features: [],
      assigned: { testseries: [], products: [], classes: [] },
    })
    const entry = (await auditOf(payload, String(person.id))).find(({ action }) => action === 'level')
    expect(entry?.changes).toEqual([
      { path: 'userLevel', before: 650, after: 400 },
      { path: 'permissions', before: 'quizzes (edit)', after: null },
      { path: 'features', before: 'quizzes', after: null },
      { path: 'assigned.testseries', before: String(series.id), after: null },
    ])
  })

  it('of a person in another project cannot be changed', async () => {
    const admin = await staffOf(payload, project, 800)
    const foreign = await createPerson(payload, await createProject(payload))
    const answer = await admin.browser.post('/people/setlevel', { user: foreign.id, level: 200 })
    expect(answer.status).toBe(404)
  })
})

describe('blocking', () => {
  it('ends every session at once, and can be undone', async () => {
    const admin = await staffOf(payload, project, 800, { isProven: false })
    const person = await createPerson(payload, project)
    const theirs = await signIn(project, person.phone)
    const blocked = { user: person.id, isBlocked: true }
    expect((await admin.browser.post('/people/setblocked', blocked)).body).toMatchObject({ apiSuccess: true })
    expect(await isSignedIn(theirs)).toBe(false)
    await admin.browser.post('/people/setblocked', { ...blocked, isBlocked: false })
    expect((await storedUser(payload, String(person.id))).isBlocked).toBe(false)
    const actions = (await auditOf(payload, String(person.id))).map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['block', 'unblock']))
  })

  it('of staff needs a fresh code, and is not possible over REST', async () => {
    const admin = await staffOf(payload, project, 800, { isProven: false })
    const expert = await createPerson(payload, project, 400)
    const call = await admin.browser.post('/people/setblocked', { user: expert.id, isBlocked: true })
    expect([call.status, call.body.code]).toEqual([403, 'proofNeeded'])
    await admin.browser.call('PATCH', `/users/${expert.id}`, { isBlocked: true })
    expect((await storedUser(payload, String(expert.id))).isBlocked).toBe(false)
  })

  it('never affects the last owner, even when two block each other at once', async () => {
    await payload.db.updateMany({
      collection: 'users',
      where: { project: { exists: false } },
      data: { isBlocked: true },
    })
    const [one, two] = [await staffOf(payload, project, 1000), await staffOf(payload, project, 1000)]
    const block = (by: typeof one, other: typeof one) =>
      by.browser.post('/people/setblocked', { user: other.person.id, isBlocked: true })
    await Promise.all([block(one, two), block(two, one)])
    const states = await Promise.all(
      [one, two].map(async ({ person }) => (await storedUser(payload, String(person.id))).isBlocked),
    )
    expect(states.filter((isBlocked) => !isBlocked).length).toBeGreaterThan(0)
    const left = states[0] ? two : one
    await left.browser.call('PATCH', `/users/${left.person.id}`, { isBlocked: true })
    expect((await storedUser(payload, String(left.person.id))).isBlocked).toBe(false)
  })
})

describe('phone and e-mail of another person', () => {
  it('are changed after a fresh code only, and never by a peer', async () => {
    const admin = await staffOf(payload, project, 800, { isProven: false })
    const person = await createPerson(payload, project)
    const refused = await admin.browser.call<{ errors: { data: { code: string } }[] }>(
      'PATCH',
      `/users/${person.id}`,
      { phone: freshPhone() },
    )
    expect([refused.status, refused.body.errors[0]?.data.code]).toEqual([403, 'proofNeeded'])
    const named = await admin.browser.call('PATCH', `/users/${person.id}`, { name: 'Renamed Person' })
    expect(named.status).toBe(200)
    await proveSessions(payload, admin.person)
    const phone = freshPhone()
    expect((await admin.browser.call('PATCH', `/users/${person.id}`, { phone })).status).toBe(200)
    expect((await storedUser(payload, String(person.id))).phone).toBe(phone)
    const peer = await createPerson(payload, project, 800)
    const taken = await admin.browser.call('PATCH', `/users/${peer.id}`, { phone: freshPhone() })
    expect(taken.status).toBe(403)
    expect((await storedUser(payload, String(peer.id))).phone).toBe(peer.phone)
  })

  it('are not overwritten by an outdated form', async () => {
    const admin = await staffOf(payload, project, 800)
    const person = await createPerson(payload, project)
    const { body: opened } = await admin.browser.get<Record<string, unknown>>(`/users/${person.id}`)
    const phone = freshPhone()
    await new Promise((resolve) => setTimeout(resolve, 5))
    await payload.update({
      collection: 'users',
      id: person.id,
      data: { phone },
      overrideAccess: true,
      context: { project },
    })
    const form = { name: 'Renamed Person', phone: opened.phone, updatedAt: opened.updatedAt }
    const saved = await admin.browser.call('PATCH', `/users/${person.id}`, form)
    expect(saved.status).toBe(409)
    expect(await storedUser(payload, String(person.id))).toMatchObject({ phone, name: 'Test Person' })
    const latest = (await storedUser(payload, String(person.id))).updatedAt
    const again = await admin.browser.call('PATCH', `/users/${person.id}`, {
      name: 'Renamed Person',
      phone,
      updatedAt: latest,
    })
    expect(again.status).toBe(200)
  })
})

describe('people', () => {
  it('are found by a phone in any format', async () => {
    const admin = await staffOf(payload, project, 800)
    const { phone } = await createPerson(payload, project)
    const [a, b] = [phone.slice(3, 8), phone.slice(8)]
    for (const typed of [`${a} ${b}`, `0${a}-${b}`, `+91 ${a} ${b}`, `0091${a}${b}`, `${a}${b}`]) {
      const where = `where[or][0][phone][like]=${encodeURIComponent(typed)}&where[or][1][name][like]=${encodeURIComponent(typed)}`
      const { body } = await admin.browser.get<{ docs: { phone: string }[] }>(`/users?${where}`)
      expect(
        body.docs.map((found) => found.phone),
        typed,
      ).toEqual([phone])
    }
  })

  it('are signed out everywhere by an admin', async () => {
    const admin = await staffOf(payload, project, 800)
    const person = await createPerson(payload, project)
    const theirs = await signIn(project, person.phone)
    const { body } = await admin.browser.post('/people/signout', { user: person.id })
    expect(body).toMatchObject({ apiSuccess: true, ended: 1 })
    expect(await isSignedIn(theirs)).toBe(false)
  })
})
