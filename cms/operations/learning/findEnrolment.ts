import type { BasePayload, Where } from 'payload'
import type { Enrolment } from '#payload-types'

/** The condition of enrolments that have not ended. */
export const isRunning = (now: Date): Where => ({
  or: [{ endsAt: { exists: false } }, { endsAt: { greater_than: now.toISOString() } }],
})

/** The person's running enrolment in a class, or null. */
export async function findEnrolment(
  payload: BasePayload,
  student: string,
  classId: string,
  now: Date,
): Promise<Enrolment | null> {
  const enrolment = await payload.db.findOne<Enrolment>({
    collection: 'enrolments',
    where: { and: [{ student: { equals: student } }, { class: { equals: classId } }, isRunning(now)] },
  })
  return enrolment ?? null
}
