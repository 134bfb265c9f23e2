import type { BasePayload } from 'payload'
import { ASSIGNABLE_COLLECTIONS, ASSIGNED_KINDS } from '#domain/people/assignableCollections.ts'
import type { AssignedData } from '#domain/roles/AccessListSchema.ts'

/** Titles of assigned documents by id; deleted documents are left out. */
export async function readTitles(
  payload: BasePayload,
  assigned: AssignedData,
): Promise<Record<string, string>> {
  const found = await Promise.all(
    ASSIGNED_KINDS.map(async (kind) => {
      if (assigned[kind].length === 0) return []
      const { docs } = await payload.db.find<{ id: string; title?: string }>({
        collection: ASSIGNABLE_COLLECTIONS[kind].collection,
        where: { id: { in: assigned[kind] } },
        select: { title: true },
        pagination: false,
        limit: assigned[kind].length,
      })
      return docs
    }),
  )
  return Object.fromEntries(found.flat().map(({ id, title }) => [String(id), title ?? 'No title']))
}
