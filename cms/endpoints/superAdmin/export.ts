import { Readable } from 'node:stream'
import type { Endpoint } from 'payload'
import { PLATFORM, projectOf } from '#access/projectOf.ts'
import { viewerOf } from '#access/viewer.ts'
import { literalText, textOf } from '#domain/text/textOf.ts'
import { requireProof } from '../../operations/account/requireProof.ts'
import { recordAudit } from '../../operations/audit/recordAudit.ts'
import { exportProject } from '../../operations/projects/exportProject.ts'
import { missingRight } from '../defineCall.ts'
import { proofRequired } from '../refusals.ts'
import { refuse, respond } from '../responses.ts'
import { noSuchProject, targetProject } from './targetProject.ts'

/**
 * All data of a project as a ZIP. A GET, so that browsers stream it to disk; its only side effect is the audit entry. Needs a
 * fresh code.
 */
export const exportEndpoint: Endpoint = {
  path: '/super-admin/export',
  method: 'get',
  handler: async (req) => {
    const lacking = missingRight(viewerOf(req), 'owner')
    if (lacking) return respond(req, lacking)
    const named = req.query?.project
    if (named !== undefined && typeof named !== 'string')
      return respond(req, {
        ...refuse(textOf('invalid'), 'invalid', { httpStatus: 400 }),
        fields: { project: literalText('Name one project') },
      })
    const project = await targetProject({
      req,
      project: projectOf(req) ?? PLATFORM,
      body: { project: named },
    })
    if (!project) return respond(req, noSuchProject())
    const now = new Date()
    if (!(await requireProof(req, now))) return respond(req, proofRequired())
    await recordAudit(req, {
      action: 'export',
      entity: 'projects',
      entityId: String(project.id),
      entityTitle: project.title,
      summary: `Exported project "${project.title}"`,
      project: String(project.id),
      now,
    })
    const name = `${project.slug}-${now.toISOString().slice(0, 10)}.zip`
    return new Response(Readable.toWeb(exportProject(req.payload, project, now)) as ReadableStream, {
      headers: {
        'cache-control': 'private, no-store',
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${name}"`,
      },
    })
  },
}
