import type { PayloadRequest } from 'payload'
import type { ScheduledCollection } from '#domain/content/schedule.ts'

type Wanted = { name: string; required?: boolean; label?: unknown; admin?: { condition?: unknown } }

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

/** Labels of the required fields that a document's latest draft lacks; it cannot be published without them. */
export async function unfilledFields(
  req: PayloadRequest,
  entity: ScheduledCollection,
  id: string,
): Promise<string[]> {
  const { config } = req.payload.collections[entity]
  const found: object = await req.payload.findByID({
    collection: entity,
    id,
    draft: true,
    depth: 0,
    overrideAccess: true, // the caller has checked edit access
    req,
  })
  const draft = found as Record<string, unknown>
  return (config.flattenedFields as Wanted[]).flatMap(({ name, required, label, admin }) => {
    if (!required || admin?.condition || !isEmpty(draft[name])) return []
    return typeof label === 'string' ? label : name
  })
}
