import type { CollectionSlug } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { viewAsCookie } from '#access/session/cookieNames.ts'
import { CALLS } from '#cms/endpoints/all.ts'
import { startPayload } from '#cms/payload.ts'
import type { User } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signIn } from '#tests/support/people.ts'
import { giveAccess } from '#tests/support/sessions.ts'
import { auditOf, staffOf, viewing } from './support.ts'

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
let admin: Awaited<ReturnType<typeof staffOf>>
let panel: { referer: string }
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  panel = { referer: `http://${project.slug}.localhost/admin/collections/users` }
})
beforeEach(async () => {
  admin = await staffOf(payload, project, 800)
})

const REASON = 'They called about a lesson'
const viewAs = (person: User, browser: Browser = admin.browser) =>
  browser.post<{ href: string; code?: string }>('/people/viewas', { user: person.id, reason: REASON }, panel)
const me = async (browser: Browser, extra?: Record<string, string>) =>
  (await browser.get<{ user?: { uid: string } }>('/auth/me', extra)).body.user?.uid

describe('viewing as a student', () => {
  it('shows the student’s storefront and the own panel, until Stop', async () => {
    const student = await createPerson(payload, project)
    const opened = await viewAs(student)
    expect(opened.body).toMatchObject({ apiSuccess: true, href: '/' })
    expect(await me(admin.browser)).toBe(student.uid)
    expect(await me(admin.browser, panel)).toBe(admin.person.uid)
    const { body: start } = await admin.browser.get('/auth/start')
    expect(start).toMatchObject({ viewingAs: { name: 'Test Person' } })
    const stopped = await admin.browser.post('/people/viewas/stop')
    expect(stopped.body).toMatchObject({ href: `/admin/collections/users/${student.id}` })
    expect(viewing(admin.browser, project)).toBe(false)
    expect(await me(admin.browser)).toBe(admin.person.uid)
  })

  it('refuses every changing call and write', async () => {
    const student = await createPerson(payload, project)
    const { product } = await createCourse(payload, project)
    await viewAs(student)
    const before = await snapshot(student)
    const open = [
      /^\/auth\/(login|resend|verify|signup|session$|signout$)/,
      // Staff act with their own session.
      /^\/admin\//,
      /^\/expert\//,
      /^\/logs\/error$/,
      /^\/people\/viewas\/stop$/,
      /^\/payment\/quote$/,
    ]
    const calls = CALLS.filter(
      ({ method, path }) => method === 'post' && !open.some((pattern) => pattern.test(path)),
    )
    expect(calls.length).toBeGreaterThan(20)
    for (const { path } of calls) {
      const { status, body } = await admin.browser.post(path, {})
      expect([400, 401, 403, 404], `${path} answered ${JSON.stringify(body)}`).toContain(status)
    }
    const writes: [string, string, unknown][] = [
      ['POST', '/auth/updateuserdoc', { name: 'Somebody else' }],
      ['POST', '/auth/signouteverywhere', { keepThis: false }],
      ['POST', '/auth/getcustomtoken', {}],
      ['POST', '/auth/stepup/send', {}],
      ['POST', '/auth/changeidentity/send', { channel: 'phone', value: '9800000099' }],
      ['POST', '/auth/deleteaccount', { confirm: true }],
      ['POST', '/visits/report', { language: 'en' }],
      ['POST', '/notifications/readall', { until: Date.now() }],
      ['POST', '/payment/placeOrder', { items: [{ product: product.id, quantity: 1 }], quoteId: 'x' }],
      ['PATCH', `/users/${student.id}`, { name: 'Somebody else' }],
      ['DELETE', `/users/${student.id}`, undefined],
      ['POST', '/users', { name: 'New' }],
      ['PATCH', `/selling-products/${product.id}`, { title: 'Other' }],
    ]
    for (const [method, path, body] of writes) {
      const { status } = await admin.browser.call(method, path, body)
      expect([400, 401, 403, 404], `${method} ${path}`).toContain(status)
    }
    expect(await snapshot(student)).toEqual(before)
  })

  it('leaves no notification, visit or device of the student', async () => {
    const student = await createPerson(payload, project)
    const theirs = await signIn(project, student.phone)
    await theirs.post('/notifications/readall', { until: Date.now() + 1000 })
    await viewAs(student)
    await admin.browser.get('/auth/start')
    await admin.browser.get('/learn/classes')
    const { body } = await theirs.get<{ sessions: object[] }>('/auth/sessions')
    expect(body.sessions).toHaveLength(1)
    const news = await theirs.get('/notifications/latest')
    expect(news.body).toMatchObject({ unread: 0 })
    expect((await payload.db.count({ collection: 'user-details', where: ownRows(student) })).totalDocs).toBe(
      0,
    )
    const [entry] = (await auditOf(payload, String(student.id))).filter(({ action }) => action === 'viewAs')
    expect(entry).toMatchObject({
      actor: String(admin.person.id),
      summary: `Looked through the eyes of "Test Person": ${REASON}`,
    })
  })
})

const ownRows = (person: User) => ({ user: { equals: person.id } })

async function snapshot(student: User): Promise<string> {
  const user = await payload.db.findOne({ collection: 'users', where: { id: { equals: student.id } } })
  const counts = await Promise.all(
    (['orders', 'sessions', 'user-details', 'addresses', 'broadcasts', 'pages'] as CollectionSlug[]).map(
      async (collection) => (await payload.db.count({ collection })).totalDocs,
    ),
  )
  return JSON.stringify([user, counts])
}

describe('viewing as staff', () => {
  it('shows the panel with their permissions, read-only', async () => {
    const helper = await createPerson(payload, project, 650)
    await giveAccess(payload, project, String(helper.id), [{ id: 'pages', canEdit: true }])
    const page = await payload.create({
      collection: 'pages',
      data: { title: 'About', slug: 'about-asha', project: project.id, _status: 'draft' } as never,
      overrideAccess: true,
      context: { project },
    })
    expect((await viewAs(helper)).body).toMatchObject({ href: '/admin' })
    expect(await me(admin.browser, panel)).toBe(helper.uid)
    expect((await admin.browser.get(`/pages/${page.id}`, panel)).status).toBe(200)
    expect((await admin.browser.get('/selling-products', panel)).status).not.toBe(500)
    const patched = await admin.browser.call('PATCH', `/pages/${page.id}`, { title: 'Other' }, panel)
    expect(patched.status).toBe(403)
    expect((await admin.browser.post('/users/refresh-token', {}, panel)).status).toBe(200)
  })

  it('cannot be nested, and "Log out" ends the view alone', async () => {
    const helper = await createPerson(payload, project, 650)
    await viewAs(helper)
    const nested = await viewAs(await createPerson(payload, project))
    expect(nested.status).toBe(401)
    const out = await admin.browser.post('/users/logout', {}, panel)
    expect(out.status).toBe(200)
    expect(viewing(admin.browser, project)).toBe(false)
    expect(await me(admin.browser, panel)).toBe(admin.person.uid)
  })
})

describe('a view-as session', () => {
  const token = () => admin.browser.jar.get(viewAsCookie(project.slug)) as string
  const isValid = async (secret: string) => {
    const thief = openBrowser(project)
    return (await thief.get('/auth/me', { authorization: `Bearer ${secret}` })).status === 200
  }

  it.each([
    ['the admin signs out', async () => admin.browser.post('/auth/signout', {}, panel)],
    [
      'the admin is blocked',
      async () =>
        payload.update({
          collection: 'users',
          id: admin.person.id,
          data: { isBlocked: true },
          overrideAccess: true,
        }),
    ],
    [
      'the admin loses the level',
      async () =>
        payload.update({
          collection: 'users',
          id: admin.person.id,
          data: { userLevel: 650 },
          overrideAccess: true,
        }),
    ],
    [
      'the person is blocked',
      async (person: User) =>
        payload.update({
          collection: 'users',
          id: person.id,
          data: { isBlocked: true },
          overrideAccess: true,
        }),
    ],
    ['half an hour is over', async () => backdate()],
  ])('ends when %s', async (_when, end) => {
    const student = await createPerson(payload, project)
    await viewAs(student)
    const secret = token()
    expect(await isValid(secret)).toBe(true)
    await end(student)
    expect(await isValid(secret)).toBe(false)
  })

  const backdate = async () => {
    const { docs } = await payload.db.find<{ id: string; expiresAt: string }>({
      collection: 'sessions',
      where: { openedBy: { equals: admin.person.id } },
    })
    const left = Date.parse(docs[0]?.expiresAt ?? '') - Date.now()
    expect(left).toBeGreaterThan(29 * 60_000)
    expect(left).toBeLessThanOrEqual(30 * 60_000)
    await payload.db.updateOne({
      collection: 'sessions',
      id: docs[0]?.id as string,
      data: { expiresAt: new Date(Date.now() - 1).toISOString() },
    })
  }

  it('needs an admin, a reason, and a person below them in the project who can sign in', async () => {
    const student = await createPerson(payload, project)
    for (const level of [200, 400, 650]) {
      const { browser } = await staffOf(payload, project, level)
      expect((await viewAs(student, browser)).status, String(level)).toBe(403)
    }
    expect((await viewAs(await createPerson(payload, project, 800))).body.code).toBe('notBelowYou')
    expect((await viewAs(admin.person)).body.code).toBe('self')
    expect((await viewAs(await createPerson(payload, await createProject(payload)))).status).toBe(404)
    const bare = await admin.browser.post('/people/viewas', { user: student.id, reason: ' ' }, panel)
    expect(bare.status).toBe(400)
    await admin.browser.post('/people/setblocked', { user: student.id, isBlocked: true }, panel)
    expect((await viewAs(student)).body.code).toBe('blocked')
  })

  it('replaces the previous one', async () => {
    await viewAs(await createPerson(payload, project))
    const first = token()
    await viewAs(await createPerson(payload, project))
    expect(await isValid(first)).toBe(false)
    expect(await isValid(token())).toBe(true)
  })
})
