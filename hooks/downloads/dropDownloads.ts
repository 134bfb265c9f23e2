import type { CollectionBeforeDeleteHook } from 'payload'

/** Before a digital item is deleted: deletes its download counts. */
export const dropDownloads: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({ collection: 'item-downloads', where: { item: { equals: id } }, req })
}
