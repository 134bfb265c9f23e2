import { Readable } from 'node:stream'
import type { Endpoint } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { textOf } from '#domain/text/textOf.ts'
import { recordAudit } from '../../operations/audit/recordAudit.ts'
import { exportClass } from '../../operations/classFolders/exportClass.ts'
import { findEditable } from '../../operations/panel/findRow.ts'
import { missingRight } from '../defineCall.ts'
import { notFound } from '../refusals.ts'
import { refuse, respond } from '../responses.ts'

/** GET class/folder/<id>: a class as a ZIP, for staff who may edit it and lectures. */
export const exportClassEndpoint: Endpoint = {
  path: '/class/folder/:id',
  method: 'get',
  handler: async (req) => {
    const viewer = viewerOf(req)
    const refusal = missingRight(viewer, { module: ['classes'], toEdit: true })
    if (refusal) return respond(req, refusal)
    if (!hasModule(viewer, 'lectures', 'edit')) {
      const text = textOf('permissionMissing', { permission: 'Lectures' })
      return respond(req, refuse(text, 'forbidden', { httpStatus: 403 }))
    }
    const found = await findEditable(req, 'classes', String(req.routeParams?.id))
    if (!found) return respond(req, notFound())
    const now = new Date()
    await recordAudit(req, {
      action: 'export',
      entity: 'classes',
      entityId: String(found.id),
      entityTitle: found.title,
      summary: `Exported "${found.title}" as a folder`,
      now,
    })
    const zip = exportClass(req.payload, found, now)
    return new Response(Readable.toWeb(zip) as ReadableStream, {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${found.slug}.zip"`,
        'cache-control': 'private, no-store',
      },
    })
  },
}
