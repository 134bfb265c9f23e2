import type { SanitizedConfig } from 'payload'
import { staff } from './rules.ts'

const OPERATIONS = ['create', 'read', 'update', 'delete'] as const

/** The ones the admin panel itself asks for by REST. */
const FOR_STAFF = ['payload-locked-documents', 'payload-preferences', 'payload-query-presets']

/**
 * Payload's own collections (locks, preferences, migrations …) come open to anybody who is signed in, and learners are
 * signed in too. Here locks, preferences and saved filters are for staff sessions and the rest for nobody.
 */
export function closeInternalCollections(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.slug.startsWith('payload-')) continue
    const isForStaff = FOR_STAFF.includes(collection.slug)
    for (const operation of OPERATIONS) {
      const given = collection.access[operation]
      collection.access[operation] = async (args) =>
        isForStaff && staff(args) ? ((await given?.(args)) ?? true) : false
    }
    collection.access.readVersions = () => false
    collection.access.unlock = () => false
  }
  return config
}
