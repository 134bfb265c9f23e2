import type { PayloadRequest } from 'payload'

const slugs = new Map<string, string>()

/** The slug of a project by its id; slugs never change, so each is read once. */
export async function projectSlug(req: PayloadRequest, id: string): Promise<string | null> {
  const known = slugs.get(id)
  if (known) return known
  const project = await req.payload.findByID({
    collection: 'projects',
    id,
    depth: 0,
    select: { slug: true },
    disableErrors: true,
    overrideAccess: true, // only the slug, which every URL of the project shows
    req,
  })
  if (project) slugs.set(id, project.slug)
  return project?.slug ?? null
}
