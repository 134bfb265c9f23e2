import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import {
  type Accommodation,
  AccommodationSchema,
  NO_ACCOMMODATION,
} from '#domain/exams/attempts/accommodation.ts'
import { mergeAccommodations } from '#domain/exams/attempts/mergeAccommodations.ts'
import { ownBatches } from './ownBatches.ts'

const MAX_ROWS = 1000

/** What a person is granted in a paper, and the batches they are in as far as anything of it depends on batches. */
export type Granted = { accommodation: Accommodation; batches: string[] }

/**
 * What a student is granted in a paper now, by name and by batch.
 * @param hasHolidays whether the window of the paper depends on batches
 */
export async function grantedTo(
  payload: BasePayload,
  { student, project, paper }: { student: string | null; project: string; paper: string },
  hasHolidays: boolean,
  now: Date,
): Promise<Granted> {
  if (student === null) return { accommodation: NO_ACCOMMODATION, batches: [] }
  const rows = await readRows({
    payload,
    collection: 'accommodations',
    where: {
      and: [
        { project: { equals: project } },
        { endedAt: { exists: false } },
        { or: [{ student: { equals: student } }, { batch: { exists: true } }] },
        { or: [{ paper: { equals: paper } }, { paper: { exists: false } }] },
      ],
    },
    sort: ['createdAt'],
    limit: MAX_ROWS,
  })
  const isByBatch = hasHolidays || rows.some(({ batch }) => idOf(batch) !== null)
  const batches = isByBatch ? await ownBatches(payload, student, now) : []
  const own = rows.filter((row) => idOf(row.student) === student || batches.includes(idOf(row.batch) ?? ''))
  const grants = own.map((row) => AccommodationSchema.parse(row.grants))
  return { accommodation: mergeAccommodations(grants), batches }
}
