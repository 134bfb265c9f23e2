import type { Access, Endpoint, SanitizedConfig } from 'payload'
import { Forbidden } from 'payload'
import { type Operation, STAFF_OPERATIONS } from './collectionFacts.ts'
import { readableLocks } from './readableLocks.ts'
import { staff } from './rules.ts'

const OPERATIONS = ['create', 'read', 'update', 'delete'] as const satisfies readonly Operation[]

const nobody: Access = () => false
const staffOnly =
  (original: Access | undefined): Access =>
  async (args) =>
    staff(args) ? ((await original?.(args)) ?? true) : false

const accessOf = (slug: string, operation: Operation, original: Access | undefined): Access => {
  if (!STAFF_OPERATIONS[slug]?.includes(operation)) return nobody
  return slug === 'payload-locked-documents' ? ({ req }) => readableLocks(req) : staffOnly(original)
}

const BY_KEY = '/:key'

/**
 * Preferences are read and written by key through endpoints that only require a signed-in person and check no
 * access rule. The delete endpoint is removed, since it fails for a missing key; the collection's own delete
 * remains.
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
 * Payload's own collections (locks, preferences, migrations …) are open to anybody who is signed in, and
 * students are signed in too. Here locks, preferences and saved filters are limited to staff sessions, and
 * the rest is closed.
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
