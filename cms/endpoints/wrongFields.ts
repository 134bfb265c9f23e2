import type { z } from 'zod'

/** What is wrong with an input, by field: `rows.0.phone` within lists, `body` for the whole. */
export const wrongFields = (error: z.ZodError): Record<string, string> =>
  Object.fromEntries(error.issues.map((issue) => [issue.path.join('.') || 'body', issue.message]))
