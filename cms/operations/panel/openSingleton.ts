import type { BasePayload, PayloadRequest } from 'payload'
import { isUniqueViolation } from '#database/guard.ts'
import type { Singleton } from '#domain/panel/singletons.ts'
import type { SelectableProject } from './selectedProject.ts'

const find = (payload: BasePayload, collection: Singleton, project: string) =>
  payload.db.findOne<{ id: string }>({ collection, where: { project: { equals: project } } })

/**
 * The id of a project's singleton document, created with defaults if missing. Skips access control: the caller has checked that the person
 * may view it.
 */
export async function openSingleton(
  req: Pick<PayloadRequest, 'payload'>,
  collection: Singleton,
  project: Pick<SelectableProject, 'id' | 'slug'>,
): Promise<string> {
  const { payload } = req
  const existing = await find(payload, collection, project.id)
  if (existing) return String(existing.id)
  try {
    const made = await payload.create({
      collection,
      data: { project: project.id } as never,
      depth: 0,
      overrideAccess: true,
      context: { project: { id: project.id, slug: project.slug }, skipAudit: true },
    })
    return String(made.id)
  } catch (err) {
    const other = isUniqueViolation(err) && (await find(payload, collection, project.id))
    if (other) return String(other.id)
    throw err
  }
}
