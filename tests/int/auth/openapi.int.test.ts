import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { BasePayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { CALLS, ENDPOINTS } from '#cms/endpoints/all.ts'
import { CALL_DOCS } from '#cms/endpoints/docs/callDocs.ts'
import { ATTEMPT_STAFF_CALL_DOCS } from '#cms/endpoints/docs/calls/attempts.ts'
import { AUTH_CALLS } from '#cms/endpoints/docs/calls/auth.ts'
import { BANK_CALL_DOCS } from '#cms/endpoints/docs/calls/bank.ts'
import { DOUBT_CALLS } from '#cms/endpoints/docs/calls/doubts.ts'
import { FRANCHISE_CALL_DOCS } from '#cms/endpoints/docs/calls/franchise.ts'
import { INVOICE_CALL_DOCS } from '#cms/endpoints/docs/calls/invoices.ts'
import { LEARNER_CALLS } from '#cms/endpoints/docs/calls/learner.ts'
import { ORDER_CALL_DOCS } from '#cms/endpoints/docs/calls/orders.ts'
import { PANEL_CALLS } from '#cms/endpoints/docs/calls/panel.ts'
import { PAPER_CALL_DOCS } from '#cms/endpoints/docs/calls/papers.ts'
import { PARCEL_CALL_DOCS } from '#cms/endpoints/docs/calls/parcels.ts'
import { PROJECT_CALLS } from '#cms/endpoints/docs/calls/project.ts'
import { REFERRAL_CALL_DOCS } from '#cms/endpoints/docs/calls/referral.ts'
import { RETURN_CALL_DOCS } from '#cms/endpoints/docs/calls/returns.ts'
import { SHOP_CALLS } from '#cms/endpoints/docs/calls/shop.ts'
import { SHOP_ADMIN_CALL_DOCS } from '#cms/endpoints/docs/calls/shopAdmin.ts'
import { DESK_CALL_DOCS } from '#cms/endpoints/docs/calls/supportDesk.ts'
import { TEST_CALL_DOCS } from '#cms/endpoints/docs/calls/tests.ts'
import { VISITOR_CALLS } from '#cms/endpoints/docs/calls/visitor.ts'
import { WALLET_CALL_DOCS } from '#cms/endpoints/docs/calls/wallets.ts'
import { CODES } from '#cms/endpoints/docs/codes.ts'
import { invoicePdf } from '#cms/endpoints/invoices/invoicePdf.ts'
import { notificationStream } from '#cms/endpoints/notifications/stream.ts'
import { resourceFile } from '#cms/endpoints/resources/files.ts'
import { solutionfile } from '#cms/endpoints/tests/solutionFile.ts'
import { startPayload } from '#cms/payload.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { filesBelow } from '#tests/support/filesBelow.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { createPerson, freshPhone } from '#tests/support/people.ts'

type Media = { content?: Record<string, { schema: object; example?: unknown }> }
type Operation = {
  operationId: string
  summary: string
  tags: string[]
  security: Record<string, string[]>[]
  requestBody?: Media
  parameters?: { name: string; in: string; schema: object }[]
  responses: Record<string, Media & { description: string }>
}
type Document = {
  openapi: string
  info: object
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  components: { securitySchemes: Record<string, object> }
  paths: Record<string, Record<string, Operation>>
}

const ENDPOINT_FILES = path.resolve(import.meta.dirname, '../../../cms/endpoints')
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
let payload: BasePayload
let described: Document
let operations: [path: string, method: string, operation: Operation][]

beforeAll(async () => {
  payload = await startPayload()
  const { body, status, headers } = await openBrowser(null).get<Document>('/openapi.json')
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
  described = body
  operations = Object.entries(body.paths).flatMap(([at, methods]) =>
    Object.entries(methods).map(([method, operation]) => [at, method, operation] as (typeof operations)[0]),
  )
  ajv.addSchema(body, 'described')
})

/** Validates a value against the schema at a JSON pointer of the document. */
function faults(place: string[], value: unknown): string[] {
  const pointer = place
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/')
  const check = ajv.compile({ $ref: `described#/${pointer}` })
  check(value)
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** The parts of the OpenAPI 3.1 schema that our document uses. */
const DOCUMENT = {
  type: 'object',
  required: ['openapi', 'info', 'paths'],
  properties: {
    openapi: { const: '3.1.0' },
    info: { type: 'object', required: ['title', 'version'] },
    servers: { type: 'array', items: { type: 'object', required: ['url'] } },
    tags: { type: 'array', items: { type: 'object', required: ['name', 'description'] } },
    components: {
      type: 'object',
      properties: {
        securitySchemes: {
          type: 'object',
          additionalProperties: { type: 'object', required: ['type'] },
        },
      },
    },
    paths: {
      type: 'object',
      propertyNames: { pattern: '^/api/' },
      additionalProperties: {
        type: 'object',
        propertyNames: { enum: ['get', 'post'] },
        additionalProperties: {
          type: 'object',
          required: ['operationId', 'summary', 'tags', 'security', 'responses'],
          properties: {
            operationId: { type: 'string', pattern: '^[A-Za-z_]+$' },
            tags: { type: 'array', minItems: 1, maxItems: 1, items: { type: 'string' } },
            parameters: {
              type: 'array',
              items: {
                type: 'object',
                required: ['name', 'in', 'schema'],
                properties: { in: { enum: ['query', 'header', 'path', 'cookie'] } },
                if: { properties: { in: { const: 'path' } } },
                // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
                then: { required: ['required'], properties: { required: { const: true } } },
              },
            },
            responses: {
              type: 'object',
              anyOf: [{ required: ['200'] }, { required: ['303'] }],
              propertyNames: { pattern: '^[1-5][0-9]{2}$' },
              additionalProperties: { type: 'object', required: ['description'] },
            },
          },
        },
      },
    },
  },
}

describe('openapi.json', () => {
  it('is a document of OpenAPI 3.1 whose schemas are valid JSON Schema', () => {
    const check = ajv.compile(DOCUMENT)
    expect(check(described) ? [] : check.errors).toEqual([])
    for (const [, , { requestBody, parameters = [], responses }] of operations) {
      const media = [requestBody, ...Object.values(responses)].flatMap((part) =>
        Object.values(part?.content ?? {}),
      )
      for (const { schema } of [...media, ...parameters]) expect(ajv.validateSchema(schema)).toBe(true)
    }
  })

  it('names every operation once, with defined tags and security schemes', () => {
    const ids = operations.map(([, , { operationId }]) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    const tags = new Set(described.tags.map(({ name }) => name))
    const schemes = new Set(Object.keys(described.components.securitySchemes))
    for (const [at, , { tags: own, security }] of operations) {
      expect(
        own.filter((tag) => !tags.has(tag)),
        at,
      ).toEqual([])
      expect(
        security.flatMap((need) => Object.keys(need)).filter((name) => !schemes.has(name)),
        at,
      ).toEqual([])
    }
  })

  it('has exactly our endpoints', () => {
    // Payload adds one endpoint; streams, files and exports are defined with their collections.
    const own = ENDPOINTS.filter(({ path: at }) => at !== '/access')
    const ofFiles = [
      '/media/:id/replacefile',
      '/private-files/:id/replacefile',
      '/exports/download',
      '/exports/export-preview',
      '/imports/preview-data',
      '/imports/check',
    ].map((path) => ({ method: 'post', path }))
    const template = { method: 'get', path: '/imports/template' }
    const resource = { ...resourceFile, path: `/free-resources${resourceFile.path}` }
    const invoice = { ...invoicePdf, path: `/invoices${invoicePdf.path}` }
    const stream = { ...notificationStream, path: '/notifications/stream' }
    const ours = [...own, ...ofFiles, template, resource, invoice, stream, solutionfile].map(
      (endpoint) => `${endpoint.method} /api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`,
    )
    expect(operations.map(([at, method]) => `${method} ${at}`).toSorted()).toEqual(
      [...new Set(ours)].toSorted(),
    )
  })

  it('documents the required rights and the refusals of every call', () => {
    // Each call is documented in one file: a second text would silently override.
    const parts = [
      AUTH_CALLS,
      INVOICE_CALL_DOCS,
      LEARNER_CALLS,
      ORDER_CALL_DOCS,
      PANEL_CALLS,
      PARCEL_CALL_DOCS,
      PROJECT_CALLS,
      SHOP_ADMIN_CALL_DOCS,
      SHOP_CALLS,
      VISITOR_CALLS,
      WALLET_CALL_DOCS,
      RETURN_CALL_DOCS,
      REFERRAL_CALL_DOCS,
      FRANCHISE_CALL_DOCS,
      ATTEMPT_STAFF_CALL_DOCS,
      BANK_CALL_DOCS,
      PAPER_CALL_DOCS,
      TEST_CALL_DOCS,
      DOUBT_CALLS,
      DESK_CALL_DOCS,
    ]
    expect(parts.flatMap(Object.keys).toSorted()).toEqual(Object.keys(CALL_DOCS).toSorted())
    expect(Object.keys(CALL_DOCS).toSorted()).toEqual([...new Set(CALLS.map((call) => call.path))].toSorted())
    for (const call of CALLS) {
      const operation = described.paths[`/api${call.path}`]?.[call.method]
      expect(Object.keys(operation?.responses ?? {}), call.path).toEqual(
        expect.arrayContaining(['200', '400', '404', '500']),
      )
      if (
        operation?.security.some((need) => 'session' in need) &&
        !operation.security.some((need) => Object.keys(need).length === 0)
      )
        expect(operation.responses, call.path).toHaveProperty('401')
    }
  })

  it('explains every error code of our calls', () => {
    const used = filesBelow(ENDPOINT_FILES, /\.ts$/).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/refuse\(\s*\w+\((?:[^()]|\([^()]*\))*\),\s*'(\w+)'/g)].map(
        (found) => found[1] ?? '',
      ),
    )
    expect(used.length).toBeGreaterThan(20)
    expect([...new Set(used)].filter((code) => !(code in CODES))).toEqual([])
  })

  it('has examples that are valid', () => {
    const wrong = operations.flatMap(([at, method, operation]) => {
      const parts: [string[], Media | undefined][] = [
        [['paths', at, method, 'requestBody'], operation.requestBody],
        [['paths', at, method, 'responses', '200'], operation.responses[200]],
      ]
      return parts.flatMap(([place, part]) => {
        const media = part?.content?.['application/json']
        if (!media || !('example' in media)) return []
        return faults([...place, 'content', 'application/json', 'schema'], media.example).map(
          (text) => `${at} ${text}`,
        )
      })
    })
    expect(wrong).toEqual([])
  })
})

it('describes every response of sign-up, login and sign-out, including errors', async () => {
  const project = await createProject(payload)
  const browser = openBrowser(project)
  const seen = new Set<string>()
  const call = async (method: 'get' | 'post', at: string, body?: unknown) => {
    const { status, body: answer } = method === 'get' ? await browser.get(at) : await browser.post(at, body)
    const place = [
      'paths',
      `/api${at}`,
      method,
      'responses',
      String(status),
      'content',
      'application/json',
      'schema',
    ]
    expect(faults(place, answer), `${at} ${status} ${JSON.stringify(answer)}`).toEqual([])
    if (body !== undefined && status === 200)
      expect(
        faults(['paths', `/api${at}`, method, 'requestBody', 'content', 'application/json', 'schema'], body),
      ).toEqual([])
    seen.add(`${at} ${status} ${answer.apiSuccess}`)
    return answer
  }
  const phone = freshPhone()
  const person = { phone, name: 'Test Person', email: 'new.person@example.org', otpMethod: 'onPhone' }
  await call('get', '/auth/me')
  await call('post', '/auth/loginAndSendOtp', {})
  await call('post', '/auth/loginAndSendOtp', { phone: '1000000000' })
  await call('post', '/auth/signupAndSendOtp', person)
  await call('post', '/auth/verifySignupOtp', { ...person, otp: codeFor(phone) === '0000' ? '0001' : '0000' })
  const { signInToken } = await call('post', '/auth/verifySignupOtp', { ...person, otp: codeFor(phone) })
  await call('post', '/auth/session', { signInToken })
  await call('post', '/auth/session', { signInToken })
  await call('get', '/auth/me')
  await call('post', '/auth/getcustomtoken', {})
  await call('post', '/auth/signout', {})
  const known = await createPerson(payload, project)
  await call('post', '/auth/loginAndSendOtp', { phone: known.phone })
  await call('post', '/auth/verifyOtp', { phone: known.phone, otp: codeFor(known.phone) })
  await call('post', '/logs/error', { message: 'x', severity: 'low', panel: 'site' })
  expect([...seen].toSorted()).toEqual([
    '/auth/getcustomtoken 200 true',
    '/auth/loginAndSendOtp 200 false',
    '/auth/loginAndSendOtp 200 true',
    '/auth/loginAndSendOtp 400 false',
    '/auth/me 200 true',
    '/auth/me 401 false',
    '/auth/session 200 true',
    '/auth/session 401 false',
    '/auth/signout 200 true',
    '/auth/signupAndSendOtp 200 true',
    '/auth/verifyOtp 200 true',
    '/auth/verifySignupOtp 200 false',
    '/auth/verifySignupOtp 200 true',
    '/logs/error 200 true',
  ])
})
