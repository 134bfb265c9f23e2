import type { CollectionBeforeChangeHook } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { checkBatchDays } from '#domain/catalogue/batchDays.ts'
import { DEFAULT_TIME_ZONE } from '#domain/text/timeZones.ts'
import type { Batch } from '#payload-types'
import { refuseFields } from '../shared/refuseFields.ts'

/** Before a batch is saved: its first day is one of its weekdays in the project's time zone, and not after its last. */
export const checkBatch: CollectionBeforeChangeHook<Batch> = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const doc = { ...originalDoc, ...data }
  const project = idOf(doc.project)
  const found = project
    ? await readRow({ payload: req.payload, collection: 'projects', where: { id: { equals: project } } })
    : null
  refuseFields({ collection, doc, req }, checkBatchDays(doc, found?.timeZone ?? DEFAULT_TIME_ZONE))
  return data
}
