import { draftMode } from 'next/headers'
import { isFromServer } from '../isFromServer.ts'

/** Gives the headless server the cookie of Next's draft mode, to request pages for a single visitor. */
export async function GET(request: Request): Promise<Response> {
  if (!isFromServer(request)) return Response.json({ ok: false }, { status: 403 })
  ;(await draftMode()).enable()
  return Response.json({ ok: true })
}
