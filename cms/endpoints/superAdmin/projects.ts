import { localeOf } from '#access/projectOf.ts'
import {
  CreateProjectBodySchema,
  ProjectCreatedResponseSchema,
  ProjectsQuerySchema,
  ProjectsResponseSchema,
} from '#domain/calls/superAdmin.ts'
import { renderText } from '#domain/text/renderText.ts'
import { textOf } from '#domain/text/textOf.ts'
import { recordAudit } from '../../operations/audit/recordAudit.ts'
import { createProject } from '../../operations/projects/createProject.ts'
import { listProjects, projectView } from '../../operations/projects/projectViews.ts'
import { defineCall } from '../defineCall.ts'
import { refuse } from '../responses.ts'

export const projects = defineCall({
  path: '/super-admin/projects',
  method: 'get',
  isForPlatform: true,
  summary: 'All projects with their status, hosts and counts',
  needs: 'owner',
  body: ProjectsQuerySchema,
  answer: ProjectsResponseSchema,
  handle: async ({ req, body }) => ({
    apiSuccess: true as const,
    ...(await listProjects(req.payload, body)),
  }),
})

const STATUS = { taken: 409, notFound: 404, folder: 200 } as const

export const createproject = defineCall({
  path: '/super-admin/projects',
  isForPlatform: true,
  summary: 'Create a project: empty, from a project folder, or with the settings of another one',
  needs: 'owner',
  audit: { entity: 'projects', did: 'Made a project', action: 'create' },
  body: CreateProjectBodySchema,
  answer: ProjectCreatedResponseSchema,
  handle: async ({ req, body: { dryRun, ...wanted }, now }) => {
    req.context.skipAudit = true // one entry for all of it
    const created = await createProject(req, wanted, dryRun)
    if (!created.ok) return refuse(created.reason, created.code, { httpStatus: STATUS[created.code] })
    const { counts, leftOut, project } = created
    if (!project)
      return {
        apiSuccess: true as const,
        message: textOf('projectWouldBeMade'),
        counts,
        leftOut: leftOut.map((left) => renderText(localeOf(req), left)),
        project: null,
      }
    await recordAudit(req, {
      action: 'create',
      entity: 'projects',
      entityId: String(project.id),
      entityTitle: project.title,
      summary: `Created project "${project.title}"`,
      project: String(project.id),
      now,
    })
    const view = await projectView(req.payload, project)
    return {
      apiSuccess: true as const,
      message: textOf('projectMade'),
      counts,
      leftOut: leftOut.map((left) => renderText(localeOf(req), left)),
      project: view,
    }
  },
})
