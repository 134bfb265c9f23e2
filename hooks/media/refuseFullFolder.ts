import type { CollectionBeforeDeleteHook, CollectionSlug } from 'payload'
import { textOf } from '#domain/text/textOf.ts'
import { TextError } from '#hooks/shared/TextError.ts'

const FOLDER_CONTENTS: [CollectionSlug, string][] = [
  ['media-folders', 'parent'],
  ['media', 'folder'],
  ['private-files', 'folder'],
]

/** Before a delete: only empty folders may be deleted. */
export const refuseFullFolder: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const [collection, field] of FOLDER_CONTENTS) {
    const { totalDocs } = await req.payload.db.count({ collection, where: { [field]: { equals: id } }, req })
    if (totalDocs > 0) throw new TextError(textOf('folderNotEmpty'), 400)
  }
}
