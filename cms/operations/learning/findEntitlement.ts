import type { BasePayload, Where } from 'payload'
import { readRows } from '#database/guard.ts'
import type { EntitlementKind } from '#domain/entitlements/entitlement.ts'
import type { Entitlement } from '#payload-types'

/** Condition for entitlements that are active at `now`: started, not expired, neither paused nor revoked. */
export const activeAt = (now: Date): Where => ({
  and: [{ startsAt: { less_than_equal: now.toISOString() } }, activeOrFutureAt(now)],
})

/** Like `activeAt`, including entitlements that start later (extensions). */
export const activeOrFutureAt = (now: Date): Where => ({
  and: [
    { or: [{ endsAt: { exists: false } }, { endsAt: { greater_than: now.toISOString() } }] },
    { pausedAt: { exists: false } },
    { revokedAt: { exists: false } },
  ],
})

/** The active entitlement of a student to a target that lasts longest, or null. */
export async function findEntitlement(
  payload: BasePayload,
  student: string,
  { kind, target }: { kind: EntitlementKind; target: string },
  now: Date,
): Promise<Entitlement | null> {
  const rows = await readRows({
    payload,
    collection: 'entitlements',
    where: {
      and: [
        { student: { equals: student } },
        { kind: { equals: kind } },
        { target: { equals: target } },
        activeAt(now),
      ],
    },
    sort: ['-endsAt'],
    limit: 20,
  })
  return rows.find(({ endsAt }) => !endsAt) ?? rows[0] ?? null
}
