import type { Endpoint } from 'payload'
import { viewersOf } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { Gstr1QuerySchema } from '#domain/calls/invoices.ts'
import { textOf } from '#domain/text/textOf.ts'
import { recordAudit } from '../../operations/audit/recordAudit.ts'
import { projectIdOf } from '../../operations/content/projectIdOf.ts'
import { gstr1Csv } from '../../operations/invoices/gstr1Csv.ts'
import { missingRight } from '../defineCall.ts'
import { invalidFields } from '../invalidFields.ts'
import { notFound } from '../refusals.ts'
import { refuse, respond } from '../responses.ts'

/**
 * A table of GSTR-1 as CSV. A GET, so that browsers stream it to disk; its only side effect is the audit entry. 404 for sub admins
 * with assigned data.
 */
export const gstr1File: Endpoint = {
  path: '/sales/gstr1',
  method: 'get',
  handler: async (req) => {
    const lacking = missingRight(viewerOf(req), { module: 'invoices' })
    if (lacking) return respond(req, lacking)
    const project = projectIdOf(req)
    if (!project || viewersOf('invoices')({ req }) !== true) return respond(req, notFound())
    const query = Gstr1QuerySchema.safeParse(Object.fromEntries(req.searchParams ?? []))
    if (!query.success) {
      const invalid = refuse(textOf('invalid'), 'invalid', { httpStatus: 400 })
      return respond(req, { ...invalid, fields: invalidFields(query.error) })
    }
    const { month, section } = query.data
    await recordAudit(req, {
      action: 'export',
      entity: 'invoices',
      entityTitle: `${section} ${month}`,
      summary: `Exported table ${section} of GSTR-1 for ${month}`,
      project,
      now: new Date(),
    })
    return new Response(gstr1Csv(req.payload, { project, month, section }), {
      headers: {
        'cache-control': 'private, no-store',
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="gstr1-${month}-${section.toLowerCase()}.csv"`,
      },
    })
  },
}
