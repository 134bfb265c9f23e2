import type { CollectionAfterChangeHook } from 'payload'
import { insertIfAbsent } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { lectureCounts } from '#domain/learning/lectureCounts.ts'

/** After a class is created: creates its content summary with zeros. */
export const createSummary: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'create') {
    await insertIfAbsent({
      payload: req.payload,
      collection: 'class-content-summaries',
      data: { class: doc.id, project: idOf(doc.project), ...lectureCounts(null) },
      req,
    })
  }
  return doc
}
