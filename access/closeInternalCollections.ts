import type { SanitizedConfig } from 'payload'
import { staff } from './rules.ts'

/**
 * Payload's own collections (locks, preferences, migrations …) come open to anybody who is signed in, and learners are
 * signed in too. Here they are for staff sessions.
 */
export function closeInternalCollections(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.slug.startsWith('payload-')) continue
    for (const operation of ['create', 'read', 'update', 'delete', 'readVersions', 'unlock'] as const) {
      const given = collection.access[operation]
      collection.access[operation] = async (args) => (staff(args) ? ((await given?.(args)) ?? true) : false)
    }
  }
  return config
}
