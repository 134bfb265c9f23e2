import type { CollectionAfterReadHook } from 'payload'
import { viewerOf } from '#access/viewer.ts'

type Row = { id?: string | null; fieldId: string }
type Doc = {
  adminWebConfig?: { signupForm?: { additionalPopup?: { listOfFields?: Row[] | null } | null } | null } | null
}

/**
 * After the portal settings are read over REST: additional fields get the `id` of spec 3. In the database and
 * the panel the row's own id is kept, by which Payload identifies rows.
 */
export const exposeFieldIds: CollectionAfterReadHook<Doc & { id: string }> = ({ doc, req }) => {
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
