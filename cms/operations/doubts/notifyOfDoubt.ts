import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { channelsToReach } from '#domain/messages/channelsToReach.ts'
import type { NotificationContent } from '#domain/notifications/NotificationContent.ts'
import { doubtAnsweredNotification, doubtRejectedNotification } from '#domain/notifications/texts.ts'
import type { Doubt } from '#payload-types'
import { messageWithLink } from '../messages/messageWithLink.ts'
import { notifyByMessage } from '../messages/queueNotice.ts'
import { notify } from '../notifications/notify.ts'
import { notifyAdmins, staffNotification } from '../notifications/notifyAdmins.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'

async function logged(payload: BasePayload, send: () => Promise<unknown>): Promise<void> {
  try {
    await send()
  } catch (err) {
    payload.logger.error({ msg: 'nobody could be notified of a doubt', err })
  }
}

async function notifyAsker(
  payload: BasePayload,
  doubt: Doubt,
  notification: NotificationContent,
  now: Date,
): Promise<void> {
  const student = idOf(doubt.student)
  const [project, person] = await Promise.all([
    projectOfRow(payload, doubt),
    readRow({ payload, collection: 'users', where: { id: { equals: student ?? '' } } }),
  ])
  if (!student || !person) return
  const { title, text, href } = notification
  await notifyByMessage(payload, {
    notification: {
      project: project.id,
      user: student,
      kind: 'message',
      title,
      text,
      href,
      dedupeKey: `doubt:${doubt.id}:${doubt.state}:${doubt.messageCount}`,
      now,
    },
    project,
    person,
    channels: channelsToReach(person),
    ...(await messageWithLink(payload, project, person, { title, text, href })),
    kind: 'help',
  })
}

/** Notifies the student of an answer, in the product and by proven e-mail or SMS. A failure is only logged. */
export const notifyAnswered = (payload: BasePayload, doubt: Doubt, now: Date): Promise<void> =>
  logged(payload, () =>
    notifyAsker(payload, doubt, doubtAnsweredNotification(doubt.number, doubt.title), now),
  )

/** The same when it was rejected. */
export const notifyRejected = (payload: BasePayload, doubt: Doubt, now: Date): Promise<void> =>
  logged(payload, () =>
    notifyAsker(
      payload,
      doubt,
      doubtRejectedNotification(doubt.number, doubt.title, doubt.rejectedFor ?? ''),
      now,
    ),
  )

/** Notifies the expert of a doubt that was assigned to them, or in which the student has written again. */
export const notifyExpert = (payload: BasePayload, doubt: Doubt, now: Date): Promise<void> =>
  logged(payload, async () => {
    const expert = idOf(doubt.expert)
    if (!expert) return
    const notification = {
      project: idOf(doubt.project) ?? '',
      kind: 'message' as const,
      title: `Doubt ${doubt.number} waits for you`,
      text: doubt.title,
      href: `/expert/doubts/${doubt.number}`,
      dedupeKey: `doubtWaits:${doubt.id}:${doubt.state}:${doubt.messageCount}`,
      now,
    }
    await notify(payload, staffNotification(notification, expert))
  })

/** Tells the admins, once for each wait, of a doubt that waits longer than promised. */
export const notifyLate = (payload: BasePayload, doubt: Doubt, now: Date): Promise<void> =>
  logged(payload, () =>
    notifyAdmins(payload, {
      project: idOf(doubt.project) ?? '',
      kind: 'message',
      title: `Doubt ${doubt.number} is late`,
      text: doubt.expert
        ? `Its expert has not answered in time: ${doubt.title}`
        : `Nobody has taken it: ${doubt.title}`,
      href: `/admin/collections/doubts/${doubt.id}`,
      dedupeKey: `doubtLate:${doubt.id}:${doubt.waitingSince}`,
      now,
    }),
  )

/** Notifies the admins of an answer that the student rates badly. `isEscalated`: it is the second one of this doubt. */
export const notifyBadRating = (
  payload: BasePayload,
  { doubt, isEscalated }: { doubt: Doubt; isEscalated: boolean },
  stars: number,
  now: Date,
): Promise<void> =>
  logged(payload, () =>
    notifyAdmins(payload, {
      project: idOf(doubt.project) ?? '',
      kind: 'message',
      title: isEscalated
        ? `Two answers to doubt ${doubt.number} were rated badly`
        : `The answer to doubt ${doubt.number} was rated ${stars} of 5`,
      text: isEscalated ? `Another expert has to answer: ${doubt.title}` : doubt.title,
      href: `/admin/collections/doubts/${doubt.id}`,
      dedupeKey: `doubtRated:${doubt.id}:${doubt.messageCount}`,
      now,
    }),
  )
