import type { CollectionSlug, PayloadRequest } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'

/** Creates or replaces the one document that a project has in a settings collection. */
export async function saveSettings(
  req: PayloadRequest,
  collection: CollectionSlug,
  project: RequestProject,
  data: Record<string, unknown>,
): Promise<void> {
  const { payload } = req
  const existing = await payload.db.findOne<{ id: string }>({
    collection,
    where: { project: { equals: project.id } },
  })
  const options = {
    collection,
    data: { ...data, project: project.id } as never,
    depth: 0,
    context: { project },
  }
  // A platform owner makes this project; the call asked for that.
  if (existing) await payload.update({ ...options, id: existing.id, overrideAccess: true })
  else await payload.create({ ...options, overrideAccess: true })
}
