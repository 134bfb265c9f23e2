import { headers as requestHeaders } from 'next/headers'
import type { BasePayload, PayloadRequest } from 'payload'
import { type Viewer, viewerOf } from '#access/viewer.ts'

type Asked = Pick<PayloadRequest, 'payload' | 'headers' | 'user' | 'context'>

/**
 * The request behind a component of the panel, and who asks. Payload's page for wrong addresses hands its parts no request:
 * those find out themselves.
 */
export async function viewerOfPage(props: {
  payload: BasePayload
  req?: PayloadRequest
}): Promise<{ req: PayloadRequest; viewer: Viewer } | null> {
  let req = props.req
  if (!req) {
    const headers = await requestHeaders()
    const { user } = await props.payload.auth({ headers })
    const asked: Asked = { payload: props.payload, headers, user: user as never, context: {} }
    req = asked as PayloadRequest
  }
  const viewer = viewerOf(req)
  return viewer?.isStaff ? { req, viewer } : null
}
