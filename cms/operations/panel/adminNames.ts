import type { BasePayload } from 'payload'
import { ADMIN_LEVEL } from '#domain/roles/roles.ts'
import type { User } from '#payload-types'

const MAX_NAMES = 3

/** Names of up to three admins of a project, to request access from. */
export async function adminNames(payload: BasePayload, project: string | null): Promise<string[]> {
  if (!project) return []
  const { docs } = await payload.db.find<User>({
    collection: 'users',
    where: {
      and: [
        { project: { equals: project } },
        { userLevel: { greater_than_equal: ADMIN_LEVEL } },
        { deletedAt: { exists: false } },
      ],
    },
    select: { name: true },
    sort: 'name',
    limit: MAX_NAMES,
    pagination: false,
  })
  return docs.flatMap(({ name }) => name ?? [])
}
