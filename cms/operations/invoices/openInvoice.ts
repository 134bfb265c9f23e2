import type { PayloadRequest, Where } from 'payload'
import { inProject } from '#access/compose.ts'
import { hasModule, viewersOf } from '#access/moduleRules.ts'
import { projectOf } from '#access/projectOf.ts'
import { viewerOf } from '#access/viewer.ts'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { Invoice } from '#payload-types'

/** A document for its buyer, or for staff who may view all invoices or all orders; null for everybody else, as if it did not exist. */
export async function openInvoice(req: PayloadRequest, id: string): Promise<Invoice | null> {
  const viewer = viewerOf(req)
  const here = inProject({ req })
  if (!viewer || here === false) return null
  const own: Where = { id: { equals: id } }
  const row = await readRow({
    payload: req.payload,
    collection: 'invoices',
    where: here === true ? own : { and: [own, here] },
  })
  if (!row) return null
  const isBuyer = idOf(row.student) === viewer.id && viewer.project === projectOf(req)?.id
  return isBuyer || viewersOf('invoices')({ req }) === true ? row : null
}

/** Whether the requesting staff member may resend documents. */
export const maySendInvoice = (req: PayloadRequest): boolean => {
  const viewer = viewerOf(req)
  const canEdit = hasModule(viewer, 'invoices', 'edit') || hasModule(viewer, 'orders', 'edit')
  return canEdit && viewersOf('invoices')({ req }) === true
}
