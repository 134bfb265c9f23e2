import type { Locale } from '../text/locales.ts'
import { textIn } from '../text/textIn.ts'
import type { Text } from '../text/textOf.ts'

/** An answer of a call before it is written; without a message nothing is said. */
export type Unwritten = {
  apiSuccess: boolean
  message?: Text | string
  fields?: Readonly<Record<string, Text | string>>
}

/** The same as it goes out: its texts in the language of whoever asked. Every answer of ours is written by this. */
export function answerBody<Answer extends Unwritten>(
  locale: Locale,
  { apiSuccess, message, fields, ...rest }: Answer,
): { apiSuccess: boolean; message: string; fields?: Record<string, string> } & Omit<Answer, keyof Unwritten> {
  const said = typeof message === 'object' ? textIn(locale, message) : (message ?? '')
  if (!fields) return { apiSuccess, message: said, ...rest }
  const wrong = Object.entries(fields).map(([field, problem]) => [
    field,
    typeof problem === 'object' ? textIn(locale, problem) : problem,
  ])
  return { apiSuccess, message: said, ...rest, fields: Object.fromEntries(wrong) }
}
