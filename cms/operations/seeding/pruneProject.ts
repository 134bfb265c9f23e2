import type { BasePayload } from 'payload'
import { SEED_KINDS, type SeedKind, type SeedRecord } from '#seed/SeedRecord.ts'
import { SEED_COLLECTIONS } from './seedCollections.ts'

/** Kinds that go when their row is gone. People, the project and its settings are never deleted. */
const PRUNED: readonly SeedKind[] = ['media', 'privateFile', 'class', 'lecture', 'product', 'page']

export type Kept = { kind: SeedKind; key: string; reason: string }

type Scope = { payload: BasePayload; project: { id: string; slug: string }; isDryRun: boolean }

/**
 * Deletes documents that an earlier import made and whose row is gone, those that refer to others first. What something
 * else holds on to (an order, an enrolment) is kept and named.
 */
export async function pruneProject(
  { payload, project, isDryRun }: Scope,
  records: readonly SeedRecord[],
): Promise<{ deleted: Map<SeedKind, number>; kept: Kept[] }> {
  const present = new Set(records.map(({ kind, key }) => `${kind} ${key}`))
  const deleted = new Map<SeedKind, number>()
  const kept: Kept[] = []
  for (const kind of [...SEED_KINDS].reverse().filter((candidate) => PRUNED.includes(candidate))) {
    const collection = SEED_COLLECTIONS[kind]
    const { docs } = await payload.find({
      collection,
      where: { and: [{ project: { equals: project.id } }, { seedKey: { exists: true } }] },
      select: { seedKey: true } as never,
      depth: 0,
      limit: 0,
      pagination: false,
      overrideAccess: true, // an operator of this machine asked for it
    })
    for (const { id, seedKey } of docs as unknown as { id: string; seedKey: string }[]) {
      if (present.has(`${kind} ${seedKey}`)) continue
      const reason = isDryRun ? null : await remove(payload, collection, id, project)
      if (reason === null) deleted.set(kind, (deleted.get(kind) ?? 0) + 1)
      else kept.push({ kind, key: seedKey, reason })
    }
  }
  return { deleted, kept }
}

async function remove(
  payload: BasePayload,
  collection: (typeof SEED_COLLECTIONS)[SeedKind],
  id: string,
  project: { id: string; slug: string },
): Promise<string | null> {
  try {
    await payload.delete({
      collection,
      id,
      depth: 0,
      overrideAccess: true, // an operator of this machine asked for it
      context: { disableRevalidate: true, project },
    })
    return null
  } catch (error) {
    return (error as Error).message.replace(/\s+/g, ' ')
  }
}
