import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { QUOTA_MS } from '#domain/doubts/doubts.ts'
import { accessPeriodOf, isOpen } from '#domain/entitlements/entitlement.ts'
import type { WindowLimit } from '#domain/rateLimits/Limit.ts'
import { readLimitStates } from '../rateLimits/limits.ts'
import { doubtRules } from '../tickets/serviceRules.ts'

type Asker = { project: string; student: string }

const MAX_OWNED = 1000

/**
 * How many doubts a student may ask in 30 days: those that are free and those of each product they own. Null where the project has no quota.
 */
async function quotaOf(payload: BasePayload, { project, student }: Asker, now: Date): Promise<number | null> {
  const { freeDoubts } = await doubtRules(payload, project)
  if (freeDoubts === null) return null
  const entitlements = await readRows({
    payload,
    collection: 'entitlements',
    where: { and: [{ student: { equals: student } }, { product: { exists: true } }] },
    sort: ['startsAt'],
    limit: MAX_OWNED,
    select: ['product', 'startsAt', 'endsAt', 'pausedAt', 'revokedAt'],
  })
  const open = entitlements.filter((row) => isOpen(accessPeriodOf(row), now.getTime()))
  const owned = [...new Set(open.flatMap(({ product }) => product ?? []))]
  if (owned.length === 0) return freeDoubts
  const { docs } = await payload.db.find<{ doubtsPer30Days?: number | null }>({
    collection: 'selling-products',
    where: { and: [{ project: { equals: project } }, { id: { in: owned } }] },
    select: { doubtsPer30Days: true },
    pagination: false,
  })
  return docs.reduce((sum, { doubtsPer30Days }) => sum + (doubtsPer30Days ?? 0), freeDoubts)
}

/** The limit of a student's doubts in 30 days from the first of them; null where the project has no quota. */
export async function quotaLimit(payload: BasePayload, asker: Asker, now: Date): Promise<WindowLimit | null> {
  const limit = await quotaOf(payload, asker, now)
  const key = `doubtQuota:${asker.project}:${asker.student}`
  return limit === null ? null : { kind: 'window', key, limit, windowMs: QUOTA_MS }
}

/** What is left of a student's quota; null where the project has none. */
export async function quotaLeft(
  payload: BasePayload,
  asker: Asker,
  now: Date,
): Promise<{ left: number; of: number } | null> {
  const quota = await quotaLimit(payload, asker, now)
  if (!quota) return null
  const state = (await readLimitStates(payload, [quota.key])).get(quota.key)
  const used = state && state.windowStart > now.getTime() - quota.windowMs ? state.count : 0
  return { left: Math.max(0, quota.limit - used), of: quota.limit }
}
