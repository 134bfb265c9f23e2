import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { projectBase } from '#domain/links/projectPath.ts'
import type { Project } from '#payload-types'
import { env } from '../../config/env.ts'

/** The storefront's base URL for links in messages: the project's first host, else its path below PUBLIC_URL. No trailing slash. */
export async function projectAddress(
  payload: BasePayload,
  { id, slug }: RequestProject,
): Promise<{ host: string; address: string }> {
  const project = await payload.db.findOne<Project>({
    collection: 'projects',
    where: { id: { equals: id } },
    select: { domains: true },
  })
  const open = new URL(env().PUBLIC_URL)
  const host = project?.domains?.[0]?.host
  if (!host) return { host: open.hostname, address: `${open.origin}${projectBase(slug)}` }
  const port = open.port ? `:${open.port}` : ''
  return { host, address: `${open.protocol}//${host}${port}` }
}
