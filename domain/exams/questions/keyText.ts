import { addDecimals, negateDecimal } from '../marks/decimals.ts'
import type { LeafKey, RightNumbers } from './KeySchema.ts'

/**
 * A key in one line, as authors and printed keys have it: `B`, `A, C or B, D`, `1.409 to 1.419`, `P → 1; Q → 2 or 3`, `b1: Delhi`.
 * `letterOf` says how options, rows and columns are lettered; by their ids unless said otherwise.
 */
export function keyText(key: LeafKey, letterOf: (id: string) => string = (id) => id): string {
  switch (key.type) {
    case 'single':
    case 'assertionReason':
      return key.right.map(letterOf).join(' or ')
    case 'multiple':
      return key.right.map((set) => set.map(letterOf).join(', ')).join(' or ')
    case 'trueFalse':
      return key.right.map((value) => (value ? 'True' : 'False')).join(' or ')
    case 'integer':
    case 'numeric':
      return numbersText(key.numbers)
    case 'match':
      return key.rows
        .map(({ row, columns }) => `${letterOf(row)} → ${columns.map(letterOf).join(' or ')}`)
        .join('; ')
    case 'matrix':
      return key.rows
        .map(({ row, columns }) => `${letterOf(row)} → ${columns.map(letterOf).join(', ')}`)
        .join('; ')
    case 'fillBlank':
      return key.blanks
        .map((blank) => (blank.kind === 'number' ? numbersText(blank.numbers) : blank.accepted.join(' / ')))
        .join('; ')
    case 'subjective':
      return ''
  }
}

const numbersText = (ranges: readonly RightNumbers[]): string => ranges.map(numberText).join(' or ')

function numberText(range: RightNumbers): string {
  const [from, to] =
    range.kind === 'range'
      ? [range.from, range.to]
      : [addDecimals(range.value, negateDecimal(range.tolerance)), addDecimals(range.value, range.tolerance)]
  return from === to ? from : `${from} to ${to}`
}
