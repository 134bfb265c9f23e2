import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { OWNER_LEVEL } from '#domain/roles/roles.ts'

const MAX_OWNERS = 1000

/** Number of other platform owners who can sign in. */
export async function countOtherOwners(payload: BasePayload, user: string): Promise<number> {
  const owners = await readRows({
    payload,
    collection: 'users',
    where: { and: [{ project: { exists: false } }, { userLevel: { greater_than_equal: OWNER_LEVEL } }] },
    sort: ['createdAt'],
    limit: MAX_OWNERS,
  })
  return owners.filter(({ id, isBlocked, deletedAt }) => String(id) !== user && !isBlocked && !deletedAt)
    .length
}
