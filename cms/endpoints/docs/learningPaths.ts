import { z } from 'zod'
import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { AddAssignmentFileQuerySchema } from '#domain/calls/learning/assignments.ts'
import { StreamQuerySchema } from '#domain/calls/learning/stream.ts'
import { AcceptedSchema, RefusedSchema } from '#domain/calls/responses.ts'
import { DigestSchema } from '#domain/exams/answers/answerFiles.ts'
import { binary, json, wrong } from './pathParts.ts'

/** Files of lessons and certificates. */
export const LEARNING_PATHS: ZodOpenApiPathsObject = {
  '/api/learn/media/{token}': {
    get: {
      operationId: 'learn_media',
      summary: 'A recording of a lesson, or its captions, at an address that learn/lecture signed',
      description:
        'For the session that asked for it alone, for five minutes and while that session reports progress. A range has at most 2 MB.',
      tags: ['Learning'],
      security: [{}, { session: [] }, { bearer: [] }],
      requestParams: { path: z.object({ token: z.string() }) },
      responses: {
        200: { description: 'The file', content: { 'video/mp4': { schema: binary } } },
        206: { description: 'A part of it', content: { 'video/mp4': { schema: binary } } },
        401: json('Nobody is signed in, and the lesson is not free'),
        403: json(
          'The address has expired or is of another session, the account plays on too many other devices, or the lesson is not open to the person',
        ),
        404: json('There is no such address'),
        416: { description: 'The range is outside the file' },
      },
    },
  },
  '/api/learn/hls/{token}': {
    get: {
      operationId: 'learn_hls',
      summary: 'The adaptive stream of a video (RFC 8216), at an address that learn/lecture signed',
      description:
        'The list of qualities; with `q` the playlist of one, with `k` a key and with `s` a segment of it. AES-128 with a key for each minute; playlists and keys check session and access.',
      tags: ['Learning'],
      security: [{}, { session: [] }, { bearer: [] }],
      requestParams: { path: z.object({ token: z.string() }), query: StreamQuerySchema },
      responses: {
        200: {
          description: 'A playlist, a key or a segment',
          content: {
            'application/vnd.apple.mpegurl': { schema: z.string() },
            'application/octet-stream': { schema: binary },
            'video/mp2t': { schema: binary },
          },
        },
        206: { description: 'A part of a segment' },
        401: json('Nobody is signed in, and the lesson is not free'),
        403: json(
          'The address has expired or is of another session, or the lesson is not open to the person',
        ),
        404: json('There is no such address, or the video has no stream'),
        416: { description: 'The range is outside the segment' },
      },
    },
  },
  '/api/class/folder/{id}': {
    get: {
      operationId: 'class_folder',
      summary: 'A class as a ZIP: its lessons, texts, files and pictures, for staff',
      description: 'In the form that `class/import` reads. Without times of live classes and progress.',
      tags: ['Learning'],
      security: [{ session: [] }, { bearer: [] }],
      requestParams: { path: z.object({ id: z.string() }) },
      responses: {
        200: { description: 'The ZIP', content: { 'application/zip': { schema: binary } } },
        401: json('Nobody is signed in'),
        403: json('The person may not edit classes and lectures'),
        404: json('There is no such class'),
      },
    },
  },
  '/api/learn/livechat/{id}/stream': {
    get: {
      operationId: 'learn_livechat_stream',
      summary: 'The entries of a chat room as server-sent events',
      description:
        '`entry` carries one, with its `seq` as event id; `counts` the votes and answers. On from Last-Event-ID, or the query `after`, without a gap or a ' +
        'double. It ends with the session, the access or a ban.',
      tags: ['Learning'],
      security: [{ session: [] }, { bearer: [] }],
      requestParams: {
        path: z.object({ id: z.string() }),
        query: z.object({ after: z.string().optional() }),
      },
      responses: {
        200: { description: 'The stream', content: { 'text/event-stream': { schema: z.string() } } },
        401: json('Nobody is signed in'),
        403: json('The person does not have the class, or was removed from the chat'),
        404: json('There is no such class'),
        429: json('Too many streams are open'),
      },
    },
  },
  '/api/learn/calendar/{token}': {
    get: {
      operationId: 'learn_calendar',
      summary: 'The live classes of a person as a calendar file (RFC 5545)',
      description:
        'At the address that learn/timetable names; the token is the right to read it, since calendars have no session.',
      tags: ['Learning'],
      security: [{}],
      requestParams: { path: z.object({ token: z.string() }) },
      responses: {
        200: { description: 'The file', content: { 'text/calendar': { schema: z.string() } } },
        404: json('The token is not signed, or the person is gone or blocked'),
      },
    },
  },
  '/api/learn/addassignmentfile': {
    post: {
      operationId: 'learn_addassignmentfile',
      summary: 'Add a photo or PDF for an answer to an assignment',
      description: 'Sent again, it is the same file. It is deleted after a day unless it is handed in.',
      tags: ['Learning'],
      security: [{ session: [] }, { bearer: [] }],
      requestParams: { query: AddAssignmentFileQuerySchema },
      requestBody: { content: { 'multipart/form-data': { schema: z.object({ file: binary }) } } },
      responses: {
        200: {
          description: 'Kept, or refused with a code: `filesFull`, `limit`',
          content: { 'application/json': { schema: z.union([AcceptedSchema, RefusedSchema]) } },
        },
        400: wrong('No file, not the one of that SHA-256, or neither a photo nor a PDF that can be read'),
        401: json('Nobody is signed in'),
        403: json('The session is read-only, or does not have the class, or the lesson is locked to them'),
        404: json('There is no such assignment'),
        413: json('The file is larger than 8 MB'),
      },
    },
  },
  '/api/learn/assignmentfile': {
    get: {
      operationId: 'learn_assignmentfile',
      summary: 'A photo or PDF of an answer to an assignment, in ranges if asked',
      description: 'Students name the lecture, staff who may see the answer its id as `submission`.',
      tags: ['Learning'],
      security: [{ session: [] }, { bearer: [] }],
      requestParams: {
        query: z.object({
          lecture: z.string().optional(),
          submission: z.string().optional(),
          file: DigestSchema,
        }),
      },
      responses: {
        200: {
          description: 'The file',
          content: { 'image/webp': { schema: binary }, 'application/pdf': { schema: binary } },
        },
        206: { description: 'The range that was asked for' },
        401: json('Nobody is signed in'),
        404: json('There is no such file, or the person may not see it'),
        416: { description: 'The range is outside the file' },
      },
    },
  },
  '/api/learn/certificate/{number}/pdf': {
    get: {
      operationId: 'learn_certificate_pdf',
      summary: 'A certificate of the signed-in person as PDF, with the QR code of its link',
      tags: ['Learning'],
      security: [{ session: [] }, { bearer: [] }],
      requestParams: { path: z.object({ number: z.string() }) },
      responses: {
        200: { description: 'The certificate', content: { 'application/pdf': { schema: binary } } },
        401: json('Nobody is signed in'),
        404: json('There is no such certificate, it is not theirs, or it was revoked'),
        429: json('Too many certificates were drawn'),
      },
    },
  },
  '/api/learn/file/{lecture}': {
    get: {
      operationId: 'learn_file',
      summary: 'The PDF of a lesson, with the name of the reader on each page, in ranges if asked',
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
}
