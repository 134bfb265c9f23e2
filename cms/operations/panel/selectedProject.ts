import type { PayloadRequest } from 'payload'
import { projectOf } from '#access/projectOf.ts'
import { scopeOf } from '#access/scope.ts'
import type { Viewer } from '#access/viewer.ts'
import type { Project } from '#payload-types'

export type SelectableProject = Pick<Project, 'id' | 'slug' | 'title' | 'status' | 'timeZone'>

export type SelectedProject = {
  /** The selected project, or all of them for a platform owner without a selection. */
  projects: SelectableProject[]
  /** Projects a platform owner can select; for others the same as `projects`. */
  choices: SelectableProject[]
  isAll: boolean
  /** Time zone for days in figures. */
  timeZone: string
}

const DEFAULT_ZONE = 'Asia/Kolkata'

/** The projects that a page of the panel shows, with the same limits as `inProject`. Cached per request. */
export async function selectedProjectOf(req: PayloadRequest, viewer: Viewer): Promise<SelectedProject> {
  const cached = req.context.selectedProjectOf as SelectedProject | undefined
  if (cached) return cached
  const own = projectOf(req)?.id ?? viewer.project
  const { docs } = await req.payload.db.find<Project>({
    collection: 'projects',
    where: viewer.isOwner ? {} : { id: { equals: own } },
    select: { slug: true, title: true, status: true, timeZone: true },
    sort: 'title',
    pagination: false,
  })
  const choices = docs.map(({ id, slug, title, status, timeZone }) => ({
    id: String(id),
    slug,
    title,
    status,
    timeZone,
  }))
  const chosen = viewer.isOwner ? scopeOf(req) : own
  const projects = chosen ? choices.filter(({ id }) => id === chosen) : choices
  const here = choices.find(({ id }) => id === own)
  const scope: SelectedProject = {
    projects,
    choices,
    isAll: viewer.isOwner && !chosen,
    timeZone: ((chosen && projects[0]) || here)?.timeZone ?? DEFAULT_ZONE,
  }
  req.context.selectedProjectOf = scope
  return scope
}
