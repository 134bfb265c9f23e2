import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { INTERNAL_COLLECTIONS, MODULES } from '#access/modules.ts'
import type { RequestProject } from '#access/projectOf.ts'
import { CALLS } from '#cms/endpoints/all.ts'
import { lackOf } from '#cms/endpoints/defineCall.ts'
import { CALL_DOCS } from '#cms/endpoints/docs/callDocs.ts'
import { startPayload } from '#cms/payload.ts'
import { collectionGrant } from '#domain/roles/collectionGrant.ts'
import { FEATURES } from '#domain/roles/features.ts'
import { moduleGrant } from '#domain/roles/moduleGrant.ts'
import { NOTHING_ASSIGNED, type PersonAccess } from '#domain/roles/PersonAccess.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'
import { giveAccess, openTestSession } from '#tests/support/sessions.ts'

/** Read by everybody, at least what is published. */
const PUBLIC = [
  'selling-products',
  'classes',
  'lectures',
  'class-content-summaries',
  'test-series',
  'test-papers',
  'quizzes',
  'batches',
  'categories',
  'free-resources',
  'review-photos',
  'pages',
  'sections',
  'blogs',
  'blog-categories',
  'redirects',
  'lead-forms',
  'media',
  'web-static-configs',
  'project-configs',
  'admin-configs',
  'projects',
]
/** People read their own. */
const OWN = [
  'users',
  'orders',
  'enrolments',
  'lecture-completions',
  'notifications',
  'addresses',
  'exports',
  'imports',
]
/** Only the server's operations write them. */
const SERVER_WRITES = [
  'orders',
  'payments',
  'payment-events',
  'enrolments',
  'lecture-completions',
  'class-content-summaries',
  'addresses',
  'user-details',
  'notifications',
  'access-configurations',
  'user-admin-configs',
  'audit-logs',
  'error-logs',
  'delivery-logs',
  'signout-logs',
  'scheduled-changes',
  'price-history',
  'review-votes',
  'review-photos',
]
const NOT_CREATED = [...SERVER_WRITES, 'lead-submissions', 'product-reviews', 'support-tickets']
const NOT_UPDATED = [...SERVER_WRITES, 'broadcasts', 'exports', 'imports']

type Visitor = { name: string; access: PersonAccess | null; token: () => Promise<string | null> }
type Expected = { list: boolean; create: boolean; update: boolean }

let payload: BasePayload
let home: RequestProject
let foreign: RequestProject
let subadmin: string
let calls = 0

const level = (given: number, more: Partial<PersonAccess> = {}): PersonAccess => ({
  level: given,
  isOwner: false,
  accessList: [],
  features: [],
  offFeatures: [],
  assigned: NOTHING_ASSIGNED,
  ...more,
})

beforeAll(async () => {
  payload = await startPayload()
  ;[home, foreign] = [await createProject(payload), await createProject(payload)]
  subadmin = String((await createPerson(payload, home, 650)).id)
})

const has = (access: PersonAccess, id: string, need: 'canView' | 'canEdit') =>
  MODULES.some((module) => module.id === id && moduleGrant(access, module)[need])

/** What the registry says somebody may do with a collection. */
function expectedOf(slug: string, access: PersonAccess | null): Expected {
  const grant = access
    ? collectionGrant(access, slug, MODULES)
    : { view: 'none' as const, edit: 'none' as const }
  const isOwnReader = access !== null && OWN.includes(slug)
  const list = PUBLIC.includes(slug) || isOwnReader || grant.view !== 'none'
  if (slug === 'users') {
    const edits =
      access !== null && ['users', 'experts', 'franchise'].some((id) => has(access, id, 'canEdit'))
    return { list, create: access !== null && has(access, 'addUsers', 'canEdit'), update: edits }
  }
  if (slug === 'exports') return { list, create: false, update: false }
  if (slug === 'imports')
    return { list, create: access !== null && has(access, 'transfers', 'canEdit'), update: false }
  return {
    list,
    create: !NOT_CREATED.includes(slug) && grant.edit === 'all',
    update: !NOT_UPDATED.includes(slug) && grant.edit !== 'none',
  }
}

const SLUGS = [...new Set(MODULES.flatMap(({ collections }) => collections)), ...INTERNAL_COLLECTIONS]

const isRefused = (status: number) => status === 401 || status === 403 || status === 501

/** Asks for every operation of a collection and compares with the table. */
async function checkCollection(visitor: Visitor, project: RequestProject, slug: string, expected: Expected) {
  const token = await visitor.token()
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const browser = openBrowser(project)
  const missing = randomUUID()
  const where = `${visitor.name} · ${slug}`
  const rows: [string, number, boolean][] = [
    [
      'list',
      (await browser.call('GET', `/${slug}?limit=1&depth=0`, undefined, headers)).status,
      expected.list,
    ],
    ['count', (await browser.call('GET', `/${slug}/count`, undefined, headers)).status, expected.list],
    ['create', (await browser.call('POST', `/${slug}`, { name: 7 }, headers)).status, expected.create],
    [
      'update',
      (await browser.call('PATCH', `/${slug}?where[id][equals]=${missing}`, {}, headers)).status,
      expected.update,
    ],
  ]
  calls += rows.length
  for (const [operation, status, isAllowed] of rows) {
    expect(status, `${where} · ${operation}`).not.toBe(500)
    expect(isRefused(status) ? 'refused' : 'allowed', `${where} · ${operation} (${status})`).toBe(
      isAllowed ? 'allowed' : 'refused',
    )
  }
}

const everybody = async (): Promise<Visitor[]> => {
  const make = async (
    name: string,
    at: number,
    project: RequestProject | null,
    isStaff: boolean,
  ): Promise<Visitor> => {
    const person = await createPerson(payload, project, at)
    const isOwner = project === null
    return {
      name,
      access: level(isStaff ? at : 100, { isOwner }),
      token: () => openTestSession(payload, String(person.id), project, isStaff),
    }
  }
  const foreigner = await make('admin of another project', 800, foreign, true)
  return [
    { name: 'anonymous', access: null, token: async () => null },
    await make('student', 100, home, false),
    await make('admin with a learner’s session', 800, home, false),
    await make('franchisee', 200, home, true),
    await make('expert', 400, home, true),
    await make('sub admin without a list', 650, home, true),
    await make('admin', 800, home, true),
    await make('owner', 1000, null, true),
    { ...foreigner, access: null },
  ]
}

describe('what the registry says', () => {
  it('covers every collection of the product', () => {
    const unknown = payload.config.collections
      .map(({ slug }) => slug)
      .filter((slug) => !slug.startsWith('payload-') && !(SLUGS as string[]).includes(slug))
    expect(unknown).toEqual([])
  })

  it('names each module, address and collection once and for real', () => {
    const ids = MODULES.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const features = FEATURES.map(({ id }) => id as string)
    for (const module of MODULES) {
      expect(module.feature === undefined || features.includes(module.feature), module.id).toBe(true)
      for (const slug of [...module.collections, ...(module.shows ?? [])])
        expect(payload.collections[slug], `${module.id} ${slug}`).toBeDefined()
    }
  })

  it('is what REST does, for every role and for a stranger of another project', async () => {
    for (const visitor of await everybody())
      for (const slug of SLUGS) await checkCollection(visitor, home, slug, expectedOf(slug, visitor.access))
  })

  it.each([false, true])('is what REST does for a sub admin with one module, canEdit %s', async (canEdit) => {
    for (const module of MODULES) {
      const accessList = [{ id: module.id, canEdit }]
      const features = module.feature ? [module.feature] : []
      await giveAccess(payload, home, subadmin, accessList, { features })
      const token = await openTestSession(payload, subadmin, home, true)
      const access = level(650, { accessList, features })
      const visitor = { name: `${module.id} ${canEdit ? 'edit' : 'view'}`, access, token: async () => token }
      const touched = new Set([
        ...module.collections,
        ...(module.shows ?? []),
        'users',
        'orders',
        'audit-logs',
        'pages',
      ])
      for (const slug of touched) await checkCollection(visitor, home, slug, expectedOf(slug, access))
    }
  })

  it('counts in the own project only: elsewhere all staff but owners are strangers', async () => {
    await giveAccess(
      payload,
      home,
      subadmin,
      MODULES.map(({ id }) => ({ id, canEdit: true })),
      {
        features: FEATURES.map(({ id }) => id),
      },
    )
    const token = () => openTestSession(payload, subadmin, home, true)
    for (const slug of SLUGS)
      await checkCollection(
        { name: 'sub admin elsewhere', access: null, token },
        foreign,
        slug,
        expectedOf(slug, null),
      )
  })

  it('is what our own calls ask for', async () => {
    for (const visitor of await everybody()) for (const call of CALLS) await checkCall(visitor, call)
    const ofModules = CALLS.filter(({ needs }) => typeof needs === 'object')
    for (const module of MODULES)
      for (const canEdit of [false, true]) {
        const accessList = [{ id: module.id, canEdit }]
        const features = module.feature ? [module.feature] : []
        await giveAccess(payload, home, subadmin, accessList, { features })
        const visitor = {
          name: `${module.id} ${canEdit ? 'edit' : 'view'}`,
          access: level(650, { accessList, features }),
          token: () => openTestSession(payload, subadmin, home, true),
        }
        for (const call of ofModules) await checkCall(visitor, call)
      }
    expect(calls).toBeGreaterThan(3000)
  }, 120_000)
})

async function checkCall(visitor: Visitor, call: (typeof CALLS)[number]) {
  const token = await visitor.token()
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const { status, body } = await openBrowser(home).call<{ code?: string; message?: string }>(
    call.method.toUpperCase(),
    call.path,
    call.method === 'post' ? {} : undefined,
    headers,
  )
  calls++
  const where = `${visitor.name} · ${call.path} (${status})`
  expect(status, where).toBeLessThan(500)
  const viewer = visitor.access && {
    ...visitor.access,
    id: 'x',
    isStaff: visitor.access.level >= 200,
    isAdmin: visitor.access.level >= 800,
    project: home.id,
    isReadOnly: false,
  }
  const lack = call.needs ? lackOf(viewer, call.needs) : null
  if (lack) {
    expect([status, body.message], where).toEqual([lack.httpStatus, lack.message])
  } else if (call.needs) {
    expect([401], where).not.toContain(status)
    expect(body.message ?? '', where).not.toMatch(/^You need the permission/)
  } else if (!visitor.access && CALL_DOCS[call.path]?.by === 'person') {
    expect([400, 401], where).toContain(status)
  }
}
