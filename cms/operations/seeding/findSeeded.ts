import type { BasePayload, CollectionSlug, Where } from 'payload'
import type { SeedKind } from '#seed/SeedRecord.ts'

export type Known = { id: string; hash: string | null }

function scopeOf(kind: SeedKind, project: string): Where {
  if (kind === 'project') return {}
  const ofProject: Where = { project: { equals: project } }
  return kind === 'user' ? { or: [ofProject, { project: { exists: false } }] } : ofProject
}

/** What an earlier import left in a collection, by key, in one query. Platform owners belong to no project. */
export async function findSeeded(
  payload: BasePayload,
  collection: CollectionSlug,
  kind: SeedKind,
  project: string,
): Promise<Map<string, Known>> {
  if (kind !== 'project' && project === '') return new Map()
  const { docs } = await payload.db.find<{ id: string; seedKey?: string | null; seedHash?: string | null }>({
    collection,
    where: { and: [scopeOf(kind, project), { seedKey: { exists: true } }] },
    select: { seedKey: true, seedHash: true },
    pagination: false,
    limit: 0,
  })
  return new Map(
    docs.flatMap(({ id, seedKey, seedHash }) =>
      seedKey ? [[seedKey, { id: String(id), hash: seedHash ?? null }] as const] : [],
    ),
  )
}
