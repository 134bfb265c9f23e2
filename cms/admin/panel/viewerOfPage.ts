import { headers as requestHeaders } from 'next/headers'
import type { BasePayload, PayloadRequest } from 'payload'
import { type Viewer, viewerOf } from '#access/viewer.ts'

type RequestParts = Pick<PayloadRequest, 'payload' | 'headers' | 'user' | 'context'>

/**
 * The request and viewer behind a server component of the panel; null unless staff. Payload's not-found page passes no request to its
 * components, so it is built from the headers there.
 */
export async function viewerOfPage(props: {
  payload: BasePayload
  req?: PayloadRequest
}): Promise<{ req: PayloadRequest; viewer: Viewer } | null> {
  let req = props.req
  if (!req) {
    const headers = await requestHeaders()
    const { user } = await props.payload.auth({ headers })
    const parts: RequestParts = { payload: props.payload, headers, user: user as never, context: {} }
    req = parts as PayloadRequest
  }
  const viewer = viewerOf(req)
  return viewer?.isStaff ? { req, viewer } : null
}
