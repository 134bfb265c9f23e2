import { z } from 'zod'
import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { AcceptedSchema, RefusedSchema } from '#domain/calls/responses.ts'
import { TicketFileQuerySchema } from '#domain/calls/tickets.ts'
import { StoredFileSchema } from '#domain/tickets/files.ts'
import { binary, json, wrong } from './pathParts.ts'

const security: { [scheme: string]: string[] }[] = [{ session: [] }, { bearer: [] }]

/** Files of support tickets. */
export const TICKET_PATHS: ZodOpenApiPathsObject = {
  '/api/tickets/addfile': {
    post: {
      operationId: 'tickets_addfile',
      summary: 'Add a picture or PDF to a message in a ticket that is being written',
      description:
        'Pictures are re-encoded without metadata. Deleted unless a message names it within a day.',
      tags: ['Help'],
      security,
      requestBody: { content: { 'multipart/form-data': { schema: z.object({ file: binary }) } } },
      responses: {
        200: {
          description: 'Added, or refused with a code: `limit`',
          content: {
            'application/json': {
              schema: z.union([AcceptedSchema.extend({ file: StoredFileSchema }), RefusedSchema]),
            },
          },
        },
        400: wrong('No file, or neither a picture nor a PDF'),
        401: json('Nobody is signed in'),
        403: json('The session is read-only'),
        413: json('The file is larger than 8 MB'),
      },
    },
  },
  '/api/tickets/file': {
    get: {
      operationId: 'tickets_file',
      summary: 'A picture or PDF of a ticket',
      description: 'For its student, and for staff who may see the ticket; those of notes for staff alone.',
      tags: ['Help'],
      security,
      requestParams: { query: TicketFileQuerySchema },
      responses: {
        200: { description: 'The file', content: { 'application/octet-stream': { schema: binary } } },
        404: json('There is no such file, or not for this person'),
      },
    },
  },
}
