import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'

let made = 0

/** Creates an active project with its three settings documents; `settings` has values by collection slug. */
export async function createProject(
  payload: BasePayload,
  settings: Record<string, unknown> = {},
): Promise<RequestProject> {
  const slug = `project-${process.pid}-${made++}`
  const project = await payload.create({
    collection: 'projects',
    data: {
      title: `Project ${slug}`,
      slug,
      status: 'active',
      domains: [{ host: `${slug}.localhost` }],
    } as never,
    overrideAccess: true,
  })
  const context = { project: { id: String(project.id), slug } }
  for (const collection of ['web-static-configs', 'project-configs', 'admin-configs'] as const) {
    await payload.create({
      collection,
      data: { project: project.id, ...(settings[collection] ?? {}) } as never,
      overrideAccess: true,
      context,
    })
  }
  return { id: String(project.id), slug }
}
