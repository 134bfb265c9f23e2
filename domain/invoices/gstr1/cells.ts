import type { InvoiceData, TaxRow } from '../InvoiceSchema.ts'
import type { Supply } from './sections.ts'

/** A document of the month, as input of the tables. */
export type Gstr1Row = {
  kind: 'invoice' | 'creditNote'
  supply: Supply
  series: string
  n: number
  number: string
  /** ms */
  issuedAt: number
  data: InvoiceData
}

const IST_MS = 19_800_000
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** `22-Nov-2026`, in Indian time. */
export function dayCell(ms: number): string {
  const day = new Date(ms + IST_MS)
  return `${String(day.getUTCDate()).padStart(2, '0')}-${MONTHS[day.getUTCMonth()]}-${day.getUTCFullYear()}`
}

/** Paise as rupees with two decimals: `2499.05`. */
export function rupeesCell(paise: number): string {
  const digits = String(Math.abs(paise)).padStart(3, '0')
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** A rate as percent: `18`, `0.25`. @param rate percent times 100 */
export const rateCell = (rate: number): string => String(rate / 100)

/** `23-Madhya Pradesh`, with the portal's sign for “and”. */
export const placeCell = ({ placeOfSupply: place }: Pick<InvoiceData, 'placeOfSupply'>): string =>
  place ? `${place.gstCode}-${place.name.replaceAll(' and ', ' & ')}` : ''

export type RateRow = Omit<TaxRow, 'hsn'>

/** The taxed part of a document, by rate. */
export function ratesOf({ taxes }: Pick<InvoiceData, 'taxes'>): RateRow[] {
  const rows = new Map<number, RateRow>()
  for (const { hsn: _, ...tax } of taxes.filter(({ rate }) => rate > 0)) {
    const row = rows.get(tax.rate)
    if (!row) rows.set(tax.rate, { ...tax })
    else
      for (const name of ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const)
        row[name] += tax[name]
  }
  return [...rows.values()].toSorted((a, b) => a.rate - b.rate)
}
