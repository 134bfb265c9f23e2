import { rupeesToPaise } from '../money/rupees.ts'

const NUMBER = /^-?\d{1,15}(\.\d+)?$/

export const isMoneyField = (name: string): boolean => name.endsWith('Paise')

/**
 * The number in a cell of an imported file; null when it is invalid. Amounts are in paise, or in rupees with the rupee sign: `₹2,499` is
 * 249900, while `2,499` is invalid because it could be either.
 */
export function readNumberCell(cell: string, isMoney: boolean): number | null {
  const text = cell.trim()
  if (NUMBER.test(text)) return Number(text)
  return isMoney && text.startsWith('₹') ? rupeesToPaise(text) : null
}

/** The message for an invalid number in a cell. */
export const unreadableNumber = (cell: string, isMoney: boolean): string =>
  `“${cell.trim().slice(0, 40)}” could not be read. ${
    isMoney
      ? 'Enter paise as a whole number, such as 14900, or rupees with their sign, such as ₹149.'
      : 'Enter a number, such as 30.'
  }`
