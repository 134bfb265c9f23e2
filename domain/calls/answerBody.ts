import type { Locale } from '../text/locales.ts'
import { renderText } from '../text/renderText.ts'
import type { Text } from '../text/textOf.ts'

/** An answer of a call before it is written; without a message nothing is said. */
export type UnrenderedResponse = {
  apiSuccess: boolean
  message?: Text
  fields?: Readonly<Record<string, Text>>
}

type Written<Answer> = { apiSuccess: boolean; message: string; fields?: Record<string, string> } & Omit<
  Answer,
  keyof UnrenderedResponse
>

/** The same as it goes out: its texts in the language of the request. Every answer of ours is written by this. */
export function answerBody<Answer extends UnrenderedResponse>(
  locale: Locale,
  { apiSuccess, message, fields, ...rest }: Answer,
): Written<Answer> {
  const said = message ? renderText(locale, message) : ''
  if (!fields) return { apiSuccess, message: said, ...rest }
  const wrong = Object.entries(fields).map(([field, problem]) => [field, renderText(locale, problem)])
  return { apiSuccess, message: said, ...rest, fields: Object.fromEntries(wrong) }
}
