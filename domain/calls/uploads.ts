import { z } from 'zod'
import { DigestSchema } from '../exams/answers/answerFiles.ts'
import { MAX_UPLOAD_BYTES, partCount, UPLOAD_KINDS } from '../storage/uploadParts.ts'
import { AcceptedSchema } from './responses.ts'

/** The signed token that names an upload. */
const token = z.string().min(1).max(2000)
const digests = z.array(DigestSchema).min(1).max(partCount(MAX_UPLOAD_BYTES))

export const StartUploadBodySchema = z.strictObject({
  kind: z.enum(UPLOAD_KINDS),
  name: z.string().trim().min(1).max(255),
  size: z.number().int().min(1).meta({ description: 'Bytes' }),
})
export const StartedUploadSchema = AcceptedSchema.extend({ upload: token, partBytes: z.number().int() })
export type StartedUpload = z.infer<typeof StartedUploadSchema>

export const UploadBodySchema = z.strictObject({ upload: token })
export const UploadStateSchema = AcceptedSchema.extend({
  partBytes: z.number().int(),
  parts: z
    .array(z.object({ part: z.number().int(), sha256: z.string() }))
    .meta({ description: 'The parts that have arrived' }),
})
export type UploadState = z.infer<typeof UploadStateSchema>

export const AddPartQuerySchema = z.object({
  upload: token,
  part: z.coerce.number().int().min(0),
  sha256: DigestSchema,
})

export const FinishUploadBodySchema = z.strictObject({
  upload: token,
  title: z.string().trim().min(1).max(200),
  parts: digests.meta({ description: 'SHA-256 of each part, in order' }),
})
export const FinishedUploadSchema = AcceptedSchema.extend({ id: z.string(), title: z.string() })
export type FinishedUpload = z.infer<typeof FinishedUploadSchema>
