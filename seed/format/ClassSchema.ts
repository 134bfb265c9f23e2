import { z } from 'zod'
import { SUBJECTS } from '#domain/catalogue/subjects.ts'
import { line, slug, text } from './cells.ts'

/** One class: a row of `classes.csv`, an object of `classes.json`, or the fields of `classes/<slug>.md`. */
export const ClassSchema = z.strictObject({
  slug,
  title: line(150),
  hindiTitle: line(150).optional(),
  summary: text(300).optional(),
  subject: z.enum(SUBJECTS),
})

export type SeedClass = z.infer<typeof ClassSchema>
