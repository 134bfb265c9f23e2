import type { CollectionBeforeChangeHook } from 'payload'
import { ValidationError } from 'payload'
import { assignmentLimit } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { idOf } from '#database/idOf.ts'
import type { AssignedKind } from '#domain/roles/Module.ts'

type Slug = Parameters<typeof assignmentLimit>[1]

const idsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((relation) => idOf(relation) ?? [])

/**
 * Before a save by a person limited to assigned documents: `field` may only add assigned documents, so that
 * content stays within what they are responsible for.
 */
export const restrictToAssigned =
  (slug: Slug, field: string, kind: AssignedKind): CollectionBeforeChangeHook =>
  ({ collection, data, originalDoc, req }) => {
    const viewer = viewerOf(req)
    if (!viewer || data[field] === undefined || !assignmentLimit(req, slug)) return data
    const allowed = new Set([...viewer.assigned[kind], ...idsOf(originalDoc?.[field])])
    if (idsOf(data[field]).every((id) => allowed.has(id))) return data
    const errors = [{ path: field, message: 'Choose something that is assigned to you' }]
    throw new ValidationError({ collection: collection.slug, errors }, req.t)
  }
