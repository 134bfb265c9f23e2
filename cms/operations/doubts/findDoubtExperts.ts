import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import type { DoubtExpert } from '#domain/calls/doubts.ts'
import { WAITING_STATES } from '#domain/doubts/transitions.ts'
import { AccessListSchema } from '#domain/roles/AccessListSchema.ts'
import { levelOf } from '#domain/roles/roles.ts'
import type { AccessConfiguration, Doubt, User } from '#payload-types'

const MAX_STAFF = 1000
const MAX_COUNTED = 5000

/** The people of a project who may answer doubts, those with the fewest waiting ones first. */
export async function findDoubtExperts(payload: BasePayload, project: string): Promise<DoubtExpert[]> {
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
      (AccessListSchema.safeParse(accessList).data ?? []).some(
        ({ id, canEdit }) => id === 'expertDoubts' && canEdit,
      ),
    )
    .flatMap(({ user }) => idOf(user) ?? [])
  if (holders.length === 0) return []
  const [users, waiting] = await Promise.all([
    payload.db.find<User>({
      collection: 'users',
      where: {
        and: [
          { id: { in: holders } },
          { userLevel: { greater_than_equal: levelOf('expert') } },
          { isBlocked: { not_equals: true } },
          { deletedAt: { exists: false } },
        ],
      },
      select: { name: true },
      limit: MAX_STAFF,
      pagination: false,
    }),
    payload.db.find<Doubt>({
      collection: 'doubts',
      where: { and: [own, { expert: { in: holders } }, { state: { in: [...WAITING_STATES] } }] },
      select: { expert: true },
      limit: MAX_COUNTED,
      pagination: false,
    }),
  ])
  const counts = new Map<string, number>()
  for (const { expert } of waiting.docs) {
    const id = idOf(expert) ?? ''
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return users.docs
    .map(({ id, name }) => ({
      id: String(id),
      name: name || 'No name',
      waiting: counts.get(String(id)) ?? 0,
    }))
    .sort((a, b) => a.waiting - b.waiting || a.name.localeCompare(b.name))
}
