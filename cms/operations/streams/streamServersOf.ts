import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { playlistOf } from '#domain/learning/playlistAddress.ts'

/** Servers that the pages of a class open at most; a header of more is not read by every browser. */
const MAX_SERVERS = 20

/** Origins of the streams of other servers that the lessons of a class play. */
export async function streamServersOf(
  payload: BasePayload,
  { project, klass }: { project: string; klass: string },
): Promise<string[]> {
  const [found] = await readRows({
    payload,
    collection: 'classes',
    where: { and: [{ project: { equals: project } }, { slug: { equals: klass } }] },
    sort: ['id'],
    limit: 1,
    select: ['id'],
  })
  if (!found) return []
  const lectures = await payload.db.find<{ kind: string; file?: unknown; playlist?: string | null }>({
    collection: 'lectures',
    where: { and: [{ class: { equals: found.id } }, { playlist: { exists: true } }] },
    limit: 0,
    pagination: false,
  })
  const origins = lectures.docs.flatMap((lecture) => {
    const address = playlistOf(lecture)
    return address && URL.canParse(address) ? [new URL(address).origin] : []
  })
  return [...new Set(origins)].sort().slice(0, MAX_SERVERS)
}
