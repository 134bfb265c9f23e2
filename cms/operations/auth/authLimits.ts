import type { BasePayload } from 'payload'
import { PLATFORM } from '#access/projectOf.ts'
import { AUTH_LIMIT_CEILINGS, type AuthLimits, DEFAULT_AUTH_LIMITS } from '#domain/auth/policy.ts'
import type { AdminConfig } from '#payload-types'

const KEPT_MS = 5000
const kept = new Map<string, { limits: AuthLimits; until: number }>()

/** The project's limits of signing in: its `authLimits` setting, else the defaults. A change counts after 5 s at most. */
export async function authLimits(payload: BasePayload, project: string): Promise<AuthLimits> {
  if (project === PLATFORM.id) return DEFAULT_AUTH_LIMITS
  const known = kept.get(project)
  // The machine's own clock: how long something was kept has nothing to do with the time of the request.
  if (known && known.until > performance.now()) return known.limits
  const config = await payload.db.findOne<AdminConfig>({
    collection: 'admin-configs',
    where: { project: { equals: project } },
    select: { authLimits: true },
  })
  const limits: AuthLimits = { ...DEFAULT_AUTH_LIMITS, ...config?.authLimits }
  for (const [name, most] of Object.entries(AUTH_LIMIT_CEILINGS))
    limits[name as keyof AuthLimits] = Math.min(limits[name as keyof AuthLimits], most)
  kept.set(project, { limits, until: performance.now() + KEPT_MS })
  return limits
}
