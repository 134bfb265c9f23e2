import type { FlattenedField } from 'payload'

type Row = Record<string, unknown>
type Select = Record<string, unknown>

const isVirtual = (field: FlattenedField): boolean => 'virtual' in field && Boolean(field.virtual)
const isList = (field: FlattenedField): boolean =>
  field.type === 'array' || field.type === 'blocks' || ('hasMany' in field && field.hasMany === true)

/** Whether a read selects a field: it is named in `{ title: true }`, or not named in `{ body: false }`. */
function isSelected(name: string, select: Select | undefined): boolean {
  if (!select || Object.keys(select).length === 0) return true
  if (Object.values(select).some((value) => value !== false)) return Boolean(select[name])
  return select[name] !== false
}

/** The constant default of a field, which its column in SQLite has too; null for none or a function. */
function constantDefault(field: FlattenedField): unknown {
  const value = 'defaultValue' in field ? field.defaultValue : undefined
  return ['string', 'number', 'boolean'].includes(typeof value) ? value : null
}

/**
 * Sets the fields that a MongoDB document lacks to the values that SQLite returns for them: the default, null, an empty list, or a group of
 * these. So a document that is older than one of its required fields can still be saved. Changes and returns `row`; `select` is that of the read.
 */
export function fillUnset<T extends Row>(row: T, fields: readonly FlattenedField[], select?: Select): T {
  const filled: Row = row
  for (const field of fields) {
    const { name, type } = field
    if (name === 'id' || type === 'join' || isVirtual(field) || !isSelected(name, select)) continue
    if (type === 'group' || type === 'tab') {
      const inner = select?.[name]
      filled[name] = fillUnset(
        (filled[name] as Row | null | undefined) ?? {},
        field.flattenedFields,
        typeof inner === 'object' ? (inner as Select) : undefined,
      )
    } else if (filled[name] === undefined) filled[name] = isList(field) ? [] : constantDefault(field)
    else if (type === 'array' && Array.isArray(filled[name]))
      for (const item of filled[name] as Row[]) fillUnset(item, field.flattenedFields)
  }
  return row
}
