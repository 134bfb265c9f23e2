import { z } from 'zod'

/** Prefix of the document numbers of a series. */
export const SeriesSchema = z.string().regex(/^[A-Z]{2,3}$/, 'Two or three capital letters')

export const DEFAULT_SERIES = { invoice: 'INV', creditNote: 'CRN' } as const

const MAX_NUMBER = 9_999_999

/**
 * The number of a document: `INV/26-27/000123`. At most 16 characters of capitals, digits, dash and slash (CGST Rules, rule
 * 46(b)), so the year loses its dash after 999,999 documents.
 */
export function invoiceNumber({ series, year, n }: { series: string; year: string; n: number }): string {
  if (!Number.isInteger(n) || n < 1 || n > MAX_NUMBER) throw new RangeError(`no document has the number ${n}`)
  return n > 999_999
    ? `${series}/${year.replace('-', '')}/${n}`
    : `${series}/${year}/${String(n).padStart(6, '0')}`
}
