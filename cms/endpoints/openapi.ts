import type { Endpoint } from 'payload'
import type { z } from 'zod'
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi'
import { InvalidSchema, RefusedSchema } from '#domain/calls/responses.ts'
import type { Call } from './defineCall.ts'
import { type CallDoc, TAGS } from './docs/CallDoc.ts'
import { CALL_DOCS } from './docs/callDocs.ts'
import { CODES, type Code } from './docs/codes.ts'
import { OTHER_PATHS } from './docs/otherPaths.ts'

const DESCRIPTION = `
Calls of the learning and commerce storefront. They belong to one project: under its own host as \`/api/…\`, everywhere as
\`/_projects/<slug>/api/…\`. Money is in paise, times are ms since epoch, phones are answered as \`+<country code><digits>\`.

Every answer has \`apiSuccess\` and a \`message\` for people. An **expected refusal** is answered with status 200 and
\`apiSuccess: false\`; its \`code\` is for programs. Unsafe requests need an \`Origin\` of the project and a JSON body.`.trim()

const STATUS_TEXTS: Record<string, string> = {
  401: 'Nobody is signed in, or the token is invalid',
  403: 'Not allowed, or not yet',
  404: 'Not found',
  409: 'Something changed in the meantime',
  429: 'Too many at once',
}

const json = (schema: z.ZodType, example?: unknown) => ({
  content: { 'application/json': { schema, ...(example === undefined ? {} : { example }) } },
})

const codeList = (codes: Code[]): string => codes.map((code) => `- \`${code}\`: ${CODES[code]}`).join('\n')

/** Responses of every POST that is rejected before its call runs. */
const POST_RESPONSES: ZodOpenApiResponsesObject = {
  403: { description: 'The request comes from another site', ...json(RefusedSchema) },
  413: { description: 'The body is too large', ...json(RefusedSchema) },
  415: { description: 'The body is not JSON', ...json(RefusedSchema) },
}

function responsesOf(call: Call, { refusals = {}, example }: CallDoc): ZodOpenApiResponsesObject {
  const { 200: expected = [], ...others } = refusals
  const refused = Object.entries(others).map(([status, codes]) => [
    status,
    { description: `${STATUS_TEXTS[status]}\n\n${codeList(codes)}`, ...json(RefusedSchema) },
  ])
  return {
    200: {
      description:
        expected.length > 0
          ? `Done, or an expected refusal with one of these codes\n\n${codeList(expected)}`
          : 'Done',
      ...json(expected.length > 0 ? call.answer.or(RefusedSchema) : call.answer, example?.answer),
    },
    400: { description: 'The body or query has the wrong shape', ...json(InvalidSchema) },
    404: { description: 'There is no such project', ...json(RefusedSchema) },
    ...(call.method === 'post' ? POST_RESPONSES : {}),
    ...Object.fromEntries(refused),
    500: { description: 'A fault of the server', ...json(RefusedSchema) },
    503: { description: 'The database is in trouble; try again in a moment', ...json(RefusedSchema) },
  }
}

const SECURITY: Record<NonNullable<CallDoc['by']>, Record<string, string[]>[]> = {
  nobody: [],
  person: [{ session: [] }, { bearer: [] }],
  either: [{}, { session: [] }, { bearer: [] }],
}

function operationOf(call: Call, suffix = ''): ZodOpenApiOperationObject {
  const doc: CallDoc = CALL_DOCS[call.path] ?? { tag: 'Logs' }
  const input =
    call.method === 'post'
      ? { requestBody: { required: true, ...json(call.body, doc.example?.body) } }
      : { requestParams: { query: call.body as never } }
  return {
    operationId: `${call.path.slice(1).replace(/[/-]/g, '_')}${suffix}`,
    summary: call.summary,
    ...(doc.text ? { description: doc.text } : {}),
    tags: [doc.tag],
    security: SECURITY[doc.by ?? 'nobody'],
    ...input,
    responses: responsesOf(call, doc),
  }
}

/** Operations by path; a GET and a POST may share one. */
function pathsOf(calls: Call[]): ZodOpenApiPathsObject {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {}
  for (const call of calls) {
    const path = `/api${call.path}`
    const known = paths[path]
    paths[path] = { ...known, [call.method]: operationOf(call, known ? `_${call.method}` : '') }
  }
  return paths
}

/** The OpenAPI 3.1 document, generated from the zod schemas of the calls and `docs/`. */
export function openapiDocument(calls: Call[]) {
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Shala', version: '1.0.0', description: DESCRIPTION },
    // Relative to this document, so that it is right on a project's host and below a path prefix.
    servers: [{ url: '..', description: 'The project of this address' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '<slug>-session',
          description:
            'Set by `auth/session` (staff: `<slug>-staff`, set by `admin/usersession`); HttpOnly, carries the slug of the project.',
        },
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The secret of a session, for programs without cookies.',
        },
      },
    },
    paths: {
      ...pathsOf(calls),
      ...OTHER_PATHS,
    },
  })
}

export const openapi = (calls: Call[]): Endpoint => {
  let text: string | undefined
  return {
    path: '/openapi.json',
    method: 'get',
    handler: () => {
      text ??= JSON.stringify(openapiDocument(calls))
      return new Response(text, { headers: { 'content-type': 'application/json; charset=utf-8' } })
    },
  }
}
