import { z } from 'zod'
import { QUERY_LENGTH } from '../../search/queryLength.ts'
import { AcceptedSchema } from '../responses.ts'

export const OwnSearchQuerySchema = z.object({ q: z.string().max(QUERY_LENGTH) })

/** What was found in the person's own courses. */
const OwnFoundSchema = z.object({
  kind: z.enum(['course', 'section', 'lesson', 'note']),
  /** The text of a note. */
  title: z.string(),
  /** What it is in; empty for a course. */
  where: z.string(),
  /** Slugs of the class and of the lesson to open; a course has no lesson. */
  class: z.string(),
  lesson: z.string().nullable(),
  /** Of a note: the second of the recording. */
  atS: z.number().nullable(),
  /** Of a note in a PDF: its page. */
  page: z.number().nullable(),
})
export type OwnFound = z.infer<typeof OwnFoundSchema>

/** At most 5 courses, 5 sections, 20 lessons and 10 notes. */
export const OwnSearchResponseSchema = AcceptedSchema.extend({ found: z.array(OwnFoundSchema) })
