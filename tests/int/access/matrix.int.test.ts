import type { BasePayload, CollectionSlug, SanitizedCollectionConfig } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { INTERNAL_COLLECTIONS, MODULES } from '#access/modules.ts'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { FEATURES } from '#domain/roles/features.ts'
import { createProject } from '#tests/support/createProject.ts'
import { IS_FULL, isSampled } from '#tests/support/sample.ts'
import { callApi } from './callApi.ts'
import { expectedOf } from './expectedOf.ts'
import { OPERATIONS, type Outcome, routesOf, type Sample } from './operations.ts'
import { makeSamples } from './samples.ts'
import { everybody, oneModuleEach, type Visitor } from './visitors.ts'

const OWN = [...new Set(MODULES.flatMap(({ collections }) => collections)), ...INTERNAL_COLLECTIONS]

let payload: BasePayload
let home: RequestProject
let foreign: RequestProject
let samples: Map<string, Sample>
let all: Visitor[]
let calls = 0

beforeAll(async () => {
  payload = await startPayload()
  ;[home, foreign] = [await createProject(payload), await createProject(payload)]
  samples = await makeSamples(payload, home)
  all = await everybody(payload, home, foreign)
})

const outcomeOf = (status: number): Outcome =>
  status === 404 ? 'missing' : [401, 403, 501].includes(status) ? 'refused' : 'done'

/** The routes to test for a collection: its own, and those that only some collections have. */
const testedRoutesOf = (slug: CollectionSlug): string[] => [
  ...new Set([...routesOf(payload.collections[slug].config), ...UNCOMMON]),
]

/** Calls routes of a collection as a visitor; returns the responses that contradict the registry. */
async function faultsOf(visitor: Visitor, slug: CollectionSlug, asked: string[]): Promise<string[]> {
  const faults: string[] = []
  const routes = new Set(routesOf(payload.collections[slug].config))
  for (const route of asked) {
    const operation = OPERATIONS[route]
    if (!operation) continue
    const [method = ''] = route.split(' ')
    // In writes a read-only session counts as anonymous.
    const access = visitor.isReadOnly && method !== 'get' ? null : visitor.access
    const reaches = expectedOf(slug, access, visitor.isReadOnly)
    const setting = {
      collection: payload.collections[slug].config,
      slug,
      sample: samples.get(slug) as Sample,
      isSignedIn: access !== null,
    }
    const path = await operation.path(setting, reaches)
    const answer = await callApi(home, { method, path, body: operation.body, headers: visitor.headers })
    calls++
    const where = `${visitor.name} · ${method} ${path} (${answer.status})`
    const due = routes.has(route) ? operation.expected(reaches, setting) : absent(setting.collection)
    if (answer.status >= 500 && answer.status !== 501) faults.push(`${where}: a fault`)
    else if (outcomeOf(answer.status) !== due) faults.push(`${where}: should be ${due}`)
    if (!operation.compare || answer.status !== 200) await answer.body?.cancel()
    else {
      const { actual, expected } = operation.compare(await answer.json(), reaches)
      if (JSON.stringify(actual) !== JSON.stringify(expected))
        faults.push(`${where}: returned ${actual}, should return ${expected}`)
    }
  }
  return faults
}

/** Routes that some collections do not have. */
const UNCOMMON = ['post /versions/:id', 'post /:id/duplicate']
/** Status of a route that a collection does not have; collections without any routes refuse all. */
const absent = ({ endpoints }: SanitizedCollectionConfig): Outcome => (endpoints ? 'missing' : 'refused')

describe('the module registry', () => {
  it('covers every collection of the product', () => {
    const unknown = payload.config.collections
      .map(({ slug }) => slug)
      .filter((slug) => !slug.startsWith('payload-') && !(OWN as string[]).includes(slug))
    expect(unknown).toEqual([])
  })

  it('names existing modules, paths and collections, each once', () => {
    const ids = MODULES.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const features = FEATURES.map(({ id }) => id as string)
    for (const module of MODULES) {
      expect(module.feature === undefined || features.includes(module.feature), module.id).toBe(true)
      for (const slug of [...module.collections, ...(module.shows ?? []), ...(module.adds ?? [])])
        expect(payload.collections[slug], `${module.id} ${slug}`).toBeDefined()
    }
  })
})

describe('access by the module registry', () => {
  it('is enforced on every route of every collection, for every role and for people of another project', async () => {
    const faults: string[] = []
    for (const [place, { slug }] of payload.config.collections.entries())
      for (const [index, visitor] of all.entries()) {
        const asked = testedRoutesOf(slug as CollectionSlug)
        const sample = asked.filter((_route, nth) => isSampled(8, place, index, nth))
        faults.push(...(await faultsOf(visitor, slug as CollectionSlug, sample)))
      }
    expect(faults).toEqual([])
    expect(calls).toBeGreaterThan(IS_FULL ? 15_000 : 1800)
  })

  it('is enforced over REST for people with one module, with and without edit permission', async () => {
    const before = calls
    const short = Object.keys(OPERATIONS).filter((route) => OPERATIONS[route]?.isForEach)
    const faults: string[] = []
    for (const [index, { module, visitor }] of (await oneModuleEach(payload, home)).entries()) {
      const touched = [...module.collections, ...(module.shows ?? []), ...(module.adds ?? [])]
      // Collections to which the module must give no access.
      const others = ['users', 'orders', 'audit-logs', 'pages'] as const
      for (const slug of new Set<CollectionSlug>([...touched, ...others])) {
        const own = routesOf(payload.collections[slug].config)
        faults.push(
          ...(await faultsOf(
            visitor,
            slug,
            short.filter((route, nth) => own.includes(route) && isSampled(5, index, nth)),
          )),
        )
      }
    }
    expect(faults).toEqual([])
    expect(calls - before).toBeGreaterThan(IS_FULL ? 3000 : 600)
  })

  it('matches the permissions that the panel receives for every collection', async () => {
    const each = (await oneModuleEach(payload, home)).map(({ visitor }) => visitor)
    for (const visitor of [...all, ...each.filter((_visitor, index) => isSampled(3, index))]) {
      const answer = await callApi(home, { method: 'get', path: '/access', headers: visitor.headers })
      const { collections = {} } = (await answer.json()) as {
        collections?: Record<string, Record<string, unknown>>
      }
      const kinds = ['read', 'create', 'update', 'delete'] as const
      for (const slug of OWN) {
        const { form, ...reaches } = expectedOf(slug, visitor.access, visitor.isReadOnly)
        const due = kinds.filter((kind) => (kind === 'create' ? form : reaches[kind]) !== 'none')
        const said = kinds.filter((kind) => Boolean(collections[slug]?.[kind]))
        expect(said, `${visitor.name} · ${slug}`).toEqual(due)
      }
    }
  })

  it('prevented all forbidden deletions', async () => {
    for (const slug of OWN) {
      const { id, exists } = samples.get(slug) as Sample
      const { totalDocs } = await payload.db.count({ collection: slug, where: { id: { equals: id } } })
      expect(totalDocs, slug).toBe(exists ? 1 : 0)
    }
  })
})
