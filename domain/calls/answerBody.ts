import type { Locale } from '../text/locales.ts'
import { renderText } from '../text/renderText.ts'
import type { Text } from '../text/textOf.ts'

/** A response of a call whose texts are not rendered yet; without `message`, the message is empty. */
export type UnrenderedResponse = {
  apiSuccess: boolean
  message?: Text
  fields?: Readonly<Record<string, Text>>
}

type Rendered<Answer> = { apiSuccess: boolean; message: string; fields?: Record<string, string> } & Omit<
  Answer,
  keyof UnrenderedResponse
>

/** The body of a response, with its texts in the language of the request. All our calls use it. */
export function answerBody<Answer extends UnrenderedResponse>(
  locale: Locale,
  { apiSuccess, message, fields, ...rest }: Answer,
): Rendered<Answer> {
  const text = message ? renderText(locale, message) : ''
  if (!fields) return { apiSuccess, message: text, ...rest }
  const problems = Object.entries(fields).map(([field, problem]) => [field, renderText(locale, problem)])
  return { apiSuccess, message: text, ...rest, fields: Object.fromEntries(problems) }
}
