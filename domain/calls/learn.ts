import { z } from 'zod'
import { LECTURE_KINDS } from '../learning/lectureCounts.ts'
import { AcceptedSchema } from './answers.ts'

export const LectureQuerySchema = z.object({
  class: z.string().min(1).max(100),
  lecture: z.string().min(1).max(100),
})
export const CompleteBodySchema = z.object({ lecture: z.string().min(1).max(60) })

export const LectureAnswerSchema = AcceptedSchema.extend({
  lecture: z.object({
    id: z.string(),
    title: z.string(),
    slug: z.string(),
    chapter: z.string(),
    kind: z.enum(LECTURE_KINDS),
    minutes: z.number(),
    isFree: z.boolean(),
    isCompleted: z.boolean(),
    /** Lexical tree of a text lecture or of the notes under a video. */
    body: z.unknown().nullable(),
    youtube: z.string().nullable(),
    /** Address of the PDF, which checks access itself. */
    pdfUrl: z.string().nullable(),
  }),
  isEnrolled: z.boolean(),
  /** Ids of the lectures of this class that the person has completed. */
  completed: z.array(z.string()),
})

export const MyClassSchema = z.object({
  class: z.object({ title: z.string(), slug: z.string(), subject: z.string().nullable() }),
  productTitle: z.string().nullable(),
  lectures: z.number(),
  completed: z.number(),
  percent: z.number(),
  endsAt: z.number().nullable(),
  next: z
    .object({ title: z.string(), slug: z.string(), chapter: z.string(), minutes: z.number() })
    .nullable(),
})
export const MyClassesAnswerSchema = AcceptedSchema.extend({ classes: z.array(MyClassSchema) })
export const CompleteAnswerSchema = AcceptedSchema.extend({
  completed: z.number(),
  lectures: z.number(),
  percent: z.number(),
})

export type LectureAnswer = z.infer<typeof LectureAnswerSchema>
export type MyClass = z.infer<typeof MyClassSchema>
