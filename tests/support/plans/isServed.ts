import type { NamedQuery } from './namedQueries.ts'

/** Fields that many rows agree in, however few are asked for: each read needs another one, or the order. */
const COMMON =
  /^(project|_?status|state|kind|type|is[A-Z]\w*|read|method|paymentStatus|fulfilment|source|reason|subject|measure|fee|about|gateway|panel|userLevel|version)$/

export const isSelective = (field: string, { few }: NamedQuery): boolean =>
  few.includes(field) || !COMMON.test(field)

/**
 * Whether an index, as the names of its fields, finds the rows of a query without reading many others: it begins with fields that are equal, of
 * which one is of few rows; or with all that leads to the range or the order, so that what is read is what is answered.
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
