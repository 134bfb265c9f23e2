import { z } from 'zod'
import { SUBJECTS } from '#domain/catalogue/subjects.ts'
import { line, slug, text, wholeNumber } from './cells.ts'

/** One class: a row of `classes.csv`, an object of `classes.json`, or the fields of `classes/<slug>.md`. */
export const ClassSchema = z.strictObject({
  slug,
  title: line(150),
  hindiTitle: line(150).optional(),
  summary: text(300).optional(),
  subject: z.enum(SUBJECTS),
  certificatePercent: wholeNumber(1, 100).optional(),
  certificateQuiz: slug.optional(),
  certificateQuizPercent: wholeNumber(1, 100).optional(),
})

export type SeedClass = z.infer<typeof ClassSchema>
