import type { BasePayload } from 'payload'
import type { AdminConfig } from '#payload-types'

const CACHE_MS = 5000

const cache = new Map<string, { features: string[]; until: number }>()

/** Drops the cached switches of a project, so that the next request reads them again. */
export const invalidateDisabledFeatures = (project: string): void => {
  cache.delete(project)
}

/**
 * The features that a project has switched off. Cached for only a few seconds, because other processes may
 * change them.
 */
export async function disabledFeaturesOf(
  payload: BasePayload,
  project: string,
  now = Date.now(),
): Promise<string[]> {
  const cached = cache.get(project)
  if (cached && cached.until > now) return cached.features
  const config = await payload.db.findOne<AdminConfig>({
    collection: 'admin-configs',
    where: { project: { equals: project } },
    select: { offFeatures: true },
  })
  const features = (config?.offFeatures ?? []) as string[]
  cache.set(project, { features, until: now + CACHE_MS })
  return features
}
