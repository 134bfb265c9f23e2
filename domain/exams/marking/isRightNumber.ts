import { addDecimals, compareDecimals, negateDecimal } from '../marks/decimals.ts'
import type { RightNumbers } from '../questions/KeySchema.ts'

/** Whether a folded number is in one of the ranges; their bounds are right, too. Exact. */
export const isRightNumber = (number: string, ranges: readonly RightNumbers[]): boolean =>
  ranges.some((range) => {
    const [from, to] =
      range.kind === 'range'
        ? [range.from, range.to]
        : [
            addDecimals(range.value, negateDecimal(range.tolerance)),
            addDecimals(range.value, range.tolerance),
          ]
    return compareDecimals(number, from) >= 0 && compareDecimals(number, to) <= 0
  })
