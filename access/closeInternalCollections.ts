import type { Access, Endpoint, SanitizedConfig } from 'payload'
import { Forbidden } from 'payload'
import { type Operation, STAFF_OPERATIONS } from './collectionFacts.ts'
import { openLocks } from './openLocks.ts'
import { staff } from './rules.ts'

const OPERATIONS = ['create', 'read', 'update', 'delete'] as const satisfies readonly Operation[]

const nobody: Access = () => false
const ofStaff =
  (given: Access | undefined): Access =>
  async (args) =>
    staff(args) ? ((await given?.(args)) ?? true) : false

const accessOf = (slug: string, operation: Operation, given: Access | undefined): Access => {
  if (!STAFF_OPERATIONS[slug]?.includes(operation)) return nobody
  return slug === 'payload-locked-documents' ? ({ req }) => openLocks(req) : ofStaff(given)
}

const BY_KEY = '/:key'

/**
 * Preferences are read and written by key through calls that ask no access rule, only whether somebody is signed in.
 * To delete one that is not there would be a fault of theirs; the collection's own way stays.
 */
const byKeyForStaff = (endpoints: readonly Endpoint[]): Endpoint[] =>
  endpoints.flatMap((endpoint) => {
    if (endpoint.path !== BY_KEY) return [endpoint]
    if (endpoint.method === 'delete') return []
    const handler: Endpoint['handler'] = (req) => {
      if (!staff({ req })) throw new Forbidden(req.t)
      return endpoint.handler(req)
    }
    return [{ ...endpoint, handler }]
  })

/**
 * Payload's own collections (locks, preferences, migrations …) come open to anybody who is signed in, and learners are
 * signed in too. Here locks, preferences and saved filters are for staff sessions and the rest for nobody.
 */
export function closeInternalCollections(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.slug.startsWith('payload-')) continue
    for (const operation of OPERATIONS)
      collection.access[operation] = accessOf(collection.slug, operation, collection.access[operation])
    collection.access.readVersions = () => false
    collection.access.unlock = () => false
    if (collection.slug === 'payload-preferences' && collection.endpoints)
      collection.endpoints = byKeyForStaff(collection.endpoints)
  }
  return config
}
