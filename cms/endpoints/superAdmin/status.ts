import type { PayloadRequest } from 'payload'
import {
  DomainsBodySchema,
  ProjectBodySchema,
  ProjectResponseSchema,
  SuspendBodySchema,
} from '#domain/calls/superAdmin.ts'
import { isAsSeen } from '#domain/logs/isAsSeen.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { Project } from '#payload-types'
import { recordAudit } from '../../operations/audit/recordAudit.ts'
import { findTakenHost } from '../../operations/projects/findTakenHost.ts'
import { projectView } from '../../operations/projects/projectViews.ts'
import { defineCall } from '../defineCall.ts'
import { refuse } from '../responses.ts'
import { noSuchProject, targetProject } from './targetProject.ts'

/** Saves the project without the automatic audit entry; hooks update hosts and caches within a second. */
const saveProject = (req: PayloadRequest, project: Project, data: Partial<Project>): Promise<Project> => {
  req.context.skipAudit = true
  return req.payload.update({
    collection: 'projects',
    id: project.id,
    data,
    depth: 0,
    overrideAccess: false,
    req,
  })
}

const auditTarget = ({ id, title }: Project) => ({
  entity: 'projects',
  entityId: String(id),
  entityTitle: title,
  project: String(id),
})

export const suspend = defineCall({
  path: '/super-admin/suspend',
  isForPlatform: true,
  summary: 'Suspend a project: its site, API and panel answer 404 until it is resumed',
  needs: 'owner',
  audit: { entity: 'projects', did: 'Suspended a project' },
  body: SuspendBodySchema,
  answer: ProjectResponseSchema,
  handle: async (context) => {
    const { req, body, now } = context
    const project = await targetProject(context)
    if (!project) return noSuchProject()
    if (body.confirm !== project.slug) return refuse(textOf('confirmSlug'), 'confirm')
    const saved = await saveProject(req, project, { status: 'suspended' })
    await recordAudit(req, {
      ...auditTarget(saved),
      action: 'suspend',
      summary: `Suspended project "${saved.title}"`,
      now,
    })
    const view = await projectView(req.payload, saved)
    return { apiSuccess: true as const, message: textOf('projectSuspended'), project: view }
  },
})

export const resume = defineCall({
  path: '/super-admin/resume',
  isForPlatform: true,
  summary: 'Resume a suspended project',
  needs: 'owner',
  audit: { entity: 'projects', did: 'Resumed a project' },
  body: ProjectBodySchema,
  answer: ProjectResponseSchema,
  handle: async (context) => {
    const { req, now } = context
    const project = await targetProject(context)
    if (!project) return noSuchProject()
    const saved = await saveProject(req, project, { status: 'active' })
    await recordAudit(req, {
      ...auditTarget(saved),
      action: 'resume',
      summary: `Resumed project "${saved.title}"`,
      now,
    })
    const view = await projectView(req.payload, saved)
    return { apiSuccess: true as const, message: textOf('projectResumed'), project: view }
  },
})

const lines = (hosts: readonly string[]) => ({ domains: hosts.join('\n') })

export const domains = defineCall({
  path: '/super-admin/domains',
  isForPlatform: true,
  summary: 'Replace the hosts of a project',
  needs: 'owner',
  audit: { entity: 'projects', did: 'Changed the hosts of a project' },
  body: DomainsBodySchema,
  answer: ProjectResponseSchema,
  handle: async (context) => {
    const { req, body, now } = context
    const project = await targetProject(context)
    if (!project) return noSuchProject()
    const before = (project.domains ?? []).map(({ host }) => host)
    if (!isAsSeen(lines(before), body.seen && lines(body.seen.domains))) {
      const text = textOf('hostsMeanwhile', { hosts: before.join(', ') || '–' })
      return refuse(text, 'meanwhile', { httpStatus: 409 })
    }
    const taken = await findTakenHost(req.payload, body.domains, project.slug)
    if (taken) return refuse(taken, 'taken', { httpStatus: 409 })
    const saved = await saveProject(req, project, { domains: body.domains.map((host) => ({ host })) })
    await recordAudit(req, {
      ...auditTarget(saved),
      action: 'update',
      summary: `Changed the hosts of project "${saved.title}"`,
      changes: [{ path: 'domains', before, after: body.domains }],
      now,
    })
    const view = await projectView(req.payload, saved)
    return { apiSuccess: true as const, message: textOf('hostsSaved'), project: view }
  },
})
