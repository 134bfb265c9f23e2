import type { PayloadRequest } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { viewerOf } from '#access/viewer.ts'
import { idOf } from '#database/idOf.ts'
import type { ResourceGate } from '#domain/calls/resources.ts'
import type { FreeResource } from '#payload-types'
import { hasSubmittedForm } from './unlocked.ts'

export type OpenedResource = { resource: FreeResource; gate: ResourceGate }

/** A published free resource and the gate that remains for this visitor. If its lead form was deleted, signing in is enough. */
export async function openResource(
  req: PayloadRequest,
  project: RequestProject,
  slug: string,
  now: Date,
): Promise<OpenedResource | null> {
  const resource = await req.payload.db.findOne<FreeResource>({
    collection: 'free-resources',
    where: {
      and: [
        { project: { equals: project.id } },
        { slug: { equals: slug } },
        { _status: { equals: 'published' } },
      ],
    },
  })
  if (!resource) return null
  return { resource, gate: await gateOf(req, project, resource, now) }
}

async function gateOf(
  req: PayloadRequest,
  project: RequestProject,
  resource: FreeResource,
  now: Date,
): Promise<ResourceGate> {
  if (resource.gate === 'open') return 'open'
  const viewer = viewerOf(req)
  const user = viewer && viewer.project === project.id ? viewer.id : null
  const form = resource.gate === 'leadForm' ? idOf(resource.leadForm) : null
  if (!form) return user ? 'open' : 'signIn'
  return (await hasSubmittedForm(req, { project, user, form, now })) ? 'open' : 'leadForm'
}
