import type { PayloadRequest } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { slugOfProject } from '#hooks/shared/projectSlug.ts'
import { projectIdOf } from '../content/projectIdOf.ts'

/** The project in which staff sell: that of the request, or the one a platform owner has selected. Null when there is none. */
export async function staffProject(req: PayloadRequest): Promise<RequestProject | null> {
  const id = projectIdOf(req)
  const slug = id && (await slugOfProject(req.payload, id))
  return id && slug ? { id, slug } : null
}
