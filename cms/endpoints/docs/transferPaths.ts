import { z } from 'zod'
import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { ExportRequestSchema, ImportCheckSchema } from '#domain/calls/transfers.ts'
import { binary, json, panelOnly, wrong } from './pathParts.ts'

const anyObject = { type: 'object', additionalProperties: true } as const

/** Imports and exports of lists (cms/config/transfers.ts). */
export const TRANSFER_PATHS: ZodOpenApiPathsObject = {
  '/api/exports/download': {
    post: {
      operationId: 'exports_download',
      summary: 'A list of the panel as a file',
      description:
        'The documents of the collection that the modules of the person open, filtered by `where`. Lists with personal data need a fresh code. Written to the audit log.',
      ...panelOnly,
      requestBody: { content: { 'application/json': { schema: z.object({ data: ExportRequestSchema }) } } },
      responses: {
        200: { description: 'The file', content: { 'text/csv': { schema: binary } } },
        400: wrong('Not a list that is exported, or a filter by a field that the person may not see'),
        403: json('No module opens the list, or a fresh code is needed first'),
      },
    },
  },
  '/api/exports/export-preview': {
    post: {
      operationId: 'exports_preview',
      summary: 'The first rows of such a file',
      ...panelOnly,
      requestBody: { content: { 'application/json': { schema: anyObject } } },
      responses: {
        200: { description: 'The rows', content: { 'application/json': { schema: anyObject } } },
        400: wrong('Not a list that is exported'),
        403: json('No module opens the list'),
      },
    },
  },
  '/api/imports/check': {
    post: {
      operationId: 'imports_check',
      summary: 'What an import of a file would do, row by row; nothing is stored',
      ...panelOnly,
      requestBody: { content: { 'multipart/form-data': { schema: anyObject } } },
      responses: {
        200: { description: 'The rows', content: { 'application/json': { schema: ImportCheckSchema } } },
        400: json('Not a list that is imported, or not such a file'),
        403: json('The person may not write the list'),
      },
    },
  },
  '/api/imports/template': {
    get: {
      operationId: 'imports_template',
      summary: 'A CSV file with the columns of a list and an example row',
      ...panelOnly,
      requestParams: { query: z.object({ list: z.string() }) },
      responses: {
        200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
        400: json('A list without a template'),
        403: json('No module opens imports'),
      },
    },
  },
  '/api/imports/preview-data': {
    post: {
      operationId: 'imports_preview',
      summary: 'The rows of a file as they will be imported',
      ...panelOnly,
      requestBody: { content: { 'application/json': { schema: anyObject } } },
      responses: {
        200: { description: 'The rows', content: { 'application/json': { schema: anyObject } } },
        400: wrong('Not a list that is imported, or not such a file'),
        403: json('The person may not write the list'),
      },
    },
  },
}
