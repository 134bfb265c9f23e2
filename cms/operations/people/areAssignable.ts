import type { BasePayload } from 'payload'
import { ASSIGNABLE_COLLECTIONS, ASSIGNED_KINDS } from '#domain/people/assignableCollections.ts'
import type { AssignedData } from '#domain/roles/AccessListSchema.ts'

/** Whether all documents to be assigned exist in the person's project. */
export async function areAssignable(
  payload: BasePayload,
  assigned: AssignedData,
  project: string | null,
): Promise<boolean> {
  const checks = await Promise.all(
    ASSIGNED_KINDS.map(async (kind) => {
      const ids = [...new Set(assigned[kind])]
      if (ids.length === 0) return true
      const { totalDocs } = await payload.db.count({
        collection: ASSIGNABLE_COLLECTIONS[kind].collection,
        where: { and: [{ id: { in: ids } }, { project: { equals: project } }] },
      })
      return totalDocs === ids.length
    }),
  )
  return checks.every(Boolean)
}
