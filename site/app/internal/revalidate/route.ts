import { revalidateTag } from 'next/cache'
import { isFromServer } from '../isFromServer.ts'

/**
 * `POST { tags }` from the headless server: invalidates what is cached by these tags. Needs INTERNAL_SECRET.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isFromServer(request)) return Response.json({ ok: false }, { status: 403 })
  const body = (await request.json().catch(() => null)) as { tags?: unknown } | null
  const tags = Array.isArray(body?.tags)
    ? body.tags.filter((tag): tag is string => typeof tag === 'string')
    : null
  if (!tags) return Response.json({ ok: false, message: 'tags: a list of texts' }, { status: 400 })
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  return Response.json({ ok: true })
}
