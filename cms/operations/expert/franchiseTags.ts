import type { PayloadRequest } from 'payload'
import type { ProjectConfig } from '#payload-types'
import { projectIdOf } from '../content/projectIdOf.ts'

/** The groups of partners that the project knows (franchiseeTags of its config). */
export async function franchiseTags(req: PayloadRequest): Promise<string[]> {
  const project = projectIdOf(req)
  const config = project
    ? await req.payload.db.findOne<ProjectConfig>({
        collection: 'project-configs',
        where: { project: { equals: project } },
      })
    : null
  return (config?.franchiseeTags ?? []).flatMap(({ tag }) => tag || [])
}
