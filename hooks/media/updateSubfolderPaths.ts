import type { CollectionAfterChangeHook } from 'payload'
import { conditionalUpdate } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { pathsBelow } from '#domain/storage/folderPath.ts'
import type { MediaFolder } from '#payload-types'
import { foldersOf, nodeOf } from './folderNodes.ts'

/** After a folder was renamed or moved: updates the paths of all folders below it. */
export const updateSubfolderPaths: CollectionAfterChangeHook<MediaFolder> = async ({
  doc,
  previousDoc,
  req,
}) => {
  const project = idOf(doc.project)
  if (!project || !previousDoc?.path || previousDoc.path === doc.path) return doc
  const below = pathsBelow(nodeOf(doc), (await foldersOf(req, project)).map(nodeOf))
  if ('problem' in below) return doc
  for (const [id, path] of below.paths) {
    await conditionalUpdate({
      payload: req.payload,
      collection: 'media-folders',
      where: { id: { equals: id } },
      data: { path },
      req,
    })
  }
  return doc
}
