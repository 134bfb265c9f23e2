import { z } from 'zod'
import { LECTURE_KINDS } from '../learning/lectureCounts.ts'
import { AcceptedSchema } from './responses.ts'
import { FinishUploadBodySchema } from './uploads.ts'

/** An upload of the kind `classFolder` with the digests of its parts. */
export const ClassFolderBodySchema = FinishUploadBodySchema.omit({ title: true })

const IssueSchema = z.object({
  file: z.string(),
  row: z.union([z.string(), z.number()]),
  field: z.string(),
  reason: z.string(),
})
/** The class that an import of the folder would create. */
const OutlineSchema = z.object({
  title: z.string(),
  lectures: z.array(z.object({ chapter: z.string(), title: z.string(), kind: z.enum(LECTURE_KINDS) })),
  files: z.number().int(),
  bytes: z.number().int(),
})
export const CheckedClassSchema = AcceptedSchema.extend({
  outline: OutlineSchema.nullable().meta({ description: 'Null while there are issues' }),
  issues: z.array(IssueSchema),
  more: z.number().int().meta({ description: 'Issues beyond those listed' }),
})
export type CheckedClass = z.infer<typeof CheckedClassSchema>

/** The id of the created class. */
export const ImportedClassSchema = AcceptedSchema.extend({ id: z.string() })
