import { paiseToRupees, rupeesToPaise } from './rupees.ts'

/** Whether a field of this name holds an amount in paise. */
export const isPaiseName = (name: string): boolean => /(^p|P)aise$/.test(name)

/** The amounts of a list filter, in paise as in the URL, as rupees for the input. */
export function filterToRupees(paise: unknown): string {
  const values = Array.isArray(paise) ? paise : [paise]
  return values
    .filter(
      (value) => value !== '' && value !== null && value !== undefined && Number.isSafeInteger(Number(value)),
    )
    .map((value) => paiseToRupees(Number(value)))
    .join(' ')
}

/**
 * The reverse: rupees as typed, several separated by spaces where `isList`. Undefined while nothing is typed,
 * null for an invalid amount.
 */
export function filterToPaise(typed: string, isList: boolean): number | number[] | null | undefined {
  const parts = isList ? typed.trim().split(/\s+/) : [typed]
  if (typed.trim() === '') return undefined
  const amounts = parts.map(rupeesToPaise)
  if (amounts.some((amount) => amount === null)) return null
  return isList ? (amounts as number[]) : (amounts[0] as number)
}
