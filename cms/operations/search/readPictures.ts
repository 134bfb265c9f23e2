import type { BasePayload } from 'payload'
import type { SearchHit } from '#domain/calls/search.ts'

/** Pictures of search hits by media id; missing ones are left out. */
export async function readPictures(
  payload: BasePayload,
  project: string,
  ids: readonly string[],
): Promise<Map<string, SearchHit['image']>> {
  if (ids.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'media',
    where: { and: [{ project: { equals: project } }, { id: { in: [...new Set(ids)] } }] },
    depth: 0,
    pagination: false,
    overrideAccess: true, // pictures are public
  })
  return new Map(
    docs.flatMap(({ id, url, sizes, focalX, focalY }) => {
      const address = sizes?.card?.url ?? url
      return address
        ? [[String(id), { url: address, focalX: focalX ?? null, focalY: focalY ?? null }] as const]
        : []
    }),
  )
}
