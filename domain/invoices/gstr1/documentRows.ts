import { dayCell, type Gstr1Row, placeCell, rateCell, ratesOf, rupeesCell } from './cells.ts'

type DocumentTable = 'b2b' | 'b2cl' | 'cdnr' | 'cdnur'

const NO_CESS = '0.00'

/** The table that lists a document individually; null for one that is only part of sums. */
function tableOf({ kind, supply }: Gstr1Row): DocumentTable | null {
  if (supply === 'b2cs') return null
  if (kind === 'invoice') return supply
  return supply === 'b2b' ? 'cdnr' : 'cdnur'
}

/**
 * The rows of a document in a table of individual documents, one for each rate; empty when it belongs to
 * another table.
 */
export function documentRows(table: DocumentTable, row: Gstr1Row): string[][] {
  if (tableOf(row) !== table) return []
  const { data, number, issuedAt } = row
  const [value, day, place] = [rupeesCell(data.totals.totalPaise), dayCell(issuedAt), placeCell(data)]
  const buyer = [data.buyer.company?.gstin ?? '', data.buyer.company?.legalName ?? '']
  const sides: Record<DocumentTable, [before: string[], after: string[]]> = {
    b2b: [[...buyer, number, day, value, place, 'N', '', 'Regular B2B', ''], []],
    b2cl: [[number, day, value, place, ''], ['']],
    cdnr: [[...buyer, number, day, 'C', place, 'N', 'Regular B2B', value, ''], []],
    cdnur: [['B2CL', number, day, 'C', place, value, ''], []],
  }
  const [before, after] = sides[table]
  return ratesOf(data).map(({ rate, taxablePaise }) => [
    ...before,
    rateCell(rate),
    rupeesCell(taxablePaise),
    NO_CESS,
    ...after,
  ])
}
