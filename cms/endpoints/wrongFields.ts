import type { z } from 'zod'
import { problemText } from '#domain/text/problemText.ts'
import type { Text } from '#domain/text/textOf.ts'

/** What is wrong with an input, by field: `rows.0.phone` within lists, `body` for the whole. */
export const wrongFields = (error: z.ZodError): Record<string, Text> =>
  Object.fromEntries(error.issues.map((issue) => [issue.path.join('.') || 'body', problemText(issue)]))
