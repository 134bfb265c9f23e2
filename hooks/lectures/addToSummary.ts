import type { PayloadRequest } from 'payload'
import { conditionalUpdate } from '#database/guard.ts'
import type { LectureCounts } from '#domain/learning/lectureCounts.ts'

/** Adds `delta` to the content summary of a class, atomically in the database. */
export async function addToSummary(
  req: PayloadRequest,
  classId: string | null,
  delta: LectureCounts,
): Promise<void> {
  const changes = Object.entries(delta).filter(([, amount]) => amount !== 0)
  if (!classId || changes.length === 0) return
  await conditionalUpdate({
    payload: req.payload,
    collection: 'class-content-summaries',
    where: { class: { equals: classId } },
    data: Object.fromEntries(changes.map(([name, by]) => [name, { $inc: by }])),
    req,
  })
}
