import type { PayloadRequest } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { idOf } from '#database/idOf.ts'
import type { SecretCollection } from '#domain/calls/settings.ts'
import type { Project } from '#payload-types'

export type StoredSettings = {
  project: RequestProject
  /** The row with its secrets, still encrypted. */
  row: Record<string, unknown>
}

/**
 * A settings document with its encrypted secrets, if the requesting user may read it; null otherwise. The project is that of the document,
 * since a platform owner may have selected another one.
 */
export async function settingsDocument(
  req: PayloadRequest,
  collection: SecretCollection,
  id: string,
): Promise<StoredSettings | null> {
  const found = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    select: { project: true },
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  const projectId = idOf(found?.project)
  if (!projectId) return null
  const [row, project] = await Promise.all([
    req.payload.db.findOne<Record<string, unknown> & { id: string }>({
      collection,
      where: { id: { equals: id } },
    }),
    req.payload.db.findOne<Project>({ collection: 'projects', where: { id: { equals: projectId } } }),
  ])
  return row && project ? { row, project: { id: projectId, slug: project.slug } } : null
}
