import { z } from 'zod'
import { MAX_DOCUMENTS_PER_CALL } from '../storage/limits.ts'
import { AcceptedSchema } from './responses.ts'

const id = z.string().min(1).max(60)
const figures = { files: z.number().int(), bytes: z.number().int().meta({ description: 'Sizes included' }) }

export const FILE_COLLECTIONS = ['media', 'private-files'] as const
const collection = z.enum(FILE_COLLECTIONS)

const StoredDocumentSchema = z.object({
  id: z.string(),
  collection,
  title: z.string(),
  /** URL of the file; private files require the session. */
  url: z.string(),
  thumbnail: z.string().nullable(),
  mimeType: z.string(),
  bytes: z.number().int(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  folder: z.string().nullable(),
  addedOn: z.number(),
  replacedOn: z.number().nullable(),
})
export type StoredDocument = z.infer<typeof StoredDocumentSchema>

export const StorageUsageSchema = AcceptedSchema.extend({
  store: z.enum(['local', 's3']),
  collections: z.array(z.object({ collection, ...figures })),
  folders: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      path: z.string(),
      parent: z.string().nullable(),
      updatedAt: z.string(),
      ...figures,
    }),
  ),
  withoutFolder: z.object(figures),
  largest: z.array(StoredDocumentSchema),
  projects: z
    .array(z.object({ id: z.string(), title: z.string(), ...figures }))
    .nullable()
    .meta({ description: 'Every project, for platform owners; null for others' }),
})
export type StorageUsage = z.infer<typeof StorageUsageSchema>

export const StorageCheckSchema = AcceptedSchema.extend({
  missing: z.array(StoredDocumentSchema).meta({ description: 'Documents whose file is not in the store' }),
  unused: z
    .array(StoredDocumentSchema)
    .meta({ description: 'Files that nothing refers to, older than a day' }),
  duplicates: z
    .array(z.array(StoredDocumentSchema))
    .meta({ description: 'Groups of documents with the same content' }),
  orphans: z
    .array(z.object({ key: z.string(), bytes: z.number().int(), modifiedOn: z.number() }))
    .nullable()
    .meta({ description: 'Files that no document has, older than a day; for platform owners' }),
})
export type StorageCheck = z.infer<typeof StorageCheckSchema>

const ids = z.array(id).min(1).max(MAX_DOCUMENTS_PER_CALL)
export const MoveFilesBodySchema = z.strictObject({
  collection,
  ids,
  folder: id.nullable().meta({ description: 'Null takes the files out of their folders' }),
})
export const DeleteFilesBodySchema = z.strictObject({ collection, ids })
export const DeleteOrphansBodySchema = z.strictObject({
  keys: z.array(z.string().min(3).max(260)).min(1).max(MAX_DOCUMENTS_PER_CALL),
})
export const ChangedFilesSchema = AcceptedSchema.extend({ changed: z.number().int() })
