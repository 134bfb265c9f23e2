import type { Field } from 'payload'

const SCALARS: readonly Field['type'][] = [
  'text',
  'textarea',
  'number',
  'checkbox',
  'date',
  'select',
  'relationship',
  'json',
]

/**
 * Whether every field is a column of the collection's own table, so that its rows need no conversion
 * (directRows.ts).
 */
export const isFlat = (fields: Field[]): boolean =>
  fields.every(
    (field) =>
      SCALARS.includes(field.type) &&
      !('hasMany' in field && field.hasMany) &&
      !('localized' in field && field.localized),
  )
