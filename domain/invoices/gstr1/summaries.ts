import { documentName } from '../documents.ts'
import { type Gstr1Row, placeCell, rateCell, ratesOf, rupeesCell } from './cells.ts'

/** A table that sums documents: `add` takes them one by one, `rows` returns the result. */
export type Summary = { add: (row: Gstr1Row) => void; rows: () => string[][] }

const signOf = ({ kind }: Gstr1Row): 1 | -1 => (kind === 'invoice' ? 1 : -1)
const NO_CESS = '0.00'

/** B2C small: supplies to consumers, by place and rate. */
export function b2csSummary(): Summary {
  const sums = new Map<string, { place: string; rate: number; taxablePaise: number }>()
  return {
    add: (row) => {
      if (row.supply !== 'b2cs') return
      const place = placeCell(row.data)
      for (const { rate, taxablePaise } of ratesOf(row.data)) {
        const key = `${place} ${rate}`
        const sum = sums.get(key) ?? { place, rate, taxablePaise: 0 }
        sum.taxablePaise += signOf(row) * taxablePaise
        sums.set(key, sum)
      }
    },
    rows: () =>
      [...sums.values()]
        .toSorted((a, b) => a.place.localeCompare(b.place) || a.rate - b.rate)
        .map(({ place, rate, taxablePaise }) => [
          'OE',
          place,
          '',
          rateCell(rate),
          rupeesCell(taxablePaise),
          NO_CESS,
          '',
        ]),
  }
}

const EXEMPT = [
  'Inter-State supplies to registered persons',
  'Intra-State supplies to registered persons',
  'Inter-State supplies to unregistered persons',
  'Intra-State supplies to unregistered persons',
] as const

/** Exempt supplies, by type of buyer and place. */
export function exemptSummary(): Summary {
  const sums = [0, 0, 0, 0]
  return {
    add: (row) => {
      const untaxed = row.data.taxes.filter(({ rate }) => rate === 0)
      const paise = untaxed.reduce((total, { taxablePaise }) => total + taxablePaise, 0)
      const at = (row.supply === 'b2b' ? 0 : 2) + (row.data.isInterState ? 0 : 1)
      sums[at] = (sums[at] as number) + signOf(row) * paise
    },
    rows: () => EXEMPT.map((name, at) => [name, '0.00', rupeesCell(sums[at] as number), '0.00']),
  }
}

type HsnSum = Record<'taxablePaise' | 'igstPaise' | 'cgstPaise' | 'sgstPaise' | 'quantity', number>

/** Sums by HSN or SAC and rate. Services have no quantity. */
export function hsnSummary(isToCompanies: boolean): Summary {
  const sums = new Map<string, HsnSum & { hsn: string; rate: number; isService: boolean }>()
  return {
    add: (row) => {
      if ((row.supply === 'b2b') !== isToCompanies) return
      for (const line of row.data.lines) {
        const { hsn, rate, of } = line
        const isService = hsn?.startsWith('99') ?? line.isService
        const key = `${hsn} ${rate} ${isService}`
        const sum = sums.get(key) ?? {
          hsn: hsn ?? '',
          rate,
          isService,
          quantity: 0,
          taxablePaise: 0,
          igstPaise: 0,
          cgstPaise: 0,
          sgstPaise: 0,
        }
        for (const name of ['taxablePaise', 'igstPaise', 'cgstPaise', 'sgstPaise'] as const)
          sum[name] += signOf(row) * line[name]
        // Delivery is reported under the code of the goods and adds no quantity.
        if (!isService && of !== null) sum.quantity += signOf(row) * line.quantity
        sums.set(key, sum)
      }
    },
    rows: () =>
      [...sums.values()]
        .toSorted((a, b) => a.hsn.localeCompare(b.hsn) || a.rate - b.rate)
        .map(({ hsn, rate, isService, quantity, taxablePaise, igstPaise, cgstPaise, sgstPaise }) => [
          hsn,
          '',
          isService ? 'NA' : 'NOS-NUMBERS',
          isService ? '0' : String(quantity),
          rupeesCell(taxablePaise + igstPaise + cgstPaise + sgstPaise),
          rateCell(rate),
          ...[taxablePaise, igstPaise, cgstPaise, sgstPaise].map(rupeesCell),
          NO_CESS,
        ]),
  }
}

/**
 * The document numbers issued, by series and kind. No document is ever cancelled: a credit note corrects it.
 */
export function documentNumbersSummary(): Summary {
  type NumberRange = { kind: Gstr1Row['kind']; from: Gstr1Row; to: Gstr1Row; count: number }
  const series = new Map<string, NumberRange>()
  return {
    add: (row) => {
      const key = `${row.kind} ${row.series}`
      const range = series.get(key) ?? { kind: row.kind, from: row, to: row, count: 0 }
      if (row.n < range.from.n) range.from = row
      if (row.n > range.to.n) range.to = row
      range.count += 1
      series.set(key, range)
    },
    rows: () =>
      [...series.values()]
        .toSorted((a, b) => b.kind.localeCompare(a.kind) || a.from.series.localeCompare(b.from.series))
        .map(({ kind, from, to, count }) => [
          kind === 'invoice' ? 'Invoices for outward supply' : documentName('creditNote'),
          from.number,
          to.number,
          String(count),
          '0',
        ]),
  }
}
