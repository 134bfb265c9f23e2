import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { channelsToReach } from '#domain/messages/channelsToReach.ts'
import { assignmentReviewedNotification } from '#domain/notifications/texts.ts'
import type { AssignmentSubmission } from '#payload-types'
import { messageWithLink } from '../messages/messageWithLink.ts'
import { notifyByMessage } from '../messages/queueNotice.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'

/** Notifies the student that their answer was reviewed, in the product and by proven e-mail or SMS. A failure is only logged. */
export async function notifyReviewed(
  payload: BasePayload,
  row: AssignmentSubmission,
  now: Date,
): Promise<void> {
  try {
    const student = idOf(row.student) ?? ''
    const [project, person, klass, lecture] = await Promise.all([
      projectOfRow(payload, row),
      readRow({ payload, collection: 'users', where: { id: { equals: student } } }),
      readRow({ payload, collection: 'classes', where: { id: { equals: idOf(row.class) } } }),
      readRow({ payload, collection: 'lectures', where: { id: { equals: idOf(row.lecture) } } }),
    ])
    if (!person || !klass || !lecture) return
    const { title, text, href } = assignmentReviewedNotification(
      row.title,
      row.state === 'accepted',
      `/learn/${klass.slug}/${lecture.slug}`,
    )
    await notifyByMessage(payload, {
      notification: {
        project: project.id,
        user: student,
        kind: 'message',
        title,
        text,
        href,
        dedupeKey: `assignment:${row.id}:${row.reviewedAt}`,
        now,
      },
      project,
      person,
      channels: channelsToReach(person),
      ...(await messageWithLink(payload, project, person, { title, text, href })),
    })
  } catch (err) {
    payload.logger.error({ msg: 'the student could not be notified of a review', err })
  }
}
