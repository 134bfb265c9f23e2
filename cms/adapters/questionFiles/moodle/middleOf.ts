import { addDecimals, negateDecimal } from '#domain/exams/marks/decimals.ts'
import type { RightNumbers } from '#domain/exams/questions/KeySchema.ts'

/** A range of right numbers as its middle and tolerance, in exact decimals. */
export const middleOf = (numbers: RightNumbers): { value: string; tolerance: string } =>
  numbers.kind === 'tolerance'
    ? { value: numbers.value, tolerance: numbers.tolerance }
    : {
        value: halfOf(addDecimals(numbers.from, numbers.to)),
        tolerance: halfOf(addDecimals(numbers.to, negateDecimal(numbers.from))),
      }

/** The reverse: the range from value minus tolerance to value plus tolerance. */
export const asRange = (numbers: RightNumbers): RightNumbers =>
  numbers.kind === 'range'
    ? numbers
    : {
        kind: 'range',
        from: addDecimals(numbers.value, negateDecimal(numbers.tolerance)),
        to: addDecimals(numbers.value, numbers.tolerance),
      }

/** Half of a decimal, exactly: a tenth of it times five. */
function halfOf(decimal: string): string {
  const sign = decimal.startsWith('-') ? '-' : ''
  const [whole = '0', decimals = ''] = decimal.replace('-', '').split('.')
  const tenth = `${whole.padStart(2, '0').slice(0, -1)}.${whole.slice(-1)}${decimals}`
  const folded = tenth.replace(/^0+(?=\d)/, '').replace(/\.?0+$/, '') || '0'
  const double = addDecimals(folded, folded)
  return folded === '0' ? '0' : `${sign}${addDecimals(addDecimals(double, double), folded)}`
}
