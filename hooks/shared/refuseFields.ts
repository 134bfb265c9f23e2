import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { ValidationError } from 'payload'
import { labelled, type Refused } from './labelled.ts'

/** A document or a part of it, whatever its fields are. */
type Doc = object

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const isShown = (field: FlattenedField, doc: Doc, siblings: Doc, req: PayloadRequest): boolean => {
  const condition = 'admin' in field ? field.admin?.condition : undefined
  return condition?.(doc as never, siblings as never, { user: req.user } as never) ?? true
}

/** Required fields that have nothing in them, with their paths; what the condition of a field hides is not asked for. */
function missing(
  fields: readonly FlattenedField[],
  { doc, siblings, req, path = '' }: { doc: Doc; siblings: Doc; req: PayloadRequest; path?: string },
): Refused[] {
  return fields.flatMap((field): Refused[] => {
    const value = (siblings as Record<string, unknown>)[field.name]
    const own = `${path}${field.name}`
    if (!isShown(field, doc, siblings, req)) return []
    if (field.type === 'group')
      return missing(field.flattenedFields, { doc, siblings: (value ?? {}) as Doc, req, path: `${own}.` })
    if (field.type === 'array' && Array.isArray(value))
      return value.flatMap((row, index) =>
        missing(field.flattenedFields, { doc, siblings: row as Doc, req, path: `${own}.${index}.` }),
      )
    const isAsked = 'required' in field && field.required && !('admin' in field && field.admin?.hidden)
    return isAsked && isEmpty(value) ? [{ path: own, message: req.t('validation:required') }] : []
  })
}

type Given = {
  collection: SanitizedCollectionConfig
  /** The document as it would be stored. */
  doc: Doc
  req: PayloadRequest
}

/**
 * Refuses a save with all that is wrong at once: what a hook found and, since Payload looks at single fields after the hooks, what
 * is missing too. Each fault has the name that its field has in the form. Drafts may lack what is not written yet.
 */
export function refuseFields({ collection, doc, req }: Given, found: readonly Refused[]): void {
  if (found.length === 0) return
  const isDraft =
    Boolean(collection.versions?.drafts) && (doc as { _status?: string })._status !== 'published'
  const known = new Set(found.map(({ path }) => path))
  const others = isDraft
    ? []
    : missing(collection.flattenedFields, { doc, siblings: doc, req }).filter(({ path }) => !known.has(path))
  const errors = labelled(collection, [...found, ...others])
  throw new ValidationError({ collection: collection.slug, errors }, req.t)
}
