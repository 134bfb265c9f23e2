import type { Field } from 'payload'

type Row = Record<string, unknown>
type Secret = { path: string; isSet: boolean }

/** All secrets of a settings document by path (array rows by id), and whether each is set. */
export function secretPaths(fields: Field[], row: Row | null | undefined, prefix = ''): Secret[] {
  return fields.flatMap((field): Secret[] => {
    if (field.type === 'row' || field.type === 'collapsible') return secretPaths(field.fields, row, prefix)
    if (field.type === 'group' && 'name' in field)
      return secretPaths(field.fields, row?.[field.name] as Row, `${prefix}${field.name}.`)
    if (field.type === 'array') {
      const rows = (row?.[field.name] as Row[] | undefined) ?? []
      return rows.flatMap((inner) => secretPaths(field.fields, inner, `${prefix}${field.name}.${inner.id}.`))
    }
    if (field.type !== 'text' || !field.custom?.isSecret) return []
    return [{ path: `${prefix}${field.name}`, isSet: Boolean(row?.[field.name]) }]
  })
}

/** The update data that sets one secret; other rows of its array are kept. */
export function withSecret(row: Row, path: string, value: string | null): Row {
  const [name = '', ...rest] = path.split('.')
  if (rest.length === 0) return { [name]: value }
  const inner = row[name]
  if (!Array.isArray(inner)) return { [name]: withSecret((inner as Row) ?? {}, rest.join('.'), value) }
  const [rowId, ...below] = rest
  return {
    [name]: inner.map((each: Row) =>
      each.id === rowId ? { ...each, ...withSecret(each, below.join('.'), value) } : each,
    ),
  }
}
