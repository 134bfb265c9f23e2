import type { BasePayload } from 'payload'
import { PLATFORM } from '#access/projectOf.ts'
import { AUTH_LIMIT_CEILINGS, type AuthLimits, DEFAULT_AUTH_LIMITS } from '#domain/auth/policy.ts'
import type { AdminConfig } from '#payload-types'

const TTL_MS = 5000
const cache = new Map<string, { limits: AuthLimits; until: number }>()
let drops = 0

/** Drops the cached limits of all projects; reads in progress are not cached either. */
export const forgetAuthLimits = (): void => {
  drops++
  cache.clear()
}

/**
 * A project's sign-in limits: its `authLimits` setting, else the defaults, capped by the ceilings. Cached until they change
 * (operations/settings/watchSettings.ts), for 5 s at most.
 */
export async function authLimits(payload: BasePayload, project: string): Promise<AuthLimits> {
  if (project === PLATFORM.id) return DEFAULT_AUTH_LIMITS
  const cached = cache.get(project)
  // Cache age is measured on the monotonic clock, not by the request's `now`.
  if (cached && cached.until > performance.now()) return cached.limits
  const before = drops
  const config = await payload.db.findOne<AdminConfig>({
    collection: 'admin-configs',
    where: { project: { equals: project } },
    select: { authLimits: true },
  })
  const limits: AuthLimits = { ...DEFAULT_AUTH_LIMITS, ...config?.authLimits }
  for (const [name, most] of Object.entries(AUTH_LIMIT_CEILINGS))
    limits[name as keyof AuthLimits] = Math.min(limits[name as keyof AuthLimits], most)
  if (before === drops) cache.set(project, { limits, until: performance.now() + TTL_MS })
  return limits
}
