import { compareDecimals } from '../marks/decimals.ts'
import type { LeafKey, RightNumbers } from './KeySchema.ts'
import type { Leaf } from './LeafSchema.ts'

/**
 * Why a key does not belong to a question. `type`: it is of another type. `unknown`: it names an option, row,
 * column or blank that the question does not have. `twice`: it names one twice. `missing`: a row or a blank has
 * no right answer. `wholeOrderRefusal`: no integer is in the range of an integer question.
 */
export type KeyFault = 'type' | 'unknown' | 'twice' | 'missing' | 'notWhole'

/** The first fault of a key; null when it fits. */
export function checkKey(leaf: Leaf, key: LeafKey): KeyFault | null {
  if (leaf.type === 'single' || leaf.type === 'assertionReason')
    return key.type === leaf.type ? faultOfIds(key.right, idsOf(leaf.options)) : 'type'
  if (key.type !== leaf.type) return 'type'
  if (leaf.type === 'multiple' && key.type === 'multiple') {
    const options = idsOf(leaf.options)
    return first(key.right.map((set) => faultOfIds(set, options)))
  }
  if (key.type === 'integer') return key.numbers.every(hasInteger) ? null : 'notWhole'
  if (key.type === 'trueFalse') return new Set(key.right).size === key.right.length ? null : 'twice'
  if ((leaf.type === 'match' || leaf.type === 'matrix') && 'rows' in key) {
    const columns = idsOf(leaf.columns)
    return (
      faultOfAll(
        key.rows.map(({ row }) => row),
        idsOf(leaf.rows),
      ) ?? first(key.rows.map((row) => faultOfIds(row.columns, columns)))
    )
  }
  if (leaf.type === 'fillBlank' && key.type === 'fillBlank') {
    const kinds = new Map(leaf.blanks.map(({ id, kind }) => [id, kind]))
    const fault = faultOfAll(
      key.blanks.map(({ blank }) => blank),
      new Set(kinds.keys()),
    )
    return fault ?? (key.blanks.every(({ blank, kind }) => kinds.get(blank) === kind) ? null : 'type')
  }
  return null
}

const idsOf = (items: readonly { id: string }[]): Set<string> => new Set(items.map(({ id }) => id))
const first = (faults: readonly (KeyFault | null)[]): KeyFault | null => faults.find(Boolean) ?? null

function faultOfIds(ids: readonly string[], known: ReadonlySet<string>): KeyFault | null {
  if (!ids.every((id) => known.has(id))) return 'unknown'
  return new Set(ids).size === ids.length ? null : 'twice'
}

const faultOfAll = (ids: readonly string[], known: ReadonlySet<string>): KeyFault | null =>
  faultOfIds(ids, known) ?? (ids.length === known.size ? null : 'missing')

/** Whether the interval contains an integer; a value with a tolerance does when its value is one. */
function hasInteger(numbers: RightNumbers): boolean {
  if (numbers.kind === 'tolerance') return !numbers.value.includes('.')
  const from = numbers.from.split('.')[0] as string
  const isWhole = !numbers.from.includes('.')
  const up = isWhole || numbers.from.startsWith('-') ? from : String(BigInt(from) + 1n)
  return compareDecimals(up === '-0' ? '0' : up, numbers.to) <= 0
}
