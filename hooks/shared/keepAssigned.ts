import type { CollectionBeforeChangeHook } from 'payload'
import { ValidationError } from 'payload'
import { assignedIn } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { idOf } from '#database/idOf.ts'
import type { AssignedKind } from '#domain/roles/Module.ts'

type Slug = Parameters<typeof assignedIn>[1]

const idsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((relation) => idOf(relation) ?? [])

/**
 * Before a save by somebody limited to what is assigned: `field` names nothing new but assigned documents, so that no
 * content leaves what they answer for.
 */
export const keepAssigned =
  (slug: Slug, field: string, kind: AssignedKind): CollectionBeforeChangeHook =>
  ({ collection, data, originalDoc, req }) => {
    const viewer = viewerOf(req)
    if (!viewer || data[field] === undefined || !assignedIn(req, slug)) return data
    const known = new Set([...viewer.assigned[kind], ...idsOf(originalDoc?.[field])])
    if (idsOf(data[field]).every((id) => known.has(id))) return data
    const errors = [{ path: field, message: 'Choose something that is assigned to you' }]
    throw new ValidationError({ collection: collection.slug, errors }, req.t)
  }
