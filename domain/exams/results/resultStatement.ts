import { z } from 'zod'

/** What the card of a result states, and what is signed. `marking` is the number of the marking; later ones replace it. */
export const ResultStatementSchema = z.strictObject({
  /** Version of the statement; certificates are 1. */
  v: z.literal(2),
  /** Slug of the project. */
  project: z.string(),
  /** Id of the key it is signed with. */
  key: z.string(),
  attempt: z.string(),
  marking: z.number().int(),
  /** Short name of the student. */
  name: z.string(),
  /** Of the paper. */
  title: z.string(),
  /** Marks as text, such as `174` and `300`. */
  marks: z.string(),
  full: z.string(),
  /** Null while too few have taken the paper, and for later attempts. */
  standing: z.object({ rank: z.number(), candidates: z.number(), percentile: z.string() }).nullable(),
  /** Day of the card, `2026-11-25`. */
  on: z.iso.date(),
})
export type ResultStatement = z.infer<typeof ResultStatementSchema>

/** The statement as it is signed. */
export const resultStatementText = (statement: ResultStatement): string =>
  JSON.stringify(ResultStatementSchema.parse(statement))

/** The statement of a signed text; null for anything else. */
export function readResultStatement(text: string): ResultStatement | null {
  try {
    return ResultStatementSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
