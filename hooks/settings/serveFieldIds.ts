import type { CollectionAfterReadHook } from 'payload'
import { viewerOf } from '#access/viewer.ts'

type Row = { id?: string | null; fieldId: string }
type Doc = {
  adminWebConfig?: { signupForm?: { additionalPopup?: { listOfFields?: Row[] | null } | null } | null } | null
}

/**
 * After the portal settings were read by REST: the additional fields have `id` as spec 3 names it. What is stored, and
 * what the panel edits, keeps the row's own id, by which Payload tells one row from another.
 */
export const serveFieldIds: CollectionAfterReadHook<Doc & { id: string }> = ({ doc, req }) => {
  if (req.payloadAPI !== 'REST' || viewerOf(req)?.isStaff) return doc
  const form = doc.adminWebConfig?.signupForm
  const rows = form?.additionalPopup?.listOfFields
  if (!rows) return doc
  const listOfFields = rows.map((row) => ({ ...row, id: row.fieldId }))
  return {
    ...doc,
    adminWebConfig: { signupForm: { ...form, additionalPopup: { ...form.additionalPopup, listOfFields } } },
  }
}
