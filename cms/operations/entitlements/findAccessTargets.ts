import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import type { EntitlementKind } from '#domain/entitlements/entitlement.ts'
import { TARGET_COLLECTIONS } from './grantAccess.ts'

const MAX_RESULTS = 10

/** Finds up to ten documents of a kind that access can be granted to, by a part of their title. */
export async function findAccessTargets(
  payload: BasePayload,
  project: RequestProject,
  { kind, text }: { kind: EntitlementKind; text: string },
): Promise<{ id: string; title: string }[]> {
  const { docs } = await payload.db.find<{ id: string; title: string }>({
    collection: TARGET_COLLECTIONS[kind],
    where: { and: [{ project: { equals: project.id } }, ...(text ? [{ title: { contains: text } }] : [])] },
    sort: 'title',
    limit: MAX_RESULTS,
    pagination: false,
    select: { title: true },
  })
  return docs.map(({ id, title }) => ({ id: String(id), title }))
}
