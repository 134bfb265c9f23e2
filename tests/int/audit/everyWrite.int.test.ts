import { randomUUID } from 'node:crypto'
import type { BasePayload, CollectionSlug, FlattenedField, SanitizedCollectionConfig } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { CALLS } from '#cms/endpoints/all.ts'
import { startPayload } from '#cms/payload.ts'
import { countRows } from '#database/guard.ts'
import { createProject } from '#tests/support/createProject.ts'
import { pdfFile, pngFile } from '#tests/support/files.ts'
import { createPerson, freshPhone } from '#tests/support/people.ts'
import { openTestSession } from '#tests/support/sessions.ts'
import { callApi } from '../access/callApi.ts'
import type { Sample } from '../access/operations.ts'
import { OTHER_ROUTES } from '../access/otherRoutes.ts'
import { makeSamples } from '../access/samples.ts'
import { CALLS_OF_CALLER, DRAFT_CALLS, READING_CALLS, ROUTE_AUDITS } from './unaudited.ts'

let payload: BasePayload
let home: RequestProject
let owner: string
let headers: Record<string, string>
let samples: Map<string, Sample>
let collections: SanitizedCollectionConfig[]

beforeAll(async () => {
  payload = await startPayload()
  home = await createProject(payload)
  owner = String((await createPerson(payload, null, 1000)).id)
  const session = { provenUntil: new Date(Date.now() + 600_000).toISOString() }
  headers = { authorization: `Bearer ${await openTestSession(payload, owner, null, true, session)}` }
  samples = await makeSamples(payload, home)
  collections = payload.config.collections.map(
    ({ slug }) => payload.collections[slug as CollectionSlug].config,
  )
})

type Row = Record<string, unknown> & { id: string }
/** Outcome of a write: audited, changed rows without an entry, forbidden, or refused for its content. */
type Outcome = 'audited' | 'unaudited' | 'forbidden' | 'refused'

const countEntries = () =>
  countRows({ payload, collection: 'audit-logs', where: { actor: { equals: owner } } })
const rowsOf = (collection: CollectionSlug) => countRows({ payload, collection, where: {} })
const rowOf = (collection: CollectionSlug, id: unknown): Promise<Row | null> =>
  payload.db.findOne<Row>({ collection, where: { id: { equals: id } } })
/** The values of a row as JSON that can be compared: on MongoDB a save may reorder them and write null for unset ones. */
const comparable = (row: Row | null) =>
  JSON.stringify({ ...row, updatedAt: null }, (_name, value: unknown) =>
    isRecord(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([, one]) => one !== null)
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : value,
  )
const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Makes a write and returns its outcome; `readState` reads what the write may change. */
async function outcomeOf(
  request: { method: string; path: string; body?: object },
  readState: () => Promise<unknown>,
): Promise<Outcome> {
  const [entriesBefore, stateBefore] = [await countEntries(), await readState()]
  const { status } = await callApi(home, { ...request, headers })
  if ((await readState()) !== stateBefore)
    return (await countEntries()) > entriesBefore ? 'audited' : 'unaudited'
  return status === 401 || status === 403 || status === 404 ? 'forbidden' : 'refused'
}

/** Whether a write is forbidden, checked with an empty body. */
async function isForbidden(method: string, path: string): Promise<boolean> {
  const { status } = await callApi(home, {
    method,
    path,
    headers,
    ...(method === 'POST' ? { body: {} } : {}),
  })
  return status === 401 || status === 403
}

/** Another value for a field that is a plain column, a group with one, or an array; null for other fields. */
function otherValue(field: FlattenedField, value: unknown): unknown {
  if (field.type === 'group') {
    const group = (value ?? {}) as Record<string, unknown>
    for (const inner of field.flattenedFields) {
      const other = otherValue(inner, group[inner.name])
      if (other !== null) return { ...group, [inner.name]: other }
    }
    return null
  }
  if (field.type === 'array')
    return [
      Object.fromEntries(
        field.flattenedFields.flatMap((one) => (one.type === 'text' ? [[one.name, 'x']] : [])),
      ),
    ]
  if ('hasMany' in field && field.hasMany) return null
  if (field.type === 'text' || field.type === 'textarea') return `${value ?? ''}x`
  if (field.type === 'number') return Number(value ?? 0) + 1
  if (field.type === 'checkbox') return !value
  if (field.type === 'date') return new Date(Date.now() + 86_400_000).toISOString()
  if (field.type !== 'select') return null
  const values = field.options.map((option) => (typeof option === 'string' ? option : option.value))
  return values.find((one) => one !== value) ?? null
}

/** Changes the first field that accepts another value. */
async function update({ slug, flattenedFields }: SanitizedCollectionConfig): Promise<Outcome> {
  const collection = slug as CollectionSlug
  const id = samples.get(slug)?.id
  let last: Outcome = 'forbidden'
  for (const field of flattenedFields) {
    if (['id', 'project', 'createdAt', 'updatedAt'].includes(field.name)) continue
    const value = otherValue(field, (await rowOf(collection, id))?.[field.name])
    if (value === null) continue
    const body = { [field.name]: value }
    last = await outcomeOf({ method: 'PATCH', path: `/${slug}/${id}`, body }, async () =>
      comparable(await rowOf(collection, id)),
    )
    if (last !== 'refused') return last
  }
  return last
}

const withFile = async (data: object, mime: 'image/png' | 'application/pdf'): Promise<FormData> => {
  const form = new FormData()
  const file = mime === 'image/png' ? await pngFile() : await pdfFile()
  form.set('file', new Blob([new Uint8Array(file.data)], { type: mime }), `${randomUUID()}-${file.name}`)
  form.set('_payload', JSON.stringify(data))
  return form
}

/** Request bodies for collections where a copy of an existing row is not valid. */
const BODIES: Record<string, () => object> = {
  projects: () => ({ title: 'New school', slug: `new-${randomUUID().slice(0, 8)}`, status: 'active' }),
  'sale-items': () => ({
    title: 'Sale',
    tags: ['x'],
    percent: 5,
    isActive: true,
    project: home.id,
    startsAt: '2026-12-01T00:00:00.000Z',
    endsAt: '2026-12-02T00:00:00.000Z',
  }),
  users: () => ({ name: 'New Person', phone: freshPhone(), userLevel: 100, project: home.id }),
}

/** Creates a document from a copy whose original is deleted first, so that unique values are free. */
async function create({ slug, upload }: SanitizedCollectionConfig): Promise<Outcome> {
  const collection = slug as CollectionSlug
  if (await isForbidden('POST', `/${slug}`)) return 'forbidden'
  const sample = samples.get(slug)
  let data: Partial<Row> = BODIES[slug]?.() ?? {}
  if (sample?.exists && !BODIES[slug]) {
    const id = await sample.copy()
    data = { ...(await rowOf(collection, id)) }
    await payload.db.deleteMany({ collection, where: { id: { equals: id } } })
    for (const name of ['id', 'createdAt', 'updatedAt'] as const) delete data[name]
  }
  const body = upload ? await withFile(data, slug === 'media' ? 'image/png' : 'application/pdf') : data
  return outcomeOf({ method: 'POST', path: `/${slug}`, body }, () => rowsOf(collection))
}

async function remove({ slug }: SanitizedCollectionConfig): Promise<Outcome> {
  if (await isForbidden('DELETE', `/${slug}/${randomUUID()}`)) return 'forbidden'
  const sample = samples.get(slug)
  const id = sample?.exists ? await sample.copy() : randomUUID()
  const collection = slug as CollectionSlug
  return outcomeOf({ method: 'DELETE', path: `/${slug}/${id}` }, () => rowsOf(collection))
}

async function duplicate({ slug }: SanitizedCollectionConfig): Promise<Outcome> {
  const path = `/${slug}/${samples.get(slug)?.id}/duplicate`
  return outcomeOf({ method: 'POST', path, body: {} }, () => rowsOf(slug as CollectionSlug))
}

async function restore({ slug }: SanitizedCollectionConfig): Promise<Outcome> {
  const sample = samples.get(slug)
  return outcomeOf({ method: 'POST', path: `/${slug}/versions/${sample?.version}` }, async () =>
    comparable(await rowOf(slug as CollectionSlug, sample?.id)),
  )
}

const WRITES = { create, update, duplicate, restore, delete: remove }

/** Writes that concern the person alone and need no entry. */
const NOT_AUDITED: Record<string, string> = {
  'create payload-preferences': 'the person’s own list columns and expanded groups',
}
/** Open writes that these tests do not make. */
const NOT_REQUESTED: Record<string, string> = {
  ...Object.fromEntries(
    [
      'web-static-configs',
      'project-configs',
      'admin-configs',
      'message-settings',
      'payment-settings',
      'shop-settings',
      'reward-settings',
      'courier-settings',
      'live-settings',
      'support-settings',
    ].map((slug) => [`create ${slug}`, 'one per project, created with the project or by the first save']),
  ),
  'create imports': 'tests/int/transfers/imports.int.test.ts reads a file and finds its entry',
  'create payload-query-presets': 'saved filters of one’s own',
}

describe('every write of staff over REST', () => {
  const outcomes = new Map<string, Outcome>()
  beforeAll(async () => {
    for (const collection of collections)
      for (const [name, write] of Object.entries(WRITES)) {
        const key = `${name} ${collection.slug}`
        if (!(key in NOT_REQUESTED)) outcomes.set(key, await write(collection))
      }
  })
  const writesWith = (outcome: Outcome) =>
    [...outcomes].flatMap(([key, one]) => (one === outcome ? [key] : []))

  it('writes an audit entry, or is listed here as a personal write', () => {
    expect(writesWith('unaudited').toSorted()).toEqual(Object.keys(NOT_AUDITED).toSorted())
    expect(writesWith('audited').length).toBeGreaterThan(100)
  })

  it('is never refused as invalid, so that each is really tested', () => {
    // Copies of documents with a unique slug and rows of the migrations table are refused.
    const isKnown = (key: string) => key.startsWith('duplicate ') || key.endsWith(' payload-migrations')
    expect(writesWith('refused').filter((key) => !isKnown(key))).toEqual([])
  })
})

describe('every other route', () => {
  const replaced = async (slug: 'media' | 'private-files', mime: 'image/png' | 'application/pdf') => ({
    path: `/${slug}/${samples.get(slug)?.id}/replacefile`,
    body: await withFile({}, mime),
  })
  const ROUTE_REQUESTS: Record<string, () => Promise<{ path: string; body?: object }>> = {
    'post /media/:id/replacefile': () => replaced('media', 'image/png'),
    'post /private-files/:id/replacefile': () => replaced('private-files', 'application/pdf'),
    'post /exports/download': async () => ({
      path: '/exports/download',
      body: { data: { collectionSlug: 'redirects', format: 'json' } },
    }),
    'post /attempts/export': async () => ({ path: '/attempts/export', body: { format: 'csv', filter: {} } }),
    'get /super-admin/export': async () => ({ path: `/super-admin/export?project=${home.slug}` }),
    'get /class/folder/:id': async () => ({ path: `/class/folder/${samples.get('classes')?.id}` }),
    'get /sales/gstr1': async () => ({ path: '/sales/gstr1?month=2026-11&section=b2b' }),
  }

  it('is listed, and requested below if it has to write an audit entry', () => {
    expect(Object.keys(ROUTE_AUDITS).toSorted()).toEqual(Object.keys(OTHER_ROUTES).toSorted())
    const audited = Object.keys(ROUTE_AUDITS).filter((route) => ROUTE_AUDITS[route] === true)
    expect(Object.keys(ROUTE_REQUESTS).toSorted()).toEqual(audited.toSorted())
  })

  it.each(Object.entries(ROUTE_REQUESTS))('writes an audit entry: %s', async (route, act) => {
    const [method = ''] = route.split(' ')
    const before = await countEntries()
    const response = await callApi(home, { method, ...(await act()), headers })
    await response.arrayBuffer()
    expect(response.status).toBe(200)
    expect(await countEntries()).toBe(before + 1)
  })
})

describe('panel calls without an audit entry', () => {
  it('save a draft that another call submits with an entry', () => {
    const drafts = CALLS.filter(({ audit }) => audit === 'draft').map(({ path }) => path)
    expect(drafts).toEqual(Object.keys(DRAFT_CALLS))
    const submits = CALLS.filter(({ path }) => Object.values(DRAFT_CALLS).includes(path))
    expect(submits.map(({ audit }) => typeof audit)).toEqual(drafts.map(() => 'object'))
  })

  it('are personal, only read, or save a draft', () => {
    const silent = CALLS.filter(
      ({ method, needs, audit }) => method === 'post' && (!needs || audit === 'reads'),
    )
    const isNamed = ({ path, needs }: (typeof CALLS)[number]) =>
      needs
        ? READING_CALLS.includes(path)
        : CALLS_OF_CALLER.some((own) => (own.endsWith('/') ? path.startsWith(own) : path === own))
    expect(silent.filter((call) => !isNamed(call)).map(({ path }) => path)).toEqual([])
  })
})
