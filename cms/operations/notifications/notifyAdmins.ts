import type { BasePayload } from 'payload'
import { ADMIN_LEVEL } from '#domain/roles/roles.ts'
import { literalText } from '#domain/text/textOf.ts'
import type { User } from '#payload-types'
import { type NewNotification, notifyAll } from './notify.ts'

const MAX_ADMINS = 50

/** A notification for staff, in English like the panel. */
export type StaffNotification = Omit<NewNotification, 'user' | 'title' | 'text'> & {
  title: string
  text: string
}

/** The same for one staff member. */
export const staffNotification = (
  { title, text, ...notification }: StaffNotification,
  user: string,
): NewNotification => ({
  ...notification,
  user,
  title: literalText(title),
  text: literalText(text),
})

/** Notifies the project's admins, at most 50. */
export async function notifyAdmins(payload: BasePayload, notification: StaffNotification): Promise<void> {
  const { docs } = await payload.db.find<User>({
    collection: 'users',
    where: {
      and: [
        { project: { equals: notification.project } },
        { userLevel: { greater_than_equal: ADMIN_LEVEL } },
      ],
    },
    select: { uid: true },
    pagination: false,
    limit: MAX_ADMINS,
  })
  await notifyAll(
    payload,
    docs.map(({ id }) => staffNotification(notification, String(id))),
  )
}
