import type { BasePayload } from 'payload'
import type { AdminConfig } from '#payload-types'

const CACHE_MS = 5000

const cache = new Map<string, { features: string[]; until: number }>()
/** Number of invalidations: a read that began before the latest one is not cached. */
let invalidations = 0

/** Drops the cached switches of a project, or of all, so that the next request reads them again. */
export const invalidateDisabledFeatures = (project?: string): void => {
  invalidations++
  if (project === undefined) cache.clear()
  else cache.delete(project)
}

/**
 * Ids of the features that a project has switched off. Cached until they change (cms/operations/settings/watchSettings.ts), but for 5 s
 * at most, since a process may be killed between saving a change and notifying the other processes.
 */
export async function disabledFeaturesOf(
  payload: BasePayload,
  project: string,
  now = Date.now(),
): Promise<string[]> {
  const cached = cache.get(project)
  if (cached && cached.until > now) return cached.features
  const before = invalidations
  const config = await payload.db.findOne<AdminConfig>({
    collection: 'admin-configs',
    where: { project: { equals: project } },
    select: { offFeatures: true },
  })
  const features = (config?.offFeatures ?? []) as string[]
  if (before === invalidations) cache.set(project, { features, until: now + CACHE_MS })
  return features
}
