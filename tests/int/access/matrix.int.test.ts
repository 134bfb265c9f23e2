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

/** The routes a collection is asked for: its own, and those that some collections are without. */
const askedOf = (slug: CollectionSlug): string[] => [
  ...new Set([...routesOf(payload.collections[slug].config), ...UNCOMMON]),
]

/** Calls these routes of a collection and tells where an answer is not what the registry says. */
async function faultsOf(visitor: Visitor, slug: CollectionSlug, asked: string[]): Promise<string[]> {
  const faults: string[] = []
  const routes = new Set(routesOf(payload.collections[slug].config))
  for (const route of asked) {
    const operation = OPERATIONS[route]
    if (!operation) continue
    const [method = ''] = route.split(' ')
    // A read-only session counts as a stranger for every write.
    const access = visitor.isLooking && method !== 'get' ? null : visitor.access
    const reaches = expectedOf(slug, access, visitor.isLooking)
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
    if (!operation.told || answer.status !== 200) await answer.body?.cancel()
    else {
      const { said, due } = operation.told(await answer.json(), reaches)
      if (JSON.stringify(said) !== JSON.stringify(due))
        faults.push(`${where}: says ${said}, should say ${due}`)
    }
  }
  return faults
}

/** Routes that some collections are without. */
const UNCOMMON = ['post /versions/:id', 'post /:id/duplicate']
/** What a route answers that a collection has not; one without any at all refuses whatever is asked. */
const absent = ({ endpoints }: SanitizedCollectionConfig): Outcome => (endpoints ? 'missing' : 'refused')

describe('the registry', () => {
  it('covers every collection of the product', () => {
    const unknown = payload.config.collections
      .map(({ slug }) => slug)
      .filter((slug) => !slug.startsWith('payload-') && !(OWN as string[]).includes(slug))
    expect(unknown).toEqual([])
  })

  it('names each module, address and collection once and for real', () => {
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

describe('what the registry says', () => {
  it('is what every route of every collection does, for every role and for people of another project', async () => {
    const faults: string[] = []
    for (const [place, { slug }] of payload.config.collections.entries())
      for (const [index, visitor] of all.entries()) {
        const asked = askedOf(slug as CollectionSlug)
        const sample = asked.filter((_route, nth) => isSampled(8, place, index, nth))
        faults.push(...(await faultsOf(visitor, slug as CollectionSlug, sample)))
      }
    expect(faults).toEqual([])
    expect(calls).toBeGreaterThan(IS_FULL ? 15_000 : 1800)
  }, 240_000)

  it('is what REST does for people with one module, with and without the right to edit in it', async () => {
    const before = calls
    const short = Object.keys(OPERATIONS).filter((route) => OPERATIONS[route]?.isForEach)
    const faults: string[] = []
    for (const [index, { module, visitor }] of (await oneModuleEach(payload, home)).entries()) {
      const touched = [...module.collections, ...(module.shows ?? []), ...(module.adds ?? [])]
      // Of these the module must open nothing.
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
  }, 240_000)

  it('is what the panel learns about every collection before it draws anything', async () => {
    const each = (await oneModuleEach(payload, home)).map(({ visitor }) => visitor)
    for (const visitor of [...all, ...each.filter((_visitor, index) => isSampled(3, index))]) {
      const answer = await callApi(home, { method: 'get', path: '/access', headers: visitor.headers })
      const { collections = {} } = (await answer.json()) as {
        collections?: Record<string, Record<string, unknown>>
      }
      const kinds = ['read', 'create', 'update', 'delete'] as const
      for (const slug of OWN) {
        const { form, ...reaches } = expectedOf(slug, visitor.access, visitor.isLooking)
        const due = kinds.filter((kind) => (kind === 'create' ? form : reaches[kind]) !== 'none')
        const said = kinds.filter((kind) => Boolean(collections[slug]?.[kind]))
        expect(said, `${visitor.name} · ${slug}`).toEqual(due)
      }
    }
  }, 240_000)

  it('left everything there that nobody may delete', async () => {
    for (const slug of OWN) {
      const { id, isThere } = samples.get(slug) as Sample
      const { totalDocs } = await payload.db.count({ collection: slug, where: { id: { equals: id } } })
      expect(totalDocs, slug).toBe(isThere ? 1 : 0)
    }
  })
})
