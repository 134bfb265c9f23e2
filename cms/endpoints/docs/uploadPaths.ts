import { z } from 'zod'
import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { AcceptedSchema, RefusedSchema } from '#domain/calls/responses.ts'
import { AddPartQuerySchema } from '#domain/calls/uploads.ts'
import { binary, json, session } from './pathParts.ts'

/** Large files in parts. */
export const UPLOAD_PATHS: ZodOpenApiPathsObject = {
  '/api/uploads/addpart': {
    post: {
      operationId: 'uploads_addpart',
      summary: 'Add a part of an upload',
      description: 'Sent again, it is the same part. `part` counts from 0.',
      tags: ['Storage'],
      security: session,
      requestParams: { query: AddPartQuerySchema },
      requestBody: { content: { 'application/octet-stream': { schema: binary } } },
      responses: {
        200: {
          description: 'Kept, or refused with a code: `diskFull`, `storeFailed`',
          content: { 'application/json': { schema: z.union([AcceptedSchema, RefusedSchema]) } },
        },
        400: json('The bytes are not those of the digest, or not as many as the part has'),
        401: json('Nobody is signed in'),
        403: json('The person may not add such files'),
        404: json('The upload was given up, is too old, or is of another person'),
        413: json('The body is larger than a part'),
      },
    },
  },
}
