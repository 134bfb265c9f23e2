import type { z } from 'zod'
import { problemText } from '#domain/text/problemText.ts'
import type { Text } from '#domain/text/textOf.ts'

/** Validation messages by field path, such as `rows.0.phone`; `body` for the whole input. */
export const invalidFields = (error: z.ZodError): Record<string, Text> =>
  Object.fromEntries(error.issues.map((issue) => [issue.path.join('.') || 'body', problemText(issue)]))
