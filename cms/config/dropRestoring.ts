import type { SanitizedConfig } from 'payload'

/** Payload offers to restore versions of every collection; of those that keep none the answer would be a fault. */
export function dropRestoring(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections)
    if (collection.endpoints && !collection.versions)
      collection.endpoints = collection.endpoints.filter(
        ({ method, path }) => method !== 'post' || path !== '/versions/:id',
      )
  return config
}
