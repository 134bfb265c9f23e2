import type { BasePayload } from 'payload'
import { countRows, readRow } from '#database/guard.ts'
import type { ProjectView } from '#domain/calls/superAdmin.ts'
import type { Project } from '#payload-types'
import { unfinishedKey } from './unfinished.ts'

/** A project for platform owners, with counts of people, products and orders. */
export async function projectView(payload: BasePayload, project: Project): Promise<ProjectView> {
  const where = { project: { equals: project.id } }
  const [people, products, orders, unfinished] = await Promise.all([
    countRows({ payload, collection: 'users', where }),
    countRows({ payload, collection: 'selling-products', where }),
    countRows({ payload, collection: 'orders', where }),
    readRow({ payload, collection: 'claims', where: { key: { equals: unfinishedKey(project.slug) } } }),
  ])
  return {
    id: String(project.id),
    slug: project.slug,
    title: project.title,
    status: project.status,
    hosts: (project.domains ?? []).map(({ host }) => host),
    timeZone: project.timeZone,
    createdAt: Date.parse(project.createdAt),
    isUnfinished: unfinished !== null,
    counts: { people, products, orders },
  }
}

/** A page of all projects, by title. */
export async function listProjects(
  payload: BasePayload,
  { page, limit }: { page: number; limit: number },
): Promise<{ projects: ProjectView[]; total: number }> {
  const found = await payload.db.find<Project>({ collection: 'projects', sort: ['title', 'id'], page, limit })
  const projects: ProjectView[] = []
  for (const project of found.docs) projects.push(await projectView(payload, project))
  return { projects, total: found.totalDocs }
}

export const findProjectBySlug = (payload: BasePayload, slug: string): Promise<Project | null> =>
  payload.db.findOne<Project>({ collection: 'projects', where: { slug: { equals: slug } } })
