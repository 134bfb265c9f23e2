import type { CollectionAfterDeleteHook } from 'payload'
import { idOf } from '#database/idOf.ts'
import { countsDelta } from '#domain/learning/lectureCounts.ts'
import { addToSummary } from './addToSummary.ts'

/** After a lecture is deleted: subtracts it from the content summary of its class. */
export const subtractLectureFromSummary: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await addToSummary(req, idOf(doc.class), countsDelta(doc, null))
  return doc
}
