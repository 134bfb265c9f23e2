import type { BasePayload } from 'payload'
import type { AdminConfig } from '#payload-types'

const CACHE_MS = 5000

const cache = new Map<string, { features: string[]; until: number }>()
/** How often switches were dropped: what was read before that is not kept. */
let drops = 0

/** Drops the cached switches of a project, or of all, so that the next request reads them again. */
export const invalidateDisabledFeatures = (project?: string): void => {
  drops++
  if (project === undefined) cache.clear()
  else cache.delete(project)
}

/**
 * The features that a project has switched off. Cached until they change (cms/operations/settings/watchSettings.ts), and for a few seconds only,
 * since a process may be killed between a save and saying so.
 */
export async function disabledFeaturesOf(
  payload: BasePayload,
  project: string,
  now = Date.now(),
): Promise<string[]> {
  const cached = cache.get(project)
  if (cached && cached.until > now) return cached.features
  const before = drops
  const config = await payload.db.findOne<AdminConfig>({
    collection: 'admin-configs',
    where: { project: { equals: project } },
    select: { offFeatures: true },
  })
  const features = (config?.offFeatures ?? []) as string[]
  if (before === drops) cache.set(project, { features, until: now + CACHE_MS })
  return features
}
