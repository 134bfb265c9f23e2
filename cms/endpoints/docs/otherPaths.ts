import { z } from 'zod'
import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { UnsubscribeResponseSchema } from '#domain/calls/messagePreferences.ts'
import { PhotoResponseSchema } from '#domain/calls/photos.ts'
import { AcceptedSchema, RefusedSchema } from '#domain/calls/responses.ts'
import { PREVIEWED_COLLECTIONS } from '#domain/content/previewPath.ts'
import { EXAM_PATHS } from './examPaths.ts'
import { INVOICE_PATHS } from './invoicePaths.ts'
import { LEARNING_PATHS } from './learningPaths.ts'
import { binary, json, session, wrong } from './pathParts.ts'
import { TICKET_PATHS } from './ticketPaths.ts'
import { TRANSFER_PATHS } from './transferPaths.ts'
import { UPLOAD_PATHS } from './uploadPaths.ts'

const page = (description: string) => ({ description, content: { 'text/html': { schema: z.string() } } })
const stored = { description: 'Stored', content: { 'application/json': { schema: AcceptedSchema } } }
const project = { 404: json('There is no such project') }

/** The same endpoint for each collection whose files can be replaced (cms/config/storage.ts). */
const replaceFile = (what: string, operationId: string): ZodOpenApiPathsObject[string] => ({
  post: {
    operationId,
    summary: `Put another file behind the address of a ${what}`,
    description:
      'Keeps the address; replaces the content, the image sizes and the version in URLs. A picture in another format is converted to the format of the address. If anything fails the old file is kept.',
    tags: ['Storage'],
    security: session,
    requestParams: {
      path: z.object({ id: z.string() }),
    },
    requestBody: { content: { 'multipart/form-data': { schema: z.object({ file: binary }) } } },
    responses: {
      200: {
        description: 'Replaced',
        content: { 'application/json': { schema: AcceptedSchema.extend({ doc: z.unknown() }) } },
      },
      400: wrong('No file, or one that does not belong here'),
      401: json('Nobody is signed in'),
      403: json('The person may not change this document'),
      404: json('There is no such document'),
      424: json('The store did not take the file; nothing was changed'),
    },
  },
})

/** Public endpoints that are not defined by `defineCall`: files, streams, webhooks, this document. */
export const OTHER_PATHS: ZodOpenApiPathsObject = {
  ...EXAM_PATHS,
  '/api/messages/unsubscribe': {
    get: {
      operationId: 'messages_unsubscribe',
      summary: 'What the link in an e-mail turns off; changes nothing, and no cookie is read',
      tags: ['Notifications'],
      security: [{}],
      requestParams: { query: z.object({ token: z.string() }) },
      responses: {
        200: {
          description: 'The kind of messages, and whether it still is sent',
          content: { 'application/json': { schema: UnsubscribeResponseSchema } },
        },
        404: json('The link is not genuine'),
      },
    },
    post: {
      operationId: 'messages_unsubscribe_act',
      summary: 'Turn a kind of messages off by the link in an e-mail, also with one click (RFC 8058)',
      description: 'Idempotent. Needs no Origin, and no cookie is read. The body does not matter.',
      tags: ['Notifications'],
      security: [{}],
      requestParams: { query: z.object({ token: z.string() }) },
      responses: {
        200: { description: 'Turned off', content: { 'application/json': { schema: AcceptedSchema } } },
        404: json('The link is not genuine'),
      },
    },
  },
  '/api/bulkemails/opened': {
    get: {
      operationId: 'bulkemails_opened',
      summary: 'The picture in a bulk e-mail whose opens are counted; no cookie is read or set',
      description: 'Counts an e-mail once, as a total of its bulk e-mail alone.',
      tags: ['Bulk e-mails'],
      security: [{}],
      requestParams: { query: z.object({ token: z.string() }) },
      responses: {
        200: { description: 'One transparent point', content: { 'image/gif': { schema: binary } } },
        404: { description: 'The token is not genuine' },
      },
    },
  },
  '/api/bulkemails/go': {
    get: {
      operationId: 'bulkemails_go',
      summary: 'Leads on to a link of a bulk e-mail whose clicks are counted; no cookie is read or set',
      tags: ['Bulk e-mails'],
      security: [{}],
      requestParams: { query: z.object({ token: z.string() }) },
      responses: {
        303: { description: 'To the link, as it stands in the e-mail' },
        404: { description: 'The token is not genuine' },
      },
    },
  },
  '/api/messages/events': {
    post: {
      operationId: 'messages_events',
      summary: 'Bounces and complaints of the mail provider, in the form of SendGrid or of Amazon SES',
      description:
        'Signed by the provider: `EMAIL_EVENTS_KEY` has the public key of SendGrid, `SNS_TOPIC_ARN` the topic of SES, whose subscription is confirmed here. An event counts only for a message of ours whose receiver has the e-mail.',
      tags: ['Notifications'],
      security: [{}],
      requestBody: {
        content: { 'application/json': { schema: z.array(z.record(z.string(), z.unknown())) } },
      },
      responses: {
        200: { description: 'Taken', content: { 'application/json': { schema: AcceptedSchema } } },
        400: wrong('The body cannot be read'),
        401: json('The signature is wrong, missing or older than ten minutes'),
      },
    },
  },
  '/api/free-resources/{slug}/file': {
    get: {
      operationId: 'free_resources_file',
      summary: 'The PDF of a free resource, in ranges if asked',
      description: 'A browser without access is redirected to the page of the resource.',
      tags: ['Downloads'],
      security: [{}, { session: [] }, { bearer: [] }],
      requestParams: { path: z.object({ slug: z.string() }) },
      responses: {
        200: { description: 'The file', content: { 'application/pdf': { schema: binary } } },
        206: { description: 'A part of it', content: { 'application/pdf': { schema: binary } } },
        401: json('Nobody is signed in, which this resource asks for'),
        403: json('The form of this resource was not sent by this browser or person'),
        404: json('There is no such file'),
        416: { description: 'The range is outside the file' },
        429: json('Too many files were read from this address'),
      },
    },
  },
  '/api/downloads/{item}/file': {
    get: {
      operationId: 'downloads_file',
      summary: 'A file that the signed-in person has bought, in ranges if asked',
      tags: ['Downloads'],
      security: [{ session: [] }, { bearer: [] }],
      requestParams: { path: z.object({ item: z.string() }) },
      responses: {
        200: { description: 'The file', content: { 'application/pdf': { schema: binary } } },
        206: { description: 'A part of it', content: { 'application/pdf': { schema: binary } } },
        401: json('Nobody is signed in'),
        404: json('There is no such file, or it is not theirs'),
        416: { description: 'The range is outside the file' },
        429: json('Too many files were read from this address'),
      },
    },
  },
  '/api/reviews/addphoto': {
    post: {
      operationId: 'reviews_addphoto',
      summary: 'Add a photo to a review that is being written',
      description: 'Re-encoded without metadata. Deleted unless `reviews/write` refers to it within a day.',
      tags: ['Reviews'],
      security: [{ session: [] }, { bearer: [] }],
      requestParams: { query: z.object({ product: z.string() }) },
      requestBody: { content: { 'multipart/form-data': { schema: z.object({ file: binary }) } } },
      responses: {
        200: {
          description: 'Added, or refused with a code: `limit`, `notBought`',
          content: { 'application/json': { schema: z.union([PhotoResponseSchema, RefusedSchema]) } },
        },
        400: wrong('No file, or no picture that can be read'),
        401: json('Nobody is signed in'),
        403: json('The session is read-only'),
        404: json('There is no such product'),
        413: json('The file is larger than 10 MB'),
      },
    },
  },
  '/api/order/addreturnphoto': {
    post: {
      operationId: 'order_addreturnphoto',
      summary: 'Add a photo to a return that is being requested',
      description: 'Re-encoded without metadata. Deleted unless `order/return` refers to it within a day.',
      tags: ['Orders'],
      security: [{ session: [] }, { bearer: [] }],
      requestParams: { query: z.object({ order: z.string() }) },
      requestBody: { content: { 'multipart/form-data': { schema: z.object({ file: binary }) } } },
      responses: {
        200: {
          description: 'Added, or refused with a code: `limit`',
          content: { 'application/json': { schema: z.union([PhotoResponseSchema, RefusedSchema]) } },
        },
        400: wrong('No file, or no picture that can be read'),
        401: json('Nobody is signed in'),
        403: json('The session is read-only'),
        404: json('There is no such order'),
        413: json('The file is larger than 10 MB'),
      },
    },
  },
  '/api/content/preview': {
    get: {
      operationId: 'content_preview',
      summary: 'Opens a draft in the storefront',
      description:
        'For staff with a module that shows the collection. Sets the cookie of a read-only session for an hour and redirects to the page.',
      tags: ['Content'],
      security: [{ session: [] }, { bearer: [] }],
      requestParams: { query: z.object({ collection: z.enum(PREVIEWED_COLLECTIONS), id: z.string() }) },
      responses: {
        303: { description: 'To the page of the storefront' },
        401: page('Nobody is signed in to the panel'),
        403: page('The person has no module that shows the collection'),
        404: page('There is no such document, or it has no address yet'),
      },
    },
  },
  '/api/content/preview/exit': {
    get: {
      operationId: 'content_preview_exit',
      summary: 'Ends looking at drafts',
      tags: ['Content'],
      security: [],
      requestParams: { query: z.object({ to: z.string().optional() }) },
      responses: { 303: { description: 'To the page, as everybody sees it' } },
    },
  },
  ...TRANSFER_PATHS,
  ...INVOICE_PATHS,
  ...LEARNING_PATHS,
  ...TICKET_PATHS,
  ...UPLOAD_PATHS,
  '/api/media/{id}/replacefile': replaceFile('picture', 'media_replaceFile'),
  '/api/private-files/{id}/replacefile': replaceFile('PDF', 'privateFiles_replaceFile'),
  '/api/notifications/stream': {
    get: {
      operationId: 'notifications_stream',
      summary: 'New notifications as server-sent events',
      description: 'Resumes after `Last-Event-ID`, or after the query `after` at the first connection.',
      tags: ['Notifications'],
      security: [{ session: [] }, { bearer: [] }],
      requestParams: {
        query: z.object({ after: z.string().optional() }),
        header: z.object({ 'Last-Event-ID': z.string().optional() }),
      },
      responses: {
        200: { description: 'Events', content: { 'text/event-stream': { schema: z.string() } } },
        401: json('Nobody is signed in'),
        429: json('Too many streams: poll `notifications/latest` instead'),
        ...project,
      },
    },
  },
  '/api/super-admin/export': {
    get: {
      operationId: 'super_admin_export',
      summary: 'Everything of a project as a ZIP, for platform owners; needs a fresh code',
      description:
        'JSON lines by collection, uploaded files, and a signed manifest with counts and hashes. No secrets, no sessions.',
      tags: ['Platform'],
      security: [{ session: [] }, { bearer: [] }],
      requestParams: { query: z.object({ project: z.string().optional() }) },
      responses: {
        200: { description: 'The file', content: { 'application/zip': { schema: binary } } },
        400: wrong('Several projects are named'),
        401: json('Nobody is signed in'),
        403: json('Not a platform owner, or a fresh code is needed first'),
        ...project,
      },
    },
  },
  '/api/payment/webhook/{gateway}': {
    post: {
      operationId: 'payment_webhook',
      summary: 'Webhook for events of payment gateways',
      description:
        "Raw body with the gateway's signature; no cookie is read. 200 means that the event is stored.",
      tags: ['Payment'],
      security: [],
      requestParams: { path: z.object({ gateway: z.string() }) },
      requestBody: { content: { 'application/json': { schema: z.record(z.string(), z.unknown()) } } },
      responses: {
        200: stored,
        400: wrong('The body makes no sense'),
        401: json('The signature is wrong'),
        404: json('There is no such gateway'),
      },
    },
  },
  '/api/parcels/news': {
    post: {
      operationId: 'parcels_news',
      summary: 'Webhook for tracking updates of couriers',
      description:
        'Raw body with the shared token in `x-api-key`; no cookie is read. 200 means that the update is stored.',
      tags: ['Parcels'],
      security: [],
      requestBody: { content: { 'application/json': { schema: z.record(z.string(), z.unknown()) } } },
      responses: {
        200: stored,
        400: wrong('The body makes no sense'),
        401: json('The token is wrong'),
        404: json('There is no such project'),
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
