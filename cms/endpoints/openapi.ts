import type { Endpoint } from 'payload'
import { createDocument } from 'zod-openapi'
import { InvalidSchema, RefusedSchema } from '#domain/calls/answers.ts'
import type { Call } from './defineCall.ts'

const json = (schema: Call['body']) => ({ content: { 'application/json': { schema } } })

/** The OpenAPI 3.1 description of our calls, made from their zod schemas. */
export function openapiDocument(calls: Call[]) {
  const paths = calls.map((call) => {
    const input =
      call.method === 'post'
        ? { requestBody: json(call.body) }
        : { requestParams: { query: call.body as never } }
    return [
      `/api${call.path}`,
      {
        [call.method]: {
          summary: call.summary,
          operationId: call.path.slice(1).replaceAll('/', '_'),
          tags: [call.path.split('/')[1] ?? ''],
          ...input,
          responses: {
            200: {
              description: 'Done, or an expected refusal with its message',
              ...json(call.answer.or(RefusedSchema)),
            },
            400: { description: 'Wrong shape', ...json(InvalidSchema) },
            500: { description: 'Fault', ...json(RefusedSchema) },
          },
        },
      },
    ]
  })
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Shala',
      version: '1.0.0',
      description:
        'Calls of the learning and commerce storefront. Money is in paise, times are ms since epoch.',
    },
    paths: Object.fromEntries(paths),
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
