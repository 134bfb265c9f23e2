import type { PayloadRequest } from 'payload'
import { localeOf } from '#access/projectOf.ts'
import { answerBody, type Unwritten } from '#domain/calls/answerBody.ts'
import type { Text } from '#domain/text/textOf.ts'

export type Refusal = {
  apiSuccess: false
  message: Text
  code?: string
  retryAfterS?: number
  httpStatus?: number
}

/** What a call says before it is written, with its HTTP status, 200 when it names none. */
export type Spoken = Unwritten & { httpStatus?: number }

/** An expected refusal: answered as 200 with the message, unless `httpStatus` says who was refused (401, 403, 404, 409). */
export const refuse = (message: Text, code?: string, extra: Partial<Refusal> = {}): Refusal => ({
  apiSuccess: false,
  message,
  ...(code ? { code } : {}),
  ...extra,
})

/** A call that did what was asked, and what it says about it, if anything. */
export const done = (message?: Text) => ({ apiSuccess: true as const, ...(message ? { message } : {}) })

/** An answer as a response in the language of the request; 200 unless it says another `httpStatus`. */
export function respond<Answer extends Spoken>(
  req: Pick<PayloadRequest, 'headers'>,
  { httpStatus = 200, ...answer }: Answer,
  headers: HeadersInit = {},
): Response {
  const sent = new Headers(headers)
  sent.set('content-type', 'application/json; charset=utf-8')
  sent.set('cache-control', 'no-store')
  return new Response(JSON.stringify(answerBody(localeOf(req), answer)), {
    status: httpStatus,
    headers: sent,
  })
}
