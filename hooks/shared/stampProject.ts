import type { CollectionBeforeValidateHook } from 'payload'
import { projectOf } from '#access/projectOf.ts'
import { scopeOf } from '#access/scope.ts'
import { viewerOf } from '#access/viewer.ts'
import { idOf } from '#database/idOf.ts'

/**
 * Before validation: a new document belongs to the project of the request; only a platform owner or the
 * server itself may set another. The project of a document never changes.
 */
export const stampProject: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req }) => {
  if (!data) return data
  if (operation === 'update') {
    if (originalDoc?.project) data.project = idOf(originalDoc.project)
    return data
  }
  const viewer = viewerOf(req)
  const current = (viewer?.isOwner ? scopeOf(req) : null) ?? projectOf(req)?.id
  const mayChoose = viewer === null ? req.payloadAPI === 'local' : viewer.isOwner
  if (current && !(mayChoose && data.project)) data.project = current
  return data
}
