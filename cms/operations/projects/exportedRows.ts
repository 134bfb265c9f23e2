import type { BasePayload, CollectionSlug, Where } from 'payload'
import { INTERNAL_COLLECTIONS } from '#access/modules.ts'

const PAGE = 500

/** Files that people had made of the project's lists, and what they uploaded to fill them: made again, not moved. */
const TRANSFERS = ['exports', 'imports']

/** Collections of an export in a fixed order: everything that belongs to projects, but nothing of sign-in. */
export function exportedCollections(payload: BasePayload): CollectionSlug[] {
  const internal: readonly string[] = INTERNAL_COLLECTIONS
  return payload.config.collections
    .filter(
      ({ slug, custom }) => (custom.isProjectScoped || slug === 'users') && !slug.startsWith('payload-'),
    )
    .map(({ slug }) => slug as CollectionSlug)
    .filter((slug) => !internal.includes(slug) && !TRANSFERS.includes(slug))
    .sort()
}

type Row = Record<string, unknown> & { id: string | number }

/** All rows of a collection in the order of their ids, one page in memory at a time. */
export async function* rowsOfProject(
  payload: BasePayload,
  collection: CollectionSlug,
  project: string,
): AsyncGenerator<Row> {
  let after: string | number | null = null
  for (;;) {
    const where: Where = {
      and: [{ project: { equals: project } }, ...(after === null ? [] : [{ id: { greater_than: after } }])],
    }
    const { docs } = await payload.db.find<Row>({
      collection,
      where,
      sort: 'id',
      limit: PAGE,
      pagination: false,
    })
    yield* docs
    if (docs.length < PAGE) return
    after = docs.at(-1)?.id ?? null
  }
}

/** Names of what is never moved: keys of services, hashes of codes and sessions. */
const LEFT_OUT = /(secret|hash|token|password|salt)$/i

/** A row as it leaves the installation: `secrets` are the names of encrypted fields of its collection. */
export const withoutSecrets = (value: unknown, secrets: ReadonlySet<string>): unknown => {
  if (Array.isArray(value)) return value.map((inner) => withoutSecrets(inner, secrets))
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !secrets.has(name) && !LEFT_OUT.test(name))
      .map(([name, inner]) => [name, withoutSecrets(inner, secrets)]),
  )
}
