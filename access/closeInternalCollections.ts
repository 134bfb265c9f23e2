import type { Access, SanitizedConfig } from 'payload'
import { openLocks } from './openLocks.ts'
import { staff } from './rules.ts'

const OPERATIONS = ['create', 'read', 'update', 'delete'] as const
type Operation = (typeof OPERATIONS)[number]

const nobody: Access = () => false
const ofStaff =
  (given: Access | undefined): Access =>
  async (args) =>
    staff(args) ? ((await given?.(args)) ?? true) : false

/** The ones the admin panel itself asks for by REST. Locks are made by the server when somebody starts to type. */
const FOR_STAFF: Record<string, (operation: Operation, given: Access | undefined) => Access> = {
  'payload-preferences': (_operation, given) => ofStaff(given),
  'payload-query-presets': (_operation, given) => ofStaff(given),
  'payload-locked-documents': (operation) => (operation === 'create' ? nobody : ({ req }) => openLocks(req)),
}

/**
 * Payload's own collections (locks, preferences, migrations …) come open to anybody who is signed in, and learners are
 * signed in too. Here locks, preferences and saved filters are for staff sessions and the rest for nobody.
 */
export function closeInternalCollections(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.slug.startsWith('payload-')) continue
    for (const operation of OPERATIONS) {
      collection.access[operation] =
        FOR_STAFF[collection.slug]?.(operation, collection.access[operation]) ?? nobody
    }
    collection.access.readVersions = () => false
    collection.access.unlock = () => false
  }
  return config
}
