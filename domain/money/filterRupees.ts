import { paiseToRupees, rupeesToPaise } from './rupees.ts'

/** Whether a field of this name holds an amount in paise. */
export const isPaiseName = (name: string): boolean => /(^p|P)aise$/.test(name)

/** What a filter of a list compares an amount with, in paise, as it stands in the address; in rupees, as people type it. */
export function rupeesOfFilter(paise: unknown): string {
  const values = Array.isArray(paise) ? paise : [paise]
  return values
    .filter(
      (value) => value !== '' && value !== null && value !== undefined && Number.isSafeInteger(Number(value)),
    )
    .map((value) => paiseToRupees(Number(value)))
    .join(' ')
}

/**
 * The other way round: rupees as typed, several with spaces between them where `isList`. Undefined while nothing is typed,
 * null while something is no amount.
 */
export function paiseOfFilter(typed: string, isList: boolean): number | number[] | null | undefined {
  const words = isList ? typed.trim().split(/\s+/) : [typed]
  if (typed.trim() === '') return undefined
  const amounts = words.map(rupeesToPaise)
  if (amounts.some((amount) => amount === null)) return null
  return isList ? (amounts as number[]) : (amounts[0] as number)
}
