import type { BasePayload, CollectionSlug, Where } from 'payload'
import { INTERNAL_COLLECTIONS } from '#access/modules.ts'

const PAGE_SIZE = 500

/** Exports and imports of lists are temporary and not exported. */
const TRANSFERS = ['exports', 'imports']

/**
 * Internal collections of exams (decision 41) that are exported: versions and keys of questions, drafts and releases of papers, events of
 * attempts, and uploads. Packs are not; they are created from a release. Files of tickets are included.
 */
const KEPT_APART: readonly CollectionSlug[] = [
  ...(['question-versions', 'question-keys', 'paper-drafts', 'paper-releases', 'paper-keys'] as const),
  ...(['answer-files', 'attempt-events', 'attempt-results', 'regrades'] as const),
  ...(['objections', 'objection-windows', 'kept-questions', 'student-consents', 'answer-sheets'] as const),
  'ticket-files',
]

/** Internal collections of lessons: students' notes, files of their assignments, and chat entries of live classes. */
const LESSONS: readonly CollectionSlug[] = ['lecture-notes', 'assignment-files', 'live-chat-entries']

/**
 * Collections of an export in a fixed order: all project-scoped ones, users, and those of exams and lessons, without other internal collections such
 * as sessions.
 */
export function exportedCollections(payload: BasePayload): CollectionSlug[] {
  const internal: readonly string[] = INTERNAL_COLLECTIONS
  const scoped = payload.config.collections
    .filter(
      ({ slug, custom }) => (custom.isProjectScoped || slug === 'users') && !slug.startsWith('payload-'),
    )
    .map(({ slug }) => slug as CollectionSlug)
    .filter((slug) => !internal.includes(slug) && !TRANSFERS.includes(slug))
  return [...scoped, ...KEPT_APART, ...LESSONS].sort()
}

type Row = Record<string, unknown> & { id: string | number }

/** Yields all rows of a project's collection by id, read page by page. */
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
      limit: PAGE_SIZE,
      pagination: false,
    })
    yield* docs
    if (docs.length < PAGE_SIZE) return
    after = docs.at(-1)?.id ?? null
  }
}

/** Names of fields that are never exported: keys of services, hashes of codes and sessions. */
const LEFT_OUT = /(secret|hash|token|password|salt)$/i

/** A row without secrets. @param secrets names of the collection's encrypted fields */
export const withoutSecrets = (value: unknown, secrets: ReadonlySet<string>): unknown => {
  if (Array.isArray(value)) return value.map((inner) => withoutSecrets(inner, secrets))
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !secrets.has(name) && !LEFT_OUT.test(name))
      .map(([name, inner]) => [name, withoutSecrets(inner, secrets)]),
  )
}
