import { type BasePayload, handleEndpoints, type SanitizedConfig } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { PROJECT_HEADER, type RequestProject } from '#access/projectOf.ts'
import config from '#cms/payload.config.ts'
import { startPayload } from '#cms/payload.ts'
import { checkQueries } from '#cms/queries/checkQueries.ts'
import { MAX_CONDITIONS } from '#domain/input/queryRule.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'
import { isSampled } from '#tests/support/sample.ts'
import { openTestSession } from '#tests/support/sessions.ts'

let payload: BasePayload
let project: RequestProject
let payloadConfig: SanitizedConfig
let staff: string
beforeAll(async () => {
  payload = await startPayload()
  payloadConfig = await config
  project = await createProject(payload)
  const { id } = await createPerson(payload, project, 800)
  staff = await openTestSession(payload, String(id), project, true)
})

async function ask(path: string, token?: string) {
  const api = checkQueries(payloadConfig, (request) => handleEndpoints({ config: payloadConfig, request }))
  const headers = new Headers({ [PROJECT_HEADER]: `${project.id} ${project.slug}` })
  if (token) headers.set('authorization', `Bearer ${token}`)
  const response = await api(new Request(`http://localhost:3000/api${path}`, { headers }))
  const body = (await response.json()) as { fields?: Record<string, string>; docs?: unknown[] }
  return { status: response.status, body }
}

const where = (value: unknown) => `where=${encodeURIComponent(JSON.stringify(value))}`
const nested = (depth: number): unknown =>
  depth === 0 ? { slug: { equals: 'x' } } : { or: [nested(depth - 1)] }

describe('an invalid query is answered with its fields:', () => {
  it.each([
    ['page=1e20', 'page'],
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=99999999999', 'page'],
    ['limit=1.5', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=1e3', 'limit'],
    ['limit[]=1', 'limit'],
    ['depth=x', 'depth'],
    ['where=abc', 'where'],
    ['where=[]', 'where'],
    ['where=5', 'where'],
    ['where[]=x', 'where'],
    ['where[slug]=x', 'slug'],
    ['where[or]=x', 'or'],
    ['where[slug][near]=1,2,3', 'slug.near'],
    ['where[slug][within]=x', 'slug.within'],
    ['where[slug][intersects]=x', 'slug.intersects'],
    ['where[createdAt][near]=1', 'createdAt.near'],
    ['where[slug][like][a]=x', 'slug.like'],
    [where({ slug: { like: 5 } }), 'slug.like'],
    [where({ slug: { equals: { a: 1 } } }), 'slug.equals'],
    ['where[createdAt][greater_than]=soon', 'createdAt.greater_than'],
    ['where[createdAt][equals]=2026-13-45', 'createdAt.equals'],
    ['where[createdAt][in]=2026-01-01,never', 'createdAt.in'],
    [where({ createdAt: { greater_than: 1e20 } }), 'createdAt.greater_than'],
    ['where[createdAt][like]=2026', 'createdAt.like'],
    ['sort[a]=b', 'sort'],
    ['sort=title;drop', 'sort'],
    ['select=abc', 'select'],
    ['select[title]=abc', 'select'],
    ['populate=abc', 'populate'],
    ['joins=abc', 'joins'],
    [where(nested(9)), 'where'],
    [where({ or: Array.from({ length: MAX_CONDITIONS }, () => ({ slug: { equals: 'x' } })) }), 'where'],
    [where({ slug: { in: Array.from({ length: 1001 }, String) } }), 'where'],
  ])('%s', async (query, field) => {
    const { status, body } = await ask(`/pages?${query}`)
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ apiSuccess: false, fields: { [field]: expect.any(String) } }),
    ])
  })

  it('a path into rich text or JSON', async () => {
    for (const type of ['json', 'richText', 'blocks']) {
      const fieldOfType = ({ flattenedFields }: { flattenedFields: { type: string; name: string }[] }) =>
        flattenedFields.find((field) => field.type === type)
      const collection = payloadConfig.collections.find((one) => one.endpoints !== false && fieldOfType(one))
      const path = `${collection && fieldOfType(collection)?.name}.root.children`
      for (const [query, field] of [
        [`where[${path}][equals]=x`, `${path}.equals`],
        [`where[${path}][greater_than]=x`, `${path}.greater_than`],
        [`sort=${path}`, 'sort'],
      ] as const) {
        const { status, body } = await ask(`/${collection?.slug}?${query}`, staff)
        expect([query, status, body.fields]).toEqual([query, 400, { [field]: expect.any(String) }])
      }
    }
  })

  it('a path inside a file', async () => {
    const { status, body } = await ask('/private-files/file/x.pdf?prefix=x')
    expect([status, body.fields]).toEqual([400, { prefix: expect.any(String) }])
  })
})

it.each([
  'page=2&limit=0&depth=1',
  'page=&limit=',
  'where[slug][equals]=x',
  'where[slug][in]=a,b',
  'where[slug][in][]=a&where[slug][in][]=b',
  'where[and][0][createdAt][greater_than]=2026-01-01&where[and][1][or][0][title][like]=a b',
  'where[createdAt][exists]=true',
  'where[createdAt][equals]=',
  where({
    or: [{ slug: { contains: 'x' } }, { createdAt: { less_than_equal: '2026-01-01T00:00:00.000Z' } }],
  }),
  'sort=-createdAt,title',
  'select[title]=true',
  'draft=true',
])('a valid query is answered: %s', async (query) => {
  expect((await ask(`/pages?${query}`)).status).toBe(200)
})

it('every operator on every field type is answered, valid or not', async () => {
  const values = ['x', '5', '1e999', '2026-01-01', 'true', 'null', ',']
  const operators = [
    'equals',
    'not_equals',
    'in',
    'not_in',
    'all',
    'exists',
    'like',
    'not_like',
    'contains',
    'greater_than',
    'less_than_equal',
    'near',
    'within',
    'intersects',
  ]
  const faults = new Set<string>()
  const seen = new Set<string>()
  for (const { slug, flattenedFields, endpoints } of payloadConfig.collections) {
    if (endpoints === false) continue
    for (const { name, ...field } of flattenedFields) {
      const { type, hasMany, relationTo } = field as { type: string; hasMany?: boolean; relationTo?: unknown }
      const kind = `${type}${hasMany ? 's' : ''}${Array.isArray(relationTo) ? ' to several' : ''}`
      if (seen.has(kind)) continue
      seen.add(kind)
      for (const [nth, operator] of operators.entries()) {
        for (const [index, value] of values.entries()) {
          if (!isSampled(3, seen.size, nth, index)) continue
          const { status } = await ask(`/${slug}?where[${name}][${operator}]=${value}&limit=1`, staff)
          if (status >= 500) faults.add(`${kind}: ${slug}?where[${name}][${operator}]=${value}`)
        }
      }
    }
  }
  expect(seen.size).toBeGreaterThan(10)
  expect([...faults]).toEqual([])
})
