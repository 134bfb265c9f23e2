import type { BasePayload } from 'payload'
import type { AdminConfig } from '#payload-types'

const KEPT_MS = 5000

const kept = new Map<string, { features: string[]; until: number }>()

/** After a project's switches changed: the next request reads them anew. */
export const dropOffFeatures = (project: string): void => {
  kept.delete(project)
}

/** The features a project switched off. Kept for a few seconds, for the sake of other processes' changes. */
export async function offFeaturesOf(
  payload: BasePayload,
  project: string,
  now = Date.now(),
): Promise<string[]> {
  const known = kept.get(project)
  if (known && known.until > now) return known.features
  const config = await payload.db.findOne<AdminConfig>({
    collection: 'admin-configs',
    where: { project: { equals: project } },
    select: { offFeatures: true },
  })
  const features = (config?.offFeatures ?? []) as string[]
  kept.set(project, { features, until: now + KEPT_MS })
  return features
}
