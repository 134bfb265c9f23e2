import { z } from 'zod'

/** When a class gives a certificate: from this percentage of completed lessons on and, where there is one, its quiz. Null percent: never. */
export type CertificateRule = { percent: number | null; hasQuiz: boolean }

/** Whether somebody has earned the certificate of a class. */
export const earnsCertificate = (
  { percent, hasQuiz }: CertificateRule,
  progress: { percent: number; hasPassedQuiz: boolean },
): boolean => percent !== null && progress.percent >= percent && (!hasQuiz || progress.hasPassedQuiz)

const NUMBERS = 900_000
const SMALLEST = 100_000

/** A number such as `CT-26-104872`, as people read it to each other. @param random a whole number from 0 below its argument */
export const certificateNumber = (at: Date, random: (below: number) => number): string =>
  `CT-${String(at.getUTCFullYear()).slice(2)}-${SMALLEST + random(NUMBERS)}`

/** What a certificate states, and what is signed: the short name of the student, the title of the class and the day. */
export const StatementSchema = z.strictObject({
  /** Version of the statement. */
  v: z.literal(1),
  /** Slug of the project. */
  project: z.string(),
  /** Id of the key it is signed with. */
  key: z.string(),
  number: z.string(),
  name: z.string(),
  title: z.string(),
  /** `2026-11-25` */
  on: z.iso.date(),
})
export type Statement = z.infer<typeof StatementSchema>

/** The statement as it is signed. */
export const statementText = ({ v, project, key, number, name, title, on }: Statement): string =>
  JSON.stringify({ v, project, key, number, name, title, on })

/** The statement of a signed text; null for anything else. */
export function readStatement(text: string): Statement | null {
  try {
    return StatementSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
