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
    /** URL of the PDF; that route checks access itself. */
    pdfUrl: z.string().nullable(),
  }),
  isEnrolled: z.boolean(),
  /** Ids of the lectures of this class that the person has completed. */
  completed: z.array(z.string()),
})

export const MyClassSchema = z.object({
  class: z.object({ title: z.string(), slug: z.string(), subject: z.string().nullable() }),
  /** The product that grants access to it, and its title. */
  product: z.string().nullable(),
  productTitle: z.string().nullable(),
  lectures: z.number(),
  completed: z.number(),
  percent: z.number(),
  endsAt: z.number().nullable(),
  next: z
    .object({ title: z.string(), slug: z.string(), chapter: z.string(), minutes: z.number() })
    .nullable(),
})
/** A product that the person can open now. */
export const OwnedProductSchema = z.object({
  product: z.string(),
  title: z.string(),
  slug: z.string(),
  subject: z.string().nullable(),
  /** Path of the page that opens it. */
  href: z.string(),
  /** When it was last acquired, ms since epoch. */
  boughtAt: z.number(),
  /** Goods and keys can be bought any number of times; other access can only be extended. */
  isBoughtAgain: z.boolean(),
  /** When access ends, ms since epoch, extensions included; null for never. */
  endsAt: z.number().nullable(),
  /** Lessons of its classes; null when it has none. */
  progress: z.object({ completed: z.number(), lectures: z.number(), percent: z.number() }).nullable(),
  /** Tests of the product itself, without those of bundled products; null when it has none. */
  tests: z.object({ count: z.number(), href: z.string() }).nullable(),
})
export const OwnedAnswerSchema = AcceptedSchema.extend({
  products: z.array(OwnedProductSchema),
  /** Offers for a first order do not apply to people who have ordered. */
  hasOrdered: z.boolean(),
})
export type OwnedProduct = z.infer<typeof OwnedProductSchema>

export const MyClassesAnswerSchema = AcceptedSchema.extend({ classes: z.array(MyClassSchema) })
export const CompleteAnswerSchema = AcceptedSchema.extend({
  completed: z.number(),
  lectures: z.number(),
  percent: z.number(),
})

export type LectureAnswer = z.infer<typeof LectureAnswerSchema>
export type MyClass = z.infer<typeof MyClassSchema>
