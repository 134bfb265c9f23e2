import type { PayloadRequest } from 'payload'
import { idOf } from '#database/idOf.ts'
import type { FolderNode } from '#domain/storage/folderPath.ts'
import type { MediaFolder } from '#payload-types'

/** All folders of a project, with their stored paths. */
export async function foldersOf(req: PayloadRequest, project: string): Promise<MediaFolder[]> {
  const { docs } = await req.payload.db.find<MediaFolder>({
    collection: 'media-folders',
    where: { project: { equals: project } },
    limit: 0,
    pagination: false,
    req,
  })
  return docs
}

export const nodeOf = (folder: MediaFolder): FolderNode => ({
  id: String(folder.id),
  title: folder.title,
  parent: idOf(folder.parent),
})
