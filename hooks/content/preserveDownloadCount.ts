import type { CollectionBeforeChangeHook } from 'payload'
import type { FreeResource } from '#payload-types'

/**
 * Before a free resource is saved: keeps the stored download count. A version has the count of its day, and
 * publishing it would restore that.
 */
export const preserveDownloadCount: CollectionBeforeChangeHook<FreeResource> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !originalDoc) return data
  const row = await req.payload.db.findOne<FreeResource>({
    collection: 'free-resources',
    where: { id: { equals: originalDoc.id } },
    select: { downloadCount: true },
    req,
  })
  return { ...data, downloadCount: row?.downloadCount ?? 0 }
}
