import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import type { LectureCompletion } from '#payload-types'

/** Ids of the lectures of a class, or of several, that a student has completed. */
export async function completedLectures(
  payload: BasePayload,
  student: string,
  of: string | readonly string[],
): Promise<string[]> {
  const { docs } = await payload.db.find<LectureCompletion>({
    collection: 'lecture-completions',
    where: { and: [{ student: { equals: student } }, { class: { in: [of].flat() } }] },
    select: { lecture: true },
    pagination: false,
    limit: 0,
  })
  return docs.flatMap(({ lecture }) => idOf(lecture) ?? [])
}
