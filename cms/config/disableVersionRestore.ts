import type { SanitizedConfig } from 'payload'

/** Removes Payload's restore endpoint from collections without versions, where it would answer with a server error. */
export function disableVersionRestore(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections)
    if (collection.endpoints && !collection.versions)
      collection.endpoints = collection.endpoints.filter(
        ({ method, path }) => method !== 'post' || path !== '/versions/:id',
      )
  return config
}
