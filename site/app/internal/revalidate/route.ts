import { timingSafeEqual } from 'node:crypto'
import { revalidateTag } from 'next/cache'

/** `POST { tags }` from the headless server: what carries one of the tags is read anew. Needs INTERNAL_SECRET. */
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

function isFromServer(request: Request): boolean {
  const expected = Buffer.from(process.env.INTERNAL_SECRET ?? '')
  const given = Buffer.from(request.headers.get('x-internal-secret') ?? '')
  return expected.length > 0 && expected.length === given.length && timingSafeEqual(expected, given)
}
