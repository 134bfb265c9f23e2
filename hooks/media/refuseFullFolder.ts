import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug } from 'payload'
import { ANSWERS } from '#domain/text/messages.ts'

const FOLDER_CONTENTS: [CollectionSlug, string][] = [
  ['media-folders', 'parent'],
  ['media', 'folder'],
  ['private-files', 'folder'],
]

/** Before a delete: only empty folders may be deleted. */
export const refuseFullFolder: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const [collection, field] of FOLDER_CONTENTS) {
    const { totalDocs } = await req.payload.db.count({ collection, where: { [field]: { equals: id } }, req })
    if (totalDocs > 0) throw new APIError(ANSWERS.folderNotEmpty, 400, null, true)
  }
}
