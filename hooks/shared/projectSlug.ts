import type { BasePayload, PayloadRequest } from 'payload'

const slugs = new Map<string, string>()

/** The slug of a project by its id; slugs never change, so each is read once per process. */
export async function slugOfProject(payload: BasePayload, id: string): Promise<string | null> {
  const cached = slugs.get(id)
  if (cached) return cached
  const project = await payload.db.findOne<{ id: string; slug: string }>({
    collection: 'projects',
    where: { id: { equals: id } },
    select: { slug: true },
  })
  if (project) slugs.set(id, project.slug)
  return project?.slug ?? null
}

/** `slugOfProject` for a request. */
export const projectSlug = (req: PayloadRequest, id: string): Promise<string | null> =>
  slugOfProject(req.payload, id)
