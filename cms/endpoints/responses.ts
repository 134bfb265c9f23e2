import type { PayloadRequest } from 'payload'
import { localeOf } from '#access/projectOf.ts'
import { answerBody, type UnrenderedResponse } from '#domain/calls/answerBody.ts'
import type { Text } from '#domain/text/textOf.ts'

export type Refusal = {
  apiSuccess: false
  message: Text
  code?: string
  retryAfterS?: number
  httpStatus?: number
  /** What is wrong in the body, by path. */
  fields?: Readonly<Record<string, Text>>
}

/** Result of a call before its texts are translated; `httpStatus` defaults to 200. */
export type CallResult = UnrenderedResponse & { httpStatus?: number }

/** An expected refusal. Answered with status 200 and the message, unless `httpStatus` is given (401, 403, 404, 409). */
export const refuse = (message: Text, code?: string, extra: Partial<Refusal> = {}): Refusal => ({
  apiSuccess: false,
  message,
  ...(code ? { code } : {}),
  ...extra,
})

/** The refusal of one field of the body. */
export const wrongField = (field: string, message: Text, code = 'invalid'): Refusal =>
  refuse(message, code, { fields: { [field]: message } })

/** A success with an optional message. */
export const succeed = (message?: Text) => ({ apiSuccess: true as const, ...(message ? { message } : {}) })

const texts = new WeakMap<Response, string>()

/** The body of an answer that `respond` made, so that the server need not read it from a stream; undefined for others. */
export const textOfResponse = (response: Response): string | undefined => texts.get(response)

/** A JSON response with texts in the language of the request and the result's `httpStatus` (200 by default); never cached. */
export function respond<Answer extends CallResult>(
  req: Pick<PayloadRequest, 'headers'>,
  { httpStatus = 200, ...answer }: Answer,
  headers: HeadersInit = {},
): Response {
  const sent = new Headers(headers)
  sent.set('content-type', 'application/json; charset=utf-8')
  sent.set('cache-control', 'no-store')
  const text = JSON.stringify(answerBody(localeOf(req), answer))
  const response = new Response(text, { status: httpStatus, headers: sent })
  texts.set(response, text)
  return response
}
