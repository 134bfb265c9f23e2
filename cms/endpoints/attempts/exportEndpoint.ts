import type { Endpoint } from 'payload'
import { viewerOf } from '#access/viewer.ts'
import { ExportAttemptsBodySchema } from '#domain/calls/exams/attempts.ts'
import { textOf } from '#domain/text/textOf.ts'
import { requireProof } from '../../operations/account/requireProof.ts'
import {
  attemptFile,
  countExported,
  exportedAttempts,
} from '../../operations/attempts/staff/exportAttempts.ts'
import { recordAudit } from '../../operations/audit/recordAudit.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { staffProject } from '../../operations/orders/staffProject.ts'
import { missingRight } from '../defineCall.ts'
import { invalidFields } from '../invalidFields.ts'
import { notFound, proofRequired } from '../refusals.ts'
import { refuse, respond } from '../responses.ts'
import { ATTEMPT_EDITORS } from './staffScope.ts'

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** POST attempts/export: the attempts of a filter with names and marks as CSV or XLSX, streamed. Needs a fresh code; recorded before the first row. */
export const exportAttemptsEndpoint: Endpoint = {
  path: '/attempts/export',
  method: 'post',
  handler: async (req) => {
    const lacking = missingRight(viewerOf(req), ATTEMPT_EDITORS)
    if (lacking) return respond(req, lacking)
    const project = await staffProject(req)
    if (!project) return respond(req, notFound())
    const body = ExportAttemptsBodySchema.safeParse(await req.json?.().catch(() => null))
    if (!body.success) {
      const invalid = refuse(textOf('invalid'), 'invalid', { httpStatus: 400 })
      return respond(req, { ...invalid, fields: invalidFields(body.error) })
    }
    const now = new Date()
    if (!(await requireProof(req, now))) return respond(req, proofRequired())
    const { format, filter } = body.data
    const count = await countExported(req, filter)
    if (count === 0)
      return respond(req, refuse(textOf('attempt.noneToExport'), 'notFound', { httpStatus: 404 }))
    await recordAudit(req, {
      action: 'export',
      entity: 'test-user-attempts',
      entityTitle: 'Attempts',
      now,
      summary: `Exported ${count} attempts as ${format.toUpperCase()}`,
      changes: [{ path: 'filter', before: null, after: filter }],
    })
    const zone = await projectZone(req.payload, project.id)
    return new Response(attemptFile(format, exportedAttempts(req, filter, zone)), {
      headers: {
        'cache-control': 'private, no-store',
        'content-type': TYPES[format],
        'content-disposition': `attachment; filename="attempts.${format}"`,
      },
    })
  },
}
