import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { viewerOf } from './viewer.ts'

/** Payload counts a lock as long, ms, and no document is edited by more people than these at once. */
const COUNTS_MS = 300_000
const LOCKS_AT_MOST = 500

type Lock = {
  id: string | number
  document?: { relationTo: CollectionSlug; value: string | number | { id: string | number } } | null
}

const documentOf = (lock: Lock): string =>
  String(typeof lock.document?.value === 'object' ? lock.document.value.id : lock.document?.value)

/**
 * The locks a person of the panel may know of: those on documents they may read. A lock names its document and who has
 * it open, and has no project of its own.
 */
export async function openLocks(req: PayloadRequest): Promise<Where | false> {
  if (!viewerOf(req)?.isStaff) return false
  const { docs } = await req.payload.db.find<Lock>({
    collection: 'payload-locked-documents',
    where: { updatedAt: { greater_than: new Date(Date.now() - COUNTS_MS).toISOString() } },
    sort: '-updatedAt',
    limit: LOCKS_AT_MOST,
    pagination: false,
  })
  const slugs = new Set(docs.flatMap(({ document }) => document?.relationTo ?? []))
  const open = await Promise.all(
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
      const known = new Set(found.docs.map(({ id }) => String(id)))
      return locks.filter((lock) => known.has(documentOf(lock))).map(({ id }) => id)
    }),
  )
  const ids = open.flat()
  // Nothing to see is no refusal: the panel asks on every document it opens.
  return ids.length > 0 ? { id: { in: ids } } : { id: { exists: false } }
}
