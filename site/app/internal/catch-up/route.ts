import { revalidateTag } from 'next/cache'
import { changesSince } from '#site/data/base/changesSince.ts'
import { isFromServer } from '../isFromServer.ts'

/**
 * `POST ?since=n` from site/proxy.ts: fetches the changes after number `n` from the headless server, invalidates it, and answers with the
 * number of the last one. Needs INTERNAL_SECRET.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isFromServer(request)) return Response.json({ ok: false }, { status: 403 })
  const changes = await changesSince(Number(new URL(request.url).searchParams.get('since')))
  if (!changes) return Response.json({ ok: false }, { status: 502 })
  for (const tag of changes.tags) revalidateTag(tag, { expire: 0 })
  return Response.json({ ok: true, last: changes.last })
}
