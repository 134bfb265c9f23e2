import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import { AccessListSchema } from '#domain/roles/AccessListSchema.ts'
import { ADMIN_LEVEL, SUBADMIN_LEVEL } from '#domain/roles/roles.ts'
import type { AccessConfiguration, User } from '#payload-types'
import { notifyAll } from './notify.ts'
import { type StaffNotification, staffNotification } from './notifyAdmins.ts'

const MAX_RECEIVERS = 50

/** Notifies the sub admins who hold a module, at most 50; not those limited to assigned products. */
export async function notifyModuleHolders(
  payload: BasePayload,
  module: string,
  notification: StaffNotification,
): Promise<void> {
  const { docs } = await payload.db.find<AccessConfiguration>({
    collection: 'access-configurations',
    where: { project: { equals: notification.project } },
    select: { user: true, accessList: true, assignedProducts: true },
    pagination: false,
    limit: 1000,
  })
  const holders = docs.filter(
    ({ accessList, assignedProducts }) =>
      (assignedProducts ?? []).length === 0 &&
      (AccessListSchema.safeParse(accessList).data ?? []).some(({ id }) => id === module),
  )
  if (holders.length === 0) return
  const users = await payload.db.find<User>({
    collection: 'users',
    where: {
      and: [
        { id: { in: holders.map(({ user }) => idOf(user)) } },
        { userLevel: { greater_than_equal: SUBADMIN_LEVEL } },
        { userLevel: { less_than: ADMIN_LEVEL } },
        { isBlocked: { not_equals: true } },
        { deletedAt: { exists: false } },
      ],
    },
    select: { uid: true },
    pagination: false,
    limit: MAX_RECEIVERS,
  })
  await notifyAll(
    payload,
    users.docs.map(({ id }) => staffNotification(notification, String(id))),
  )
}
