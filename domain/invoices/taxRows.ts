import type { InvoiceLine, TaxRow } from './InvoiceSchema.ts'

/** The tax rows of a document by HSN or SAC and rate, in the order of its lines. */
export function taxRows(lines: readonly InvoiceLine[]): TaxRow[] {
  const rows = new Map<string, TaxRow>()
  for (const { hsn, rate, taxablePaise, cgstPaise, sgstPaise, igstPaise } of lines) {
    const key = `${hsn} ${rate}`
    const row = rows.get(key) ?? {
      hsn,
      rate,
      taxablePaise: 0,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 0,
    }
    row.taxablePaise += taxablePaise
    row.cgstPaise += cgstPaise
    row.sgstPaise += sgstPaise
    row.igstPaise += igstPaise
    rows.set(key, row)
  }
  return [...rows.values()]
}
