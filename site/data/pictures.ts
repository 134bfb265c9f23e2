import { getList } from './base/rest.ts'
import { type Picture, withProjectUrl } from './Picture.ts'

/** Uploaded pictures by their ids; deleted ones are left out. */
export async function getPictures(project: string, ids: string[]): Promise<Map<string, Picture>> {
  if (ids.length === 0) return new Map()
  const list = await getList<Picture & { id: string }>({
    project,
    collection: 'media',
    severity: 'medium',
    query: { where: { id: { in: ids } }, limit: ids.length, depth: 0 },
  })
  return new Map(
    list?.docs.flatMap((picture) => {
      const plain = withProjectUrl(project, picture)
      return plain ? [[picture.id, plain] as const] : []
    }),
  )
}
