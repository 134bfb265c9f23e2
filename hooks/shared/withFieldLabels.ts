import type { FlattenedField, SanitizedCollectionConfig } from 'payload'
import { pathLabel } from '#domain/logs/auditSummary.ts'

export type FieldError = { path: string; message: string }

const labelText = (label: unknown, name: string): string =>
  typeof label === 'string' ? label : pathLabel(name)

/** The label of a field in the form, `Field 2, Id` within a list. */
function labelAt(fields: readonly FlattenedField[], [name = '', ...rest]: readonly string[]): string {
  const field = fields.find((candidate) => candidate.name === name)
  if (!field) return pathLabel(name)
  const label = 'label' in field ? labelText(field.label, name) : pathLabel(name)
  if (rest.length === 0 || !('flattenedFields' in field)) return label
  const [row = '', ...innerPath] = rest
  if (!/^\d+$/.test(row)) return labelAt(field.flattenedFields, rest)
  const rowLabel = 'labels' in field ? labelText(field.labels?.singular, name) : label
  const rowText = `${rowLabel} ${Number(row) + 1}`
  return innerPath.length === 0 ? rowText : `${rowText}, ${labelAt(field.flattenedFields, innerPath)}`
}

/** Adds to each error the label of its field in the form, which messages show instead of the path. */
export const withFieldLabels = (
  { flattenedFields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>,
  refused: readonly FieldError[],
): (FieldError & { label: string })[] =>
  refused.map((error) => ({ ...error, label: labelAt(flattenedFields, error.path.split('.')) }))
