import type { BasePayload, PayloadRequest } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { insertIfAbsent, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { Certificate, Lecture } from '#payload-types'
import { issueCertificate } from '../certificates/issueCertificate.ts'

type Completed = { student: string; lecture: Lecture; now: Date; req?: PayloadRequest | undefined }

/**
 * Stores that a student has completed a lecture, and issues the certificate of its class if it is earned by now. Idempotent (unique key).
 * `isNew`: the lecture was not completed before. Does not check access or the completion rule.
 */
export async function recordCompletion(
  payload: BasePayload,
  project: RequestProject,
  { student, lecture, now, req }: Completed,
): Promise<{ isNew: boolean; certificate: Certificate | null }> {
  const classId = idOf(lecture.class)
  const inserted = await insertIfAbsent({
    payload,
    collection: 'lecture-completions',
    data: {
      key: `${student}:${lecture.id}`,
      project: project.id,
      student,
      class: classId,
      lecture: lecture.id,
      completedAt: now.toISOString(),
    },
    req,
  })
  const klass = await readRow({ payload, collection: 'classes', where: { id: { equals: classId } } })
  const certificate = klass?.certificatePercent
    ? await issueCertificate(payload, project, { student, class: klass, now })
    : null
  return { isNew: inserted !== null, certificate }
}
