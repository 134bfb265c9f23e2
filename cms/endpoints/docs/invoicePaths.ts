import { z } from 'zod'
import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { Gstr1QuerySchema } from '#domain/calls/invoices.ts'
import { InvalidSchema, RefusedSchema } from '#domain/calls/responses.ts'

const binary = z.string().meta({ format: 'binary' })
const refused = (description: string) => ({
  description,
  content: { 'application/json': { schema: RefusedSchema } },
})
const session: Record<string, string[]>[] = [{ session: [] }, { bearer: [] }]

/** Downloads of invoices and GST tables. */
export const INVOICE_PATHS: ZodOpenApiPathsObject = {
  '/api/invoices/{id}/pdf': {
    get: {
      operationId: 'invoices_pdf',
      summary: 'An invoice or a credit note as PDF',
      description:
        'For its buyer, and for staff whose modules show all invoices or all orders. Rendered from the data stored at issue. A browser without a session is redirected to the orders.',
      tags: ['Orders'],
      security: session,
      requestParams: {
        path: z.object({ id: z.string() }),
        query: z.object({ download: z.literal('1').optional() }),
      },
      responses: {
        200: { description: 'The document', content: { 'application/pdf': { schema: binary } } },
        303: { description: 'To the orders of the person, who signs in there' },
        401: refused('Nobody is signed in'),
        404: refused('There is no such document, or it is not theirs'),
        429: refused('The person has asked for too many documents'),
      },
    },
  },
  '/api/sales/gstr1': {
    get: {
      operationId: 'sales_gstReturn',
      summary: 'A table of GSTR-1 for a month as CSV',
      description:
        'With the columns of the offline tool of the GST portal. For staff with the permission Invoices who see all invoices. Written to the audit log.',
      tags: ['Sales desk'],
      security: session,
      requestParams: { query: Gstr1QuerySchema },
      responses: {
        200: { description: 'The table', content: { 'text/csv': { schema: binary } } },
        400: {
          description: 'No such month or table',
          content: { 'application/json': { schema: InvalidSchema } },
        },
        401: refused('Nobody is signed in'),
        403: refused('The permission is missing'),
        404: refused('No project is chosen, or the person sees some products only'),
      },
    },
  },
}
