import { randomUUID } from 'node:crypto'
import type { CollectionSlug } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { payAtGateway, startBuying } from '#tests/support/buying.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { pdfFile, pngFile } from '#tests/support/files.ts'
import { createPerson, freshPhone, signIn, signInStaff } from '#tests/support/people.ts'

const MARK = `FOREIGN-${randomUUID()}`

let payload: Awaited<ReturnType<typeof startPayload>>
let home: RequestProject
let foreign: RequestProject
/** Ids of everything that belongs to the foreign project, by collection. */
const ids = new Map<string, string[]>()
const visitors: [string, () => Browser][] = []

beforeAll(async () => {
  payload = await startPayload()
  ;[home, foreign] = [await createProject(payload), await createProject(payload)]
  await fillForeignProject()
  const [student, admin] = [await createPerson(payload, home), await createPerson(payload, home, 800)]
  const signedIn = await signIn(home, student.phone)
  const staff = await signInStaff(home, admin.phone)
  visitors.push(
    ['anonymous', () => openBrowser(home)],
    ['a student', () => signedIn],
    ['an admin', () => staff],
  )
  for (const { slug } of payload.config.collections) {
    const { docs } = await payload.db.find<{ id: string; project?: string }>({
      collection: slug as CollectionSlug,
      pagination: false,
      limit: 0,
    })
    const belongs = payload.collections[slug as CollectionSlug].config.flattenedFields.some(
      (field) => field.name === 'project',
    )
    ids.set(
      slug,
      docs
        .filter((doc) =>
          slug === 'projects' ? String(doc.id) === foreign.id : belongs && doc.project === foreign.id,
        )
        .map(({ id }) => String(id)),
    )
  }
})

async function fillForeignProject() {
  const context = { project: foreign }
  const options = { overrideAccess: true, context } as const
  const buyer = await createPerson(payload, foreign)
  await payload.update({
    collection: 'users',
    id: buyer.id,
    data: { name: `Name ${MARK.replace(/[0-9]/g, '')}`.slice(0, 60) },
    ...options,
  })
  const { product, lectures } = await createCourse(payload, foreign, {
    title: `Course ${MARK}`,
    slug: 'shared-slug',
  })
  await createCourse(payload, foreign, { title: `Draft ${MARK}`, _status: 'draft' })
  await createCourse(payload, home, { slug: 'shared-slug' })
  const browser = await signIn(foreign, buyer.phone)
  const { orderId, gatewayOrderId } = await startBuying(browser, String(product.id))
  await browser.post('/payment/orderReceipt', {
    orderId,
    ...(await payAtGateway(payload, foreign, gatewayOrderId)),
  })
  await browser.post('/learn/complete', { lecture: lectures[0]?.id })
  await browser.post('/auth/signout')
  await payload.create({
    collection: 'pages',
    data: { title: `Page ${MARK}`, slug: 'foreign-page', project: foreign.id, _status: 'published' } as never,
    ...options,
  })
  await fillPeoplesRecords(foreign, String(buyer.id))
  await payload.create({
    collection: 'media',
    data: { alt: `Image ${MARK}`, project: foreign.id } as never,
    file: await pngFile(),
    ...options,
  })
  await payload.create({
    collection: 'private-files',
    data: { title: `File ${MARK}`, project: foreign.id } as never,
    file: await pdfFile(),
    ...options,
  })
}

/** What the server itself writes about a person. */
async function fillPeoplesRecords(project: RequestProject, user: string) {
  const [at, own] = [new Date().toISOString(), { project: project.id }]
  const rows = {
    addresses: {
      student: user,
      kind: 'home',
      name: 'Test Person',
      phone: freshPhone(),
      line1: `Street ${MARK}`,
      city: 'Pune',
      state: 'MH',
      pincode: '411001',
    },
    'user-details': { user, metaDetails: { note: MARK } },
    notifications: {
      user,
      kind: 'message',
      title: MARK,
      read: false,
      addedOn: at,
      dedupeKey: randomUUID(),
    },
    broadcasts: { title: MARK, audience: 'people', people: [], state: 'sent' },
    'delivery-logs': {
      channel: 'sms',
      provider: MARK,
      purpose: 'login',
      to: 'masked',
      status: 'sent',
      addedOn: at,
      deleteDate: at,
    },
    'error-logs': {
      message: MARK,
      severity: 'low',
      panel: 'site',
      addedOn: at,
      lastSeenAt: at,
      deleteDate: at,
      count: 1,
      fingerprint: MARK,
      groupKey: randomUUID(),
    },
    'message-settings': { emailFromName: MARK.slice(0, 80) },
    'payment-settings': { bankTransfer: { instructions: MARK } },
    'access-configurations': { user, accessList: [{ id: MARK, canEdit: true }] },
    'user-admin-configs': { user, features: [MARK] },
    'audit-logs': {
      at,
      key: randomUUID(),
      actorName: MARK,
      actorLevel: 800,
      action: 'update',
      entity: 'pages',
      summary: MARK,
      changes: [],
      deleteDate: at,
    },
    'scheduled-changes': {
      entity: 'pages',
      entityId: randomUUID(),
      title: MARK,
      action: 'publish',
      at,
      state: 'done',
    },
    blogs: {
      title: MARK,
      excerpt: MARK,
      author: MARK,
      slug: 'foreign',
      readingMinutes: 1,
      _status: 'published',
    },
    'blog-categories': { title: MARK, slug: 'foreign' },
    sections: { title: MARK, _status: 'published' },
    redirects: { from: `/${MARK}`, to: '/', isPermanent: true },
    'lead-forms': { title: MARK },
    'lead-submissions': { name: MARK, answers: [], dedupeKey: randomUUID(), state: 'open' },
    'media-folders': { title: MARK.slice(0, 80), path: MARK },
    'test-series': { title: MARK, slug: 'foreign', rank: 1, _status: 'published' },
    exports: {
      name: MARK,
      format: 'csv',
      collectionSlug: 'users',
      owner: user,
      filename: `${randomUUID()}.csv`,
    },
    imports: { collectionSlug: 'redirects', owner: user, filename: `${randomUUID()}.csv` },
  }
  for (const [collection, data] of Object.entries(rows))
    await payload.db.create({ collection: collection as CollectionSlug, data: { ...data, ...own } })
  const series = await payload.db.findOne<{ id: string }>({
    collection: 'test-series',
    where: { title: { equals: MARK } },
  })
  const paper = { title: MARK, testSeries: series?.id, slug: 'foreign', _status: 'published' }
  await payload.db.create({ collection: 'test-papers', data: { ...paper, ...own } })
  await fillShop(own)
}

/** What is sold besides courses, and what hangs on products. */
async function fillShop(own: { project: unknown }) {
  const product = await payload.db.findOne<{ id: string }>({
    collection: 'selling-products',
    where: { project: { equals: own.project } },
  })
  const file = await payload.db.create({
    collection: 'private-files',
    data: { title: MARK, filename: `${randomUUID()}.pdf`, mimeType: 'application/pdf', filesize: 1, ...own },
  })
  const at = new Date().toISOString()
  const rows: Partial<Record<CollectionSlug, object>> = {
    categories: { title: MARK, slug: 'foreign', rank: 1 },
    quizzes: { title: MARK, slug: 'foreign', minutes: 5, questionCount: 5, _status: 'published' },
    'digital-items': { title: MARK, file: file.id },
    batches: { title: MARK, product: product?.id, startsOn: at, _status: 'published' },
    'sale-items': { title: MARK, tags: ['x'], percent: 5, startsAt: at, endsAt: at, isActive: true },
    'price-history': { key: MARK, product: product?.id, at, nowPaise: 1, pricePaise: 1, sale: MARK },
    'free-resources': {
      ...{ title: MARK, slug: 'foreign', kind: 'link', href: '/', gate: 'open', rank: 1 },
      ...{ downloadCount: 0, _status: 'published' },
    },
  }
  for (const [collection, data] of Object.entries(rows))
    await payload.db.create({ collection: collection as CollectionSlug, data: { ...data, ...own } })
}

const reads = (slug: string, id: string) => [
  `/${slug}?limit=0&depth=3`,
  `/${slug}?where[project][equals]=${foreign.id}&depth=2`,
  `/${slug}?where[or][0][project][equals]=${foreign.id}&where[or][1][id][exists]=true&limit=100`,
  `/${slug}?draft=true&limit=100`,
  `/${slug}/${id}?depth=2`,
  `/${slug}/${id}?draft=true`,
  `/${slug}/versions?limit=100&depth=2`,
  `/${slug}/versions/${id}`,
]

describe("one project's data, asked for from another project", () => {
  it('has something to find in every project-scoped collection but those that fill at sign-in', () => {
    const empty = payload.config.collections
      .filter(({ slug, custom }) => custom.isProjectScoped && !ids.get(slug)?.length)
      .map(({ slug }) => slug)
    expect(empty).toEqual(['payment-events'])
  })

  it.each([0, 1, 2])('is found by nobody through any reading route (visitor %i)', async (index) => {
    const [name, open] = visitors[index] as [string, () => Browser]
    const browser = open()
    let calls = 0
    for (const { slug } of payload.config.collections) {
      const own = ids.get(slug) ?? []
      for (const path of reads(slug, own[0] ?? randomUUID())) {
        const { body, status } = await browser.get(path)
        const text = JSON.stringify(body)
        calls++
        // 501: Payload answers so for collections that have no REST routes at all.
        expect(status === 501 ? 404 : status, `${name} ${path}`).toBeLessThan(500)
        expect(text.includes(MARK), `${name} GET ${path} shows a foreign title`).toBe(false)
        for (const id of own)
          expect(
            text.includes(id) && !path.includes(id) && status === 200,
            `${name} GET ${path} shows ${id}`,
          ).toBe(false)
        if (path.includes(`/${slug}/${own[0]}`))
          expect([401, 403, 404], `${name} GET ${path}`).toContain(status)
      }
      const count = await browser.get<{ totalDocs?: number }>(
        `/${slug}/count?where[project][equals]=${foreign.id}`,
      )
      expect(count.body.totalDocs ?? 0, `${name} counts ${slug}`).toBe(0)
    }
    expect(calls).toBeGreaterThan(150)
  })

  it.each([0, 1, 2])('is changed by nobody through any writing route (visitor %i)', async (index) => {
    const [name, open] = visitors[index] as [string, () => Browser]
    const browser = open()
    for (const { slug } of payload.config.collections) {
      for (const id of ids.get(slug) ?? []) {
        const before = JSON.stringify(
          await payload.db.findOne({ collection: slug as CollectionSlug, where: { id: { equals: id } } }),
        )
        const writes = [
          await browser.call('PATCH', `/${slug}/${id}`, { title: 'taken', name: 'taken', project: home.id }),
          await browser.call('PATCH', `/${slug}?where[id][equals]=${id}`, {
            title: 'taken',
            project: home.id,
          }),
          await browser.post(`/${slug}/${id}/duplicate`, {}),
          await browser.call('DELETE', `/${slug}?where[id][equals]=${id}`),
          await browser.call('DELETE', `/${slug}/${id}`),
        ]
        for (const { status } of writes)
          expect(status === 501 ? 404 : status, `${name} writes ${slug}`).toBeLessThan(500)
        const after = JSON.stringify(
          await payload.db.findOne({ collection: slug as CollectionSlug, where: { id: { equals: id } } }),
        )
        expect(after, `${name} changed ${slug}`).toBe(before)
      }
    }
  })

  it('takes in nothing that names the foreign project or its documents', async () => {
    const admin = (visitors[2] as [string, () => Browser])[1]()
    const created = await admin.post<{ doc?: { project: string } }>('/selling-products', {
      title: 'Mine',
      summary: 'x',
      pricePaise: 1,
      project: foreign.id,
    })
    expect(created.body.doc?.project).toBe(home.id)
    const related = await admin.post('/selling-products', {
      title: 'Mine too',
      summary: 'x',
      pricePaise: 1,
      classes: ids.get('classes'),
    })
    expect(related.status).toBe(400)
    const image = await admin.post('/selling-products?draft=true', {
      title: 'Draft',
      summary: 'x',
      pricePaise: 1,
      image: ids.get('media')?.[0],
    })
    expect(image.status).toBe(400)
  })

  it('is not opened by a session of another project, by cookie or by header', async () => {
    const person = await createPerson(payload, home)
    const browser = await signIn(home, person.phone)
    const token = browser.jar.get(`${home.slug}-session`) as string
    const visitor = openBrowser(foreign)
    visitor.jar.set(`${foreign.slug}-session`, token)
    expect((await visitor.get('/auth/me')).status).toBe(401)
    expect((await openBrowser(foreign).get('/auth/me', { authorization: `Bearer ${token}` })).status).toBe(
      401,
    )
    expect((await openBrowser(home).get('/auth/me', { authorization: `Bearer ${token}` })).status).toBe(200)
  })
})

describe('inside one project', () => {
  it('shows drafts, private lecture content and other people to nobody but staff', async () => {
    const { product, course } = await createCourse(payload, home, { _status: 'draft' })
    const options = { overrideAccess: true, context: { project: home } } as const
    await payload.create({
      collection: 'lectures',
      data: {
        title: 'V',
        class: course.id,
        chapter: 'One',
        kind: 'video',
        youtube: 'aqz-KE-bpKQ',
        project: home.id,
      } as never,
      ...options,
    })
    for (const [name, open] of visitors.slice(0, 2)) {
      const browser = open()
      expect((await browser.get(`/selling-products/${product.id}`)).status, name).toBe(404)
      const lectures = await browser.get(`/lectures?where[class][equals]=${course.id}&limit=100`)
      expect(JSON.stringify(lectures.body)).not.toContain('aqz-KE-bpKQ')
      const byContent = await browser.get('/lectures?where[youtube][equals]=aqz-KE-bpKQ')
      expect(byContent.status, `${name} filters by hidden content`).toBe(400)
      const users = await browser.get<{ totalDocs?: number }>('/users?limit=0')
      expect(users.body.totalDocs ?? 0, name).toBeLessThan(2)
    }
  })

  it('lets a student change no level, not their own either', async () => {
    const person = await createPerson(payload, home)
    const browser = await signIn(home, person.phone)
    await browser.call('PATCH', `/users/${person.id}`, { userLevel: 800, isBlocked: false })
    const stored = await payload.findByID({ collection: 'users', id: person.id, overrideAccess: true })
    expect(stored.userLevel).toBe(100)
  })
})
