import { z } from 'zod'
import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { RefusedSchema } from '#domain/calls/answers.ts'

const json = (description: string) => ({
  description,
  content: { 'application/json': { schema: RefusedSchema } },
})
const project = { 404: json('There is no such project') }
const binary = z.string().meta({ format: 'binary' })

/** What is called from outside and is no JSON call: files, streams, gateways, this description itself. */
export const OTHER_PATHS: ZodOpenApiPathsObject = {
  '/api/learn/file/{lecture}': {
    get: {
      operationId: 'learn_file',
      summary: 'The PDF of a lesson, in ranges if asked',
      tags: ['Learning'],
      security: [{}, { session: [] }, { bearer: [] }],
      requestParams: { path: z.object({ lecture: z.string() }) },
      responses: {
        200: { description: 'The file', content: { 'application/pdf': { schema: binary } } },
        206: { description: 'A part of it', content: { 'application/pdf': { schema: binary } } },
        401: json('Nobody is signed in, and the lesson is not free'),
        403: json('The lesson belongs to a course that the person has not bought'),
        404: json('There is no such file'),
        416: { description: 'The range is outside the file' },
      },
    },
  },
  '/api/notifications/stream': {
    get: {
      operationId: 'notifications_stream',
      summary: 'New notifications as server-sent events',
      description: 'Goes on after `Last-Event-ID`, or after the query `after` at the first connection.',
      tags: ['Notifications'],
      security: [{ session: [] }, { bearer: [] }],
      requestParams: {
        query: z.object({ after: z.string().optional() }),
        header: z.object({ 'Last-Event-ID': z.string().optional() }),
      },
      responses: {
        200: { description: 'Events', content: { 'text/event-stream': { schema: z.string() } } },
        401: json('Nobody is signed in'),
        429: json('Too many streams: ask `notifications/latest` now and then instead'),
        ...project,
      },
    },
  },
  '/api/payment/webhook/{gateway}': {
    post: {
      operationId: 'payment_webhook',
      summary: 'Where payment gateways report events',
      description:
        "Raw body with the gateway's own signature; no cookie is read. 200 means that the event is stored.",
      tags: ['Payment'],
      security: [],
      requestParams: { path: z.object({ gateway: z.string() }) },
      requestBody: { content: { 'application/json': { schema: z.record(z.string(), z.unknown()) } } },
      responses: {
        200: json('Stored'),
        401: json('The signature is wrong'),
        404: json('There is no such gateway'),
      },
    },
  },
  '/api/openapi.json': {
    get: {
      operationId: 'openapi',
      summary: 'This description',
      tags: ['Logs'],
      security: [],
      responses: {
        200: {
          description: 'OpenAPI 3.1',
          content: { 'application/json': { schema: z.record(z.string(), z.unknown()) } },
        },
      },
    },
  },
}
