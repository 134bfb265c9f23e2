import { z } from 'zod'
import { youtubeId } from '#domain/learning/youtubeId.ts'
import { flag, line, markdown, pdfFile, slug, wholeNumber } from './cells.ts'

/** A YouTube id or URL; parses to the id. */
export const YoutubeSchema = z.string().transform((value, context) => {
  const id = youtubeId(value)
  if (id) return id
  context.addIssue({ code: 'custom', message: 'must be a YouTube id of 11 characters or a YouTube address' })
  return z.NEVER
})

type Field = 'body' | 'youtube' | 'pdf'
type Content = { kind?: unknown } & Partial<Record<Field, unknown>>
type Rule = [(lecture: Content) => boolean, { path: PropertyKey[]; message: string; when: () => boolean }]

const needs = (kind: string, field: Field): Rule => [
  (lecture) => lecture.kind !== kind || lecture[field] !== undefined,
  { path: [field], message: `is required for a ${kind} lecture`, when: () => true },
]

const only = (kind: string, field: Field): Rule => [
  (lecture) => lecture.kind === kind || lecture[field] === undefined,
  { path: [field], message: `is only for a ${kind} lecture`, when: () => true },
]

/**
 * One lecture: a row of `lectures.csv`, an object of `lectures.json`, or a `##` section of
 * `classes/<slug>.md`. Its key is class and slug together; without `rank` it follows the lecture above it.
 */
export const LectureSchema = z
  .strictObject({
    class: slug,
    slug,
    chapter: line(120),
    title: line(150),
    hindiChapter: line(120).optional(),
    hindiTitle: line(150).optional(),
    rank: wholeNumber(0, 1_000_000).optional(),
    kind: z.enum(['text', 'video', 'pdf']),
    minutes: wholeNumber(1, 1000),
    isFree: flag.default(false),
    body: markdown.optional(),
    youtube: YoutubeSchema.optional(),
    pdf: pdfFile.optional(),
  })
  .refine(...needs('text', 'body'))
  .refine(...needs('video', 'youtube'))
  .refine(...needs('pdf', 'pdf'))
  .refine(...only('video', 'youtube'))
  .refine(...only('pdf', 'pdf'))

export type SeedLecture = z.infer<typeof LectureSchema>
