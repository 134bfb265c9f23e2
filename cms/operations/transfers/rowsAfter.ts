import type { Where } from 'payload'

type Row = Record<string, unknown>
/** Columns that may be empty. */
type Nullable = (name: string) => boolean

const isEmpty = (value: unknown): boolean => value === null || value === undefined
const equal = (name: string, value: unknown): Where =>
  isEmpty(value) ? { [name]: { exists: false } } : { [name]: { equals: value } }

/** Conditions for values after a row's value in a column (`after`), and at or after it (`fromHere`). Databases sort null first. */
function beyond(name: string, row: Row, isDescending: boolean, mayBeEmpty: Nullable) {
  const value = row[name]
  const empty: Where[] = mayBeEmpty(name) ? [{ [name]: { exists: false } }] : []
  if (isEmpty(value)) {
    const filled: Where = { [name]: { exists: true } }
    return isDescending ? { after: [], fromHere: empty } : { after: [filled], fromHere: [filled, ...empty] }
  }
  return isDescending
    ? {
        after: [{ [name]: { less_than: value } }, ...empty],
        fromHere: [{ [name]: { less_than_equal: value } }, ...empty],
      }
    : {
        after: [{ [name]: { greater_than: value } }],
        fromHere: [{ [name]: { greater_than_equal: value } }],
      }
}

/**
 * Keyset pagination: the condition for the rows after one in this order, whose last column must be unique. The range of the first column is
 * a condition of its own, so that its index is used.
 * @param sort in Payload's notation, `-placedAt` for newest first
 */
export function rowsAfter(row: Row, sort: readonly string[], mayBeEmpty: Nullable): Where {
  const [first = 'id', ...rest] = sort
  const name = first.replace(/^-/, '')
  const { after, fromHere } = beyond(name, row, first.startsWith('-'), mayBeEmpty)
  if (rest.length === 0) return { or: after }
  const same: Where = { and: [equal(name, row[name]), rowsAfter(row, rest, mayBeEmpty)] }
  return { and: [{ or: fromHere }, { or: [...after, same] }] }
}
