import type { PayloadRequest } from 'payload'
import type { Batch } from '#payload-types'
import { projectIdOf } from '../../content/projectIdOf.ts'

const MAX_BATCHES = 500

/** Batches of the project to which staff who may grant accommodations may grant one, by title: the first 500. */
export async function grantableBatches(req: PayloadRequest): Promise<{ id: string; title: string }[]> {
  const project = projectIdOf(req)
  if (!project) return []
  const { docs } = await req.payload.db.find<Batch>({
    collection: 'batches',
    where: { project: { equals: project } },
    sort: 'title',
    limit: MAX_BATCHES,
    pagination: false,
    select: { title: true },
  })
  return docs.map(({ id, title }) => ({ id: String(id), title }))
}
