import { z } from 'zod'
import { AcceptedSchema } from './responses.ts'

/** A photo of a student; its paths are below the project's `/api/`, sides in px. */
export const PhotoSchema = z.object({
  id: z.string(),
  path: z.string(),
  thumbPath: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})
export type PhotoView = z.infer<typeof PhotoSchema>

export const PhotoResponseSchema = AcceptedSchema.extend({ photo: PhotoSchema })
