import { Ajv2020 } from 'ajv/dist/2020.js'
import type { BasePayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { CALLS } from '#cms/endpoints/all.ts'
import type { Call } from '#cms/endpoints/defineCall.ts'
import { CALL_DOCS } from '#cms/endpoints/docs/callDocs.ts'
import { startPayload } from '#cms/payload.ts'
import { createProject } from '#tests/support/createProject.ts'
import { fieldsOf, issuesAt, wrapped } from '#tests/support/hostileInput.ts'
import { isSampled } from '#tests/support/sample.ts'
import { callApi } from './callApi.ts'
import { everybody, type Visitor } from './visitors.ts'

type Schema = { properties?: Record<string, unknown>; $ref?: string; anyOf?: Schema[]; oneOf?: Schema[] }
type Operation = {
  requestBody?: { content: { 'application/json': { schema: Schema } } }
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
let payload: BasePayload
let home: RequestProject
let described: Document
let callers: Visitor[]
let owner: Visitor
beforeAll(async () => {
  payload = await startPayload()
  home = await createProject(payload)
  described = (await (await callApi(home, { method: 'get', path: '/openapi.json' })).json()) as Document
  ajv.addSchema(described, 'described')
  const all = await everybody(payload, home, await createProject(payload))
  owner = all.find(({ name }) => name === 'owner') as Visitor
  callers = all.filter(({ name }) => ['anonymous', 'student', 'admin'].includes(name))
})

const mayEndSession = ({ path }: Call): boolean => path.startsWith('/auth/') || path.startsWith('/admin/')

const hasFields = (answer: unknown): boolean =>
  Object.keys((answer as { fields?: object }).fields ?? {}).length > 0

const WRONG: unknown[] = [null, 7, 'x', [], {}]

const operationOf = ({ path, method }: Call): Operation =>
  described.paths[`/api${path}`]?.[method] as Operation

function checkOf(...place: string[]) {
  const pointer = place
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/')
  return ajv.getSchema(`described#/${pointer}`) ?? ajv.compile({ $ref: `described#/${pointer}` })
}

/** Names of the fields of a request body, in all its variants. */
function namesOf(schema: Schema | undefined): string[] {
  if (!schema) return []
  if (schema.$ref) return namesOf(described.components?.schemas?.[schema.$ref.split('/').at(-1) as string])
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(namesOf)
  return [...new Set([...Object.keys(schema.properties ?? {}), ...inner])]
}

/** Request bodies of a call: its example, and the example with one field wrong or missing. */
function bodiesOf(call: Call): object[] {
  const example = (CALL_DOCS[call.path]?.example?.body ?? {}) as Record<string, unknown>
  const names = namesOf(operationOf(call).requestBody?.content['application/json'].schema)
  return [
    {},
    example,
    [] as object,
    ...names.flatMap((name, index) => [
      ...WRONG.filter((_value, nth) => isSampled(4, index, nth)).map((value) => ({
        ...example,
        [name]: value,
      })),
      Object.fromEntries(Object.entries(example).filter(([own]) => own !== name)),
    ]),
  ]
}

async function faultsOf(call: Call, visitor: Visitor, headers: Record<string, string>, body: object) {
  const isPost = call.method === 'post'
  const search = isPost ? '' : `?${new URLSearchParams(body as never)}`
  const response = await callApi(home, {
    method: call.method,
    path: `${call.path}${search}`,
    headers,
    ...(isPost ? { body } : {}),
  })
  const { status } = response
  const answer = (await response.json()) as { fields?: object }
  const said = `${visitor.name} · ${call.path} ${JSON.stringify(body).slice(0, 200)} → ${status} ${JSON.stringify(answer).slice(0, 200)}`
  const described200 = operationOf(call).responses[String(status)]
  if (!described200) return [`${said}: the status is not described`]
  const place = ['paths', `/api${call.path}`, call.method]
  const check = checkOf(...place, 'responses', String(status), 'content', 'application/json', 'schema')
  const faults: string[] = []
  if (!check(answer)) faults.push(`${said}: ${ajv.errorsText(check.errors)}`)
  if (status === 400 && !hasFields(answer)) faults.push(`${said}: without fields`)
  return faults
}

it('documents null as invalid for every field that refuses it', () => {
  const allowed = CALLS.filter(({ method }) => method === 'post').flatMap(({ path, body }) => {
    const schema = ['requestBody', 'content', 'application/json', 'schema']
    const check = checkOf('paths', `/api${path}`, 'post', ...schema)
    const isDescribedAsRight = (keys: (string | number)[]) => {
      check(wrapped(keys, null))
      return !check.errors?.some(({ instancePath }) => instancePath === ['', ...keys].join('/'))
    }
    return fieldsOf(body)
      .filter(({ path: keys }) => issuesAt(body, keys, null).length > 0 && isDescribedAsRight(keys))
      .map(({ path: keys }) => `${path} ${keys.join('.')}`)
  })
  expect(allowed).toEqual([])
})

describe('a call with any body', () => {
  it.each(CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s responds as the API description says, and names refused fields',
    async (_, call) => {
      const faults: string[] = []
      for (const visitor of callers) {
        // The other bodies are sent by those who may make the call.
        const bodies = visitor.name === 'admin' ? bodiesOf(call) : bodiesOf(call).slice(0, 2)
        let headers = await visitor.signIn()
        for (const body of bodies) {
          faults.push(...(await faultsOf(call, visitor, headers, body)))
          if (mayEndSession(call)) headers = await visitor.signIn()
        }
      }
      expect(faults).toEqual([])
    },
    60_000,
  )
})

/** Requests that no route expects. */
const JUNK: (object | undefined)[] = [undefined, {}, [], { data: null }, { data: { collectionSlug: 7 } }]

describe('a route of Payload', () => {
  it('responds with documented statuses, and names refused fields', async () => {
    const isCall = new Set(CALLS.map(({ path, method }) => `${method} /api${path}`))
    const faults: string[] = []
    for (const [at, methods] of Object.entries(described.paths))
      for (const [method, { responses }] of Object.entries(methods)) {
        if (isCall.has(`${method} ${at}`)) continue
        for (const visitor of [...callers, owner]) {
          const headers = await visitor.signIn()
          for (const search of ['', '?project=a&project=b&month=1&section=x&collection=none'])
            for (const body of method === 'post' ? JUNK : [undefined]) {
              const path = `${at.slice('/api'.length).replace(/\{\w+\}/g, 'none')}${search}`
              const response = await callApi(home, { method, path, headers, ...(body ? { body } : {}) })
              const { status } = response
              const said = `${visitor.name} · ${method} ${path} ${JSON.stringify(body)} → ${status}`
              if (!responses[String(status)]) faults.push(`${said}: the status is not described`)
              if (status !== 400) await response.body?.cancel()
              else if (!hasFields(await response.json())) faults.push(`${said}: without fields`)
            }
        }
      }
    expect(faults).toEqual([])
  })

  it.each([
    ['get', '/sales/gstr1?month=2026-13&section=B2B', undefined, ['month']],
    ['post', '/exports/download', { data: { collectionSlug: 'none', format: 'csv' } }, ['collectionSlug']],
    [
      'post',
      '/exports/download',
      { data: { collectionSlug: 'selling-products', format: 'pdf' } },
      ['format'],
    ],
    [
      'post',
      '/exports/download',
      { data: { collectionSlug: 'selling-products', format: 'xlsx' } },
      ['format'],
    ],
    ['post', '/exports/export-preview', { collectionSlug: 'none' }, ['collectionSlug']],
    ['post', '/imports/preview-data', { collectionSlug: 'none', fileData: '' }, ['collectionSlug']],
  ] as const)('names refused fields: %s %s', async (method, path, body, fields) => {
    const admin = callers.find(({ name }) => name === 'admin') as Visitor
    const response = await callApi(home, { method, path, body, headers: await admin.signIn() })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      apiSuccess: false,
      fields: Object.fromEntries(fields.map((name) => [name, expect.any(String)])),
    })
  })
})
