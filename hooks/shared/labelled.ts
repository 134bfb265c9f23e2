import type { FlattenedField, SanitizedCollectionConfig } from 'payload'
import { pathLabel } from '#domain/logs/auditSummary.ts'

export type Refused = { path: string; message: string }

const text = (label: unknown, name: string): string => (typeof label === 'string' ? label : pathLabel(name))

/** The name of a field in the form, `Field 2, Id` inside of a list. */
function labelAt(fields: readonly FlattenedField[], [name = '', ...rest]: readonly string[]): string {
  const field = fields.find((one) => one.name === name)
  if (!field) return pathLabel(name)
  const own = 'label' in field ? text(field.label, name) : pathLabel(name)
  if (rest.length === 0 || !('flattenedFields' in field)) return own
  const [row = '', ...inside] = rest
  if (!/^\d+$/.test(row)) return labelAt(field.flattenedFields, rest)
  const one = 'labels' in field ? text(field.labels?.singular, name) : own
  const place = `${one} ${Number(row) + 1}`
  return inside.length === 0 ? place : `${place}, ${labelAt(field.flattenedFields, inside)}`
}

/** What is refused, each with the name that its field has in the form: messages say that instead of a path. */
export const labelled = (
  { flattenedFields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>,
  refused: readonly Refused[],
): (Refused & { label: string })[] =>
  refused.map((one) => ({ ...one, label: labelAt(flattenedFields, one.path.split('.')) }))
