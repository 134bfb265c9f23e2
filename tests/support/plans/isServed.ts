import type { NamedQuery } from './namedQueries.ts'

/** Fields with few distinct values, so that one value selects many rows: an index needs another field or the sort order. */
const COMMON =
  /^(project|_?status|state|kind|type|is[A-Z]\w*|read|method|paymentStatus|fulfilment|source|reason|subject|measure|fee|about|gateway|panel|userLevel|version)$/

export const isSelective = (field: string, { few }: NamedQuery): boolean =>
  few.includes(field) || !COMMON.test(field)

/**
 * Whether an index, given as the names of its fields, finds the rows of a query without reading many others: either its leading fields are
 * compared by equality and one of them is selective, or the equal fields are followed by the range or sort field, so that no other rows are read.
 */
export function isServed(query: NamedQuery, index: readonly string[]): boolean {
  const { equal, range, sort } = query
  const end = index.findIndex((field) => !equal.includes(field))
  const prefix = end < 0 ? index : index.slice(0, end)
  if (prefix.some((field) => isSelective(field, query))) return true
  const next = end < 0 ? undefined : index[end]
  if (equal.some((field) => isSelective(field, query))) return false
  const ordered = sort[0]?.replace('-', '')
  if (next && (range.includes(next) || next === ordered)) return true
  return range.length === 0 && sort.length === 0 && prefix.length === equal.length
}
