import type { BasePayload } from 'payload'
import { ADMIN_LEVEL } from '#domain/roles/roles.ts'
import type { User } from '#payload-types'
import { notify } from './notify.ts'

const MAX_ADMINS = 50

type News = Omit<Parameters<typeof notify>[1], 'user'>

/** Notifies the project's admins, at most 50. */
export async function notifyAdmins(payload: BasePayload, news: News): Promise<void> {
  const { docs } = await payload.db.find<User>({
    collection: 'users',
    where: {
      and: [{ project: { equals: news.project } }, { userLevel: { greater_than_equal: ADMIN_LEVEL } }],
    },
    select: { uid: true },
    pagination: false,
    limit: MAX_ADMINS,
  })
  for (const { id } of docs) await notify(payload, { ...news, user: String(id) })
}
