import type { CollectionAfterChangeHook } from 'payload'
import { idOf } from '#database/idOf.ts'
import { countsDelta } from '#domain/learning/lectureCounts.ts'
import { addToSummary } from './addToSummary.ts'

/** After a lecture is saved: updates the content summary of its class, or of both classes if it moved. */
export const addLectureToSummary: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const before = operation === 'update' ? previousDoc : null
  const [from, to] = [idOf(before?.class), idOf(doc.class)]
  if (from === to) await addToSummary(req, to, countsDelta(before, doc))
  else {
    await addToSummary(req, from, countsDelta(before, null))
    await addToSummary(req, to, countsDelta(null, doc))
  }
  return doc
}
