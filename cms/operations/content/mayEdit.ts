import type { PayloadRequest, Where } from 'payload'
import { countRows } from '#database/guard.ts'
import type { ScheduledCollection } from '#domain/content/schedule.ts'

/** Whether the requesting user's update access to this document is granted, as the REST API would decide. */
export async function mayEdit(
  req: PayloadRequest,
  collection: ScheduledCollection,
  id: string,
): Promise<boolean> {
  const rule = req.payload.collections[collection].config.access.update
  const decision = await rule({ req, id })
  if (typeof decision === 'boolean' && !decision) return false
  const where: Where = { id: { equals: id } }
  const narrowed = typeof decision === 'object' ? { and: [where, decision] } : where
  return (await countRows({ payload: req.payload, collection, where: narrowed })) > 0
}
