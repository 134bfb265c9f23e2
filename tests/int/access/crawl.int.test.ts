import { randomUUID } from 'node:crypto'
import type { CollectionSlug } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signIn, signInStaff } from '#tests/support/people.ts'
import { fillProject, idsIn } from './fillProject.ts'

const MARK = `FOREIGN-${randomUUID()}`

let payload: Awaited<ReturnType<typeof startPayload>>
let home: RequestProject
let foreign: RequestProject
/** Ids of all documents of the foreign project, by collection. */
let ids: Map<string, string[]>
const visitors: [string, () => Browser][] = []

beforeAll(async () => {
  payload = await startPayload()
  ;[home, foreign] = [await createProject(payload), await createProject(payload)]
  await fillProject(payload, foreign, MARK)
  await createCourse(payload, foreign, { title: `Draft ${MARK}`, _status: 'draft' })
  await createCourse(payload, home, { slug: 'shared-slug' })
  const [student, admin] = [await createPerson(payload, home), await createPerson(payload, home, 800)]
  const signedIn = await signIn(home, student.phone)
  const staff = await signInStaff(home, admin.phone)
  visitors.push(
    ['anonymous', () => openBrowser(home)],
    ['a student', () => signedIn],
    ['an admin', () => staff],
  )
  ids = await idsIn(payload, foreign)
})

const reads = (slug: string, id: string, version: string) => [
  `/${slug}?limit=0&depth=3`,
  `/${slug}?where[project][equals]=${foreign.id}&depth=2`,
  `/${slug}?where[or][0][project][equals]=${foreign.id}&where[or][1][id][exists]=true&limit=100`,
  `/${slug}?draft=true&limit=100`,
  `/${slug}/${id}?depth=2`,
  `/${slug}/${id}?draft=true`,
  `/${slug}/versions?limit=100&depth=2`,
  `/${slug}/versions/${version}?depth=2`,
]

/** Id of a version of a document; a random one where there is none. */
async function versionOf(slug: string, id: string | undefined): Promise<string> {
  const hasVersions = payload.config.collections.some((one) => one.slug === slug && one.versions)
  if (!id || !hasVersions) return randomUUID()
  const { docs } = await payload.db.findVersions({
    collection: slug as CollectionSlug,
    where: { parent: { equals: id } },
    limit: 1,
  })
  return String(docs[0]?.id ?? randomUUID())
}

const countIn = async (slug: string): Promise<number> =>
  (await payload.db.count({ collection: slug as CollectionSlug, where: {} })).totalDocs

describe("one project's data, requested from another project", () => {
  it('exists in every project-scoped collection except payment events, which arrive from gateways', () => {
    const empty = payload.config.collections
      .filter(({ slug, custom }) => custom.isProjectScoped && !ids.get(slug)?.length)
      .map(({ slug }) => slug)
    expect(empty).toEqual(['payment-events'])
  })

  it.each([0, 1, 2])('cannot be read through any route (visitor %i)', async (index) => {
    const [name, open] = visitors[index] as [string, () => Browser]
    const browser = open()
    let calls = 0
    for (const { slug } of payload.config.collections) {
      const own = ids.get(slug) ?? []
      for (const path of reads(slug, own[0] ?? randomUUID(), await versionOf(slug, own[0]))) {
        const { body, status } = await browser.get(path)
        const text = JSON.stringify(body)
        calls++
        // Payload answers 501 for collections without REST routes.
        expect(status === 501 ? 404 : status, `${name} ${path}`).toBeLessThan(500)
        expect(text.includes(MARK), `${name} GET ${path} shows a foreign title`).toBe(false)
        for (const id of own)
          expect(
            text.includes(id) && !path.includes(id) && status === 200,
            `${name} GET ${path} shows ${id}`,
          ).toBe(false)
        if (path.includes(`/${slug}/${own[0]}`) || path.includes('/versions/'))
          expect([401, 403, 404, 501], `${name} GET ${path}`).toContain(status)
      }
      const count = await browser.get<{ totalDocs?: number }>(
        `/${slug}/count?where[project][equals]=${foreign.id}`,
      )
      expect(count.body.totalDocs ?? 0, `${name} counts ${slug}`).toBe(0)
    }
    expect(calls).toBeGreaterThan(150)
  })

  it.each([0, 1, 2])('cannot be changed through any route (visitor %i)', async (index) => {
    const [name, open] = visitors[index] as [string, () => Browser]
    const browser = open()
    for (const { slug } of payload.config.collections) {
      for (const id of ids.get(slug) ?? []) {
        const before = JSON.stringify(
          await payload.db.findOne({ collection: slug as CollectionSlug, where: { id: { equals: id } } }),
        )
        const count = await countIn(slug)
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
        expect(await countIn(slug), `${name} duplicated ${slug}`).toBe(count)
      }
    }
  })

  it('cannot be referenced from documents of other projects', async () => {
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

  it('is not accessible with a session of another project, by cookie or by header', async () => {
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
  it('shows drafts, private lecture content and other people to staff only', async () => {
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

  it('does not let a student change their own level', async () => {
    const person = await createPerson(payload, home)
    const browser = await signIn(home, person.phone)
    await browser.call('PATCH', `/users/${person.id}`, { userLevel: 800, isBlocked: false })
    const stored = await payload.findByID({ collection: 'users', id: person.id, overrideAccess: true })
    expect(stored.userLevel).toBe(100)
  })
})
