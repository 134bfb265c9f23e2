import type { CollectionSlug, PayloadRequest } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'

/** Creates or updates a project's document in a settings collection. */
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
  // The caller has checked that a platform owner creates this project.
  if (existing) await payload.update({ ...options, id: existing.id, overrideAccess: true })
  else await payload.create({ ...options, overrideAccess: true })
}
