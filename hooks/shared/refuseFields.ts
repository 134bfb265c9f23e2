import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { ValidationError } from 'payload'
import { type FieldError, withFieldLabels } from './withFieldLabels.ts'

/** A document or a part of it, with any fields. */
type Doc = object

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const isShown = (field: FlattenedField, doc: Doc, siblings: Doc, req: PayloadRequest): boolean => {
  const condition = 'admin' in field ? field.admin?.condition : undefined
  return condition?.(doc as never, siblings as never, { user: req.user } as never) ?? true
}

/** Required fields that are empty, with their paths; fields hidden by their condition are skipped. */
function missing(
  fields: readonly FlattenedField[],
  { doc, siblings, req, path = '' }: { doc: Doc; siblings: Doc; req: PayloadRequest; path?: string },
): FieldError[] {
  return fields.flatMap((field): FieldError[] => {
    const value = (siblings as Record<string, unknown>)[field.name]
    const fieldPath = `${path}${field.name}`
    if (!isShown(field, doc, siblings, req)) return []
    if (field.type === 'group')
      return missing(field.flattenedFields, {
        doc,
        siblings: (value ?? {}) as Doc,
        req,
        path: `${fieldPath}.`,
      })
    if (field.type === 'array' && Array.isArray(value))
      return value.flatMap((row, index) =>
        missing(field.flattenedFields, { doc, siblings: row as Doc, req, path: `${fieldPath}.${index}.` }),
      )
    const isRequired = 'required' in field && field.required && !('admin' in field && field.admin?.hidden)
    return isRequired && isEmpty(value) ? [{ path: fieldPath, message: req.t('validation:required') }] : []
  })
}

type SaveAttempt = {
  collection: SanitizedCollectionConfig
  /** The document as it would be stored. */
  doc: Doc
  req: PayloadRequest
}

/**
 * Refuses a save with all errors at once: those a hook found and, since Payload validates single fields only
 * after the hooks, missing required fields too. Each error has the field's label in the form. Drafts may have
 * missing fields.
 */
export function refuseFields({ collection, doc, req }: SaveAttempt, found: readonly FieldError[]): void {
  if (found.length === 0) return
  const isDraft =
    Boolean(collection.versions?.drafts) && (doc as { _status?: string })._status !== 'published'
  const foundPaths = new Set(found.map(({ path }) => path))
  const missingFields = isDraft
    ? []
    : missing(collection.flattenedFields, { doc, siblings: doc, req }).filter(
        ({ path }) => !foundPaths.has(path),
      )
  const errors = withFieldLabels(collection, [...found, ...missingFields])
  throw new ValidationError({ collection: collection.slug, errors }, req.t)
}
