import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { viewerOf } from './viewer.ts'

/** How long a lock is valid in Payload, ms, and the maximum number of simultaneous locks. */
const LOCK_VALID_MS = 300_000
const MAX_LOCKS = 500

type Lock = {
  id: string | number
  document?: { relationTo: CollectionSlug; value: string | number | { id: string | number } } | null
}

const documentOf = (lock: Lock): string =>
  String(typeof lock.document?.value === 'object' ? lock.document.value.id : lock.document?.value)

/**
 * The locks that a person of the panel may see: those on documents they may read. A lock contains its
 * document and the person editing it, but no project.
 */
export async function readableLocks(req: PayloadRequest): Promise<Where | false> {
  if (!viewerOf(req)?.isStaff) return false
  const { docs } = await req.payload.db.find<Lock>({
    collection: 'payload-locked-documents',
    where: { updatedAt: { greater_than: new Date(Date.now() - LOCK_VALID_MS).toISOString() } },
    sort: '-updatedAt',
    limit: MAX_LOCKS,
    pagination: false,
  })
  const slugs = new Set(docs.flatMap(({ document }) => document?.relationTo ?? []))
  const visibleLocks = await Promise.all(
    [...slugs].map(async (collection) => {
      const locks = docs.filter(({ document }) => document?.relationTo === collection)
      const found = await req.payload
        .find({
          collection,
          where: { id: { in: [...new Set(locks.map(documentOf))] } },
          select: {} as never,
          depth: 0,
          limit: locks.length,
          pagination: false,
          overrideAccess: false,
          draft: true,
          req,
        })
        .catch(() => ({ docs: [] as { id: string | number }[] }))
      const readableIds = new Set(found.docs.map(({ id }) => String(id)))
      return locks.filter((lock) => readableIds.has(documentOf(lock))).map(({ id }) => id)
    }),
  )
  const ids = visibleLocks.flat()
  // An empty result instead of a refusal: the panel queries locks on every document it opens.
  return ids.length > 0 ? { id: { in: ids } } : { id: { exists: false } }
}
