import { z } from 'zod'
import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { ExportAttemptsBodySchema } from '#domain/calls/exams/attempts.ts'
import { PdfQuerySchema } from '#domain/calls/exams/papers.ts'
import { SheetFileQuerySchema, SheetPdfQuerySchema } from '#domain/calls/exams/sheets.ts'
import { SolvedFileQuerySchema } from '#domain/calls/exams/solutions.ts'
import {
  AddFileQuerySchema,
  AnswerPdfQuerySchema,
  FileQuerySchema,
  SolutionFileQuerySchema,
} from '#domain/calls/exams/tests.ts'
import { AcceptedSchema, RefusedSchema } from '#domain/calls/responses.ts'
import { binary, json, session, wrong } from './pathParts.ts'

/** Endpoints of exams that respond with files or accept uploads. */
export const EXAM_PATHS: ZodOpenApiPathsObject = {
  '/api/papers/pdf': {
    get: {
      operationId: 'papers_pdf',
      summary: 'A paper as PDF, with its key and solutions or without',
      description:
        'For people who may edit the paper. Two languages stand side by side unless one is asked for. Pools are drawn once.',
      tags: ['Papers'],
      security: session,
      requestParams: { query: PdfQuerySchema },
      responses: {
        200: { description: 'The paper', content: { 'application/pdf': { schema: binary } } },
        400: wrong('The query does not fit'),
        401: json('Nobody is signed in'),
        403: json('The person may not edit papers'),
        404: json('There is no such paper'),
        429: json('The person has asked for too many documents'),
      },
    },
  },
  '/api/bank/file/{id}': {
    get: {
      operationId: 'bank_file',
      summary: 'A picture or video of a question, in ranges if asked',
      description: 'Those of solutions are for people who may edit the question.',
      tags: ['Question bank'],
      security: [{ session: [] }, { bearer: [] }],
      requestParams: {
        path: z.object({ id: z.string() }),
        query: z.object({ question: z.string().optional(), version: z.string().optional() }),
      },
      responses: {
        200: { description: 'The file', content: { 'image/*': { schema: binary } } },
        206: { description: 'A part of it', content: { 'image/*': { schema: binary } } },
        401: json('Nobody is signed in'),
        403: json('The person does not have the permission Question bank'),
        404: json('There is no such file, or it is not shown to this person'),
        416: { description: 'The range is outside the file' },
      },
    },
  },
  '/api/tests/pack/{release}': {
    get: {
      operationId: 'tests_pack',
      summary: 'The encrypted pack of a paper, for those who may take it',
      description:
        'Each question and picture is under a key of its own, which starting the attempt answers. It never changes.',
      tags: ['Tests'],
      security: [{}, { session: [] }, { bearer: [] }],
      requestParams: { path: z.object({ release: z.string() }) },
      responses: {
        200: { description: 'The pack', content: { 'application/octet-stream': { schema: binary } } },
        304: { description: 'The browser has it' },
        401: json('Nobody is signed in'),
        403: json('The person has no access to the paper'),
        404: json('There is no such pack'),
      },
    },
  },
  '/api/quizzes/solutionfile': {
    get: {
      operationId: 'quizzes_solutionfile',
      summary: 'A picture or video of a solution, in ranges if asked',
      description: 'For the owner of an attempt with instant feedback, once the question was checked.',
      tags: ['Tests'],
      security: [{}, { session: [] }, { bearer: [] }],
      requestParams: { query: SolutionFileQuerySchema },
      responses: {
        200: { description: 'The file', content: { 'application/octet-stream': { schema: binary } } },
        206: { description: 'The range that was asked for' },
        401: json('Nobody is signed in'),
        404: json('There is no such attempt, or its solution is not shown yet'),
        416: { description: 'The range is outside the file' },
      },
    },
  },
  '/api/tests/solutionfile': {
    get: {
      operationId: 'tests_solutionfile',
      summary:
        'A picture or video of a question or solution of an attempt of the caller, from the solution time on',
      tags: ['Tests'],
      security: [{}, { session: [] }, { bearer: [] }],
      requestParams: { query: SolvedFileQuerySchema },
      responses: {
        200: { description: 'The file', content: { 'image/*': { schema: binary } } },
        206: { description: 'A part of it', content: { 'image/*': { schema: binary } } },
        401: json('Nobody is signed in'),
        404: json('It is somebody else’s attempt, too early, or there is no such file'),
        416: { description: 'The range is outside the file' },
      },
    },
  },
  '/api/expert/sheetfile': {
    get: {
      operationId: 'expert_sheetfile',
      summary: 'A page of a written answer, or a picture of its question, for the expert who has the sheet',
      tags: ['Experts'],
      security: [{ session: [] }, { bearer: [] }],
      requestParams: { query: SheetFileQuerySchema },
      responses: {
        200: { description: 'The file', content: { 'application/octet-stream': { schema: binary } } },
        206: { description: 'The range that was asked for' },
        404: json('The sheet is not with the asking expert, or there is no such file'),
        416: { description: 'The range is outside the file' },
      },
    },
  },
  '/api/attempts/export': {
    post: {
      operationId: 'attempts_export',
      summary:
        'The attempts of a filter with names and marks as CSV or XLSX, the newest first; needs a fresh code',
      description: 'Those that the person may change. Written to the audit log before the first row is sent.',
      tags: ['Tests'],
      security: [{ session: [] }, { bearer: [] }],
      requestBody: { content: { 'application/json': { schema: ExportAttemptsBodySchema } } },
      responses: {
        200: { description: 'The file', content: { 'text/csv': { schema: binary } } },
        400: wrong('Not a filter of attempts'),
        401: json('Nobody is signed in'),
        403: json('The person may not change attempts, or a fresh code is needed first'),
        404: json('The filter leaves no attempt'),
      },
    },
  },
  '/api/expert/sheetpdf': {
    get: {
      operationId: 'expert_sheetpdf',
      summary: 'All pages of a written answer as one PDF, for the expert who has the sheet',
      description: 'With what the expert has drawn so far, without the name of the student.',
      tags: ['Experts'],
      security: [{ session: [] }, { bearer: [] }],
      requestParams: { query: SheetPdfQuerySchema },
      responses: {
        200: { description: 'The pages', content: { 'application/pdf': { schema: binary } } },
        404: json('The sheet is not with the asking expert, or the answer has no pages'),
        422: json('The PDF cannot be made'),
        429: json('Too many files in a short time'),
      },
    },
  },
  '/api/tests/answerpdf': {
    get: {
      operationId: 'tests_answerpdf',
      summary: 'All pages of a written answer as one PDF, in their order',
      description:
        'For the owner of the attempt and for staff who may see it. From the solution time on it has what the expert drew. A page says so where a file is missing or cannot be read.',
      tags: ['Tests'],
      security: [{}, { session: [] }, { bearer: [] }],
      requestParams: { query: AnswerPdfQuerySchema },
      responses: {
        200: { description: 'The pages', content: { 'application/pdf': { schema: binary } } },
        401: json('Nobody is signed in'),
        404: json('There is no such attempt, or the answer has no pages'),
        422: json('The PDF cannot be made'),
        429: json('Too many files in a short time'),
      },
    },
  },
  '/api/tests/card/{attempt}': {
    get: {
      operationId: 'tests_card',
      summary:
        'The result card of an attempt of the caller as PDF, with the QR code of the link that verifies it',
      tags: ['Tests'],
      security: [{ session: [] }, { bearer: [] }],
      requestParams: { path: z.object({ attempt: z.string() }) },
      responses: {
        200: { description: 'The card', content: { 'application/pdf': { schema: binary } } },
        401: json('Nobody is signed in'),
        404: json('It is somebody else’s attempt, has no result yet, or the student has no name'),
        429: json('Too many files in a short time'),
      },
    },
  },
  '/api/tests/file': {
    get: {
      operationId: 'tests_file',
      summary: 'A photo or PDF of a written answer, in ranges if asked',
      description:
        'For the owner of the attempt and for staff who may see it. Photos are WebP, upright, without metadata.',
      tags: ['Tests'],
      security: [{}, { session: [] }, { bearer: [] }],
      requestParams: { query: FileQuerySchema },
      responses: {
        200: {
          description: 'The file',
          content: { 'image/webp': { schema: binary }, 'application/pdf': { schema: binary } },
        },
        206: { description: 'The range that was asked for' },
        401: json('Nobody is signed in'),
        404: json('There is no such attempt, or the file has not arrived'),
        416: { description: 'The range is outside the file' },
      },
    },
  },
  '/api/tests/addfile': {
    post: {
      operationId: 'tests_addfile',
      summary: 'Add a photo or PDF to a written answer of an attempt of the caller',
      description:
        'Sent again, it is the same file. After the end only files are taken that an answer names which came in time. An answer names a file by its SHA-256, so that it may be saved first.',
      tags: ['Tests'],
      security: [{}, { session: [] }, { bearer: [] }],
      requestParams: { query: AddFileQuerySchema },
      requestBody: { content: { 'multipart/form-data': { schema: z.object({ file: binary }) } } },
      responses: {
        200: {
          description: 'Kept, or refused with a code: `unfit`, `over`, `filesFull`, `limit`',
          content: { 'application/json': { schema: z.union([AcceptedSchema, RefusedSchema]) } },
        },
        400: wrong('No file, not the one of that SHA-256, or neither a photo nor a PDF that can be read'),
        401: json('Nobody is signed in'),
        403: json('The session is read-only'),
        404: json('There is no such attempt'),
        413: json('The file is larger than 8 MB'),
      },
    },
  },
}
