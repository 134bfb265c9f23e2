import type { BasePayload } from 'payload'
import { PLATFORM } from '#access/projectOf.ts'
import { type AuthLimits, DEFAULT_AUTH_LIMITS } from '#domain/auth/policy.ts'
import type { AdminConfig } from '#payload-types'

/** The project's limits of signing in: its `authLimits` setting, else the defaults. */
export async function authLimits(payload: BasePayload, project: string): Promise<AuthLimits> {
  if (project === PLATFORM.id) return DEFAULT_AUTH_LIMITS
  const config = await payload.db.findOne<AdminConfig>({
    collection: 'admin-configs',
    where: { project: { equals: project } },
    select: { authLimits: true },
  })
  return { ...DEFAULT_AUTH_LIMITS, ...config?.authLimits }
}
