import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import { AccessListSchema } from '#domain/roles/AccessListSchema.ts'
import { ADMIN_LEVEL, SUBADMIN_LEVEL } from '#domain/roles/roles.ts'
import type { AccessConfiguration, User } from '#payload-types'

const MAX_STAFF = 1000

/** Who may edit with a module in a project: its admins, and sub admins with the module. */
export async function findHolders(
  payload: BasePayload,
  project: string,
  module: string,
): Promise<{ id: string; name: string; user: User }[]> {
  const own = { project: { equals: project } }
  const configurations = await payload.db.find<AccessConfiguration>({
    collection: 'access-configurations',
    where: own,
    limit: MAX_STAFF,
    pagination: false,
    select: { user: true, accessList: true },
  })
  const holders = configurations.docs
    .filter(({ accessList }) =>
      (AccessListSchema.safeParse(accessList).data ?? []).some(({ id, canEdit }) => id === module && canEdit),
    )
    .flatMap(({ user }) => idOf(user) ?? [])
  const { docs: users } = await payload.db.find<User>({
    collection: 'users',
    where: {
      and: [
        own,
        { isBlocked: { not_equals: true } },
        { deletedAt: { exists: false } },
        {
          or: [
            { userLevel: { greater_than_equal: ADMIN_LEVEL } },
            { and: [{ id: { in: holders } }, { userLevel: { greater_than_equal: SUBADMIN_LEVEL } }] },
          ],
        },
      ],
    },
    select: { name: true, userLevel: true, project: true },
    limit: MAX_STAFF,
    pagination: false,
  })
  return users.map((user) => ({ id: String(user.id), name: user.name || 'No name', user }))
}
