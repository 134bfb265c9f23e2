import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditNoteOf, remainingPart } from '#domain/invoices/creditNoteOf.ts'
import type { Gstr1Row } from '#domain/invoices/gstr1/cells.ts'
import { documentRows } from '#domain/invoices/gstr1/documentRows.ts'
import { columnsOf, GSTR1_SECTIONS, type Gstr1Section, supplyOf } from '#domain/invoices/gstr1/sections.ts'
import {
  b2csSummary,
  documentNumbersSummary,
  exemptSummary,
  hsnSummary,
  type Summary,
} from '#domain/invoices/gstr1/summaries.ts'
import { invoiceOf } from '#domain/invoices/invoiceOf.ts'
import { anyOrder, BUYER, issuerIn, type Ordered } from './anyOrder.ts'

const AT = Date.parse('2026-11-22T06:30:00Z')

/** Documents of orders: an invoice each, and a full credit note for every second one. */
function documentsOf(ordered: Ordered[]): Gstr1Row[] {
  return ordered.flatMap(({ order }, index) => {
    const content = invoiceOf(order, BUYER, issuerIn('MP'))
    const supply = supplyOf(content)
    if (!supply || content.totals.totalPaise === 0) return []
    const rowOf = (kind: Gstr1Row['kind'], series: string, data: Gstr1Row['data']): Gstr1Row => ({
      kind,
      supply,
      series,
      n: index + 1,
      number: data.number,
      issuedAt: AT,
      data,
    })
    const data = { ...content, number: `INV/26-27/${index + 1}`, issuedAt: AT }
    const note = {
      ...creditNoteOf(data, [], remainingPart(data, [], 'Back')),
      number: `CRN/26-27/${index + 1}`,
      issuedAt: AT,
    }
    return [rowOf('invoice', 'INV', data), ...(index % 2 ? [rowOf('creditNote', 'CRN', note)] : [])]
  })
}

const summed = (summary: Summary, rows: readonly Gstr1Row[]): string[][] => {
  for (const row of rows) summary.add(row)
  return summary.rows()
}

const tableOf = (section: Gstr1Section, rows: readonly Gstr1Row[]): string[][] => {
  switch (section) {
    case 'b2cs':
      return summed(b2csSummary(), rows)
    case 'exemp':
      return summed(exemptSummary(), rows)
    case 'hsnB2b':
      return summed(hsnSummary(true), rows)
    case 'hsnB2c':
      return summed(hsnSummary(false), rows)
    case 'docs':
      return summed(documentNumbersSummary(), rows)
    default:
      return rows.flatMap((row) => documentRows(section, row))
  }
}

const paise = (cell: string | undefined) => Math.round(Number(cell) * 100)
/** The sum of a column by the portal's name, paise. */
const columnSum = (section: Gstr1Section, column: string, rows: readonly Gstr1Row[]) => {
  const at = columnsOf(section).indexOf(column)
  return tableOf(section, rows).reduce((total, cells) => total + paise(cells[at]), 0)
}
const netSum = (rows: readonly Gstr1Row[], of: (row: Gstr1Row) => number) =>
  rows.reduce((total, row) => total + (row.kind === 'invoice' ? of(row) : -of(row)), 0)

describe('GSTR-1', () => {
  it('matches the documents: each amount is in one table, and once by HSN code', () => {
    fc.assert(
      fc.property(fc.array(anyOrder, { maxLength: 6 }), (ordered) => {
        const rows = documentsOf(ordered)
        const taxable = (section: Gstr1Section) => columnSum(section, 'Taxable Value', rows)
        const all = netSum(rows, ({ data }) => data.totals.taxablePaise)
        const taxedPaise =
          taxable('b2b') + taxable('b2cl') + taxable('b2cs') - taxable('cdnr') - taxable('cdnur')
        const exempt = columnSum('exemp', 'Exempted(other than nil rated/non GST supply)', rows)
        expect(taxedPaise + exempt).toBe(all)
        const codes = (column: string) =>
          columnSum('hsnB2b', column, rows) + columnSum('hsnB2c', column, rows)
        expect(codes('Taxable Value')).toBe(all)
        expect(codes('Integrated Tax Amount')).toBe(netSum(rows, ({ data }) => data.totals.igstPaise))
        expect(codes('Central Tax Amount')).toBe(netSum(rows, ({ data }) => data.totals.cgstPaise))
        expect(codes('State/UT Tax Amount')).toBe(netSum(rows, ({ data }) => data.totals.sgstPaise))
      }),
      { numRuns: 60 },
    )
  })

  it('has as many cells as columns in every row', () => {
    fc.assert(
      fc.property(fc.array(anyOrder, { maxLength: 4 }), (ordered) => {
        const rows = documentsOf(ordered)
        for (const { id, columns } of GSTR1_SECTIONS)
          for (const cells of tableOf(id, rows)) expect(cells, id).toHaveLength(columns.length)
      }),
      { numRuns: 30 },
    )
  })

  const line = {
    product: 'p',
    kind: 'course' as const,
    title: 'Physics',
    option: null,
    pricePaise: 1_20_000_00,
    mrpPaise: 0,
    quantity: 1,
    netPaise: 1_20_000_00,
    hsn: null,
    goods: [],
    parts: [],
    tax: { rate: 1800, taxablePaise: 1_01_694_92, cgstPaise: 0, sgstPaise: 0, igstPaise: 18_305_08 },
  }
  const address = {
    name: 'A',
    phone: '1',
    alternatePhone: null,
    line1: 'x',
    line2: null,
    landmark: null,
    city: 'Pune',
    state: 'MH' as const,
    pincode: '411001',
  }
  const order = {
    number: 'S-1',
    placedAt: '2026-11-22T06:30:00.000Z',
    paidAt: null,
    paymentStatus: 'paid',
    method: 'online' as const,
    lines: [line],
    delivery: null,
    deliveryPaise: 0,
    feePaise: 0,
    roundingPaise: 0,
    creditsPaise: 0,
    payablePaise: 1_20_000_00,
    address,
    gst: null,
  }

  it('lists large sales to other states individually, with their credit notes', () => {
    const large = documentsOf([
      { order, issuer: issuerIn('MP') },
      { order, issuer: issuerIn('MP') },
    ])
    expect(tableOf('b2cl', large)[0]).toEqual([
      'INV/26-27/1',
      '22-Nov-2026',
      '120000.00',
      '27-Maharashtra',
      '',
      '18',
      '101694.92',
      '0.00',
      '',
    ])
    expect(tableOf('cdnur', large)).toEqual([
      [
        'B2CL',
        'CRN/26-27/2',
        '22-Nov-2026',
        'C',
        '27-Maharashtra',
        '120000.00',
        '',
        '18',
        '101694.92',
        '0.00',
      ],
    ])
    expect(tableOf('b2cs', large)).toEqual([])
    // Exactly one lakh is not above the limit.
    const small = documentsOf([
      { order: { ...order, lines: [{ ...line, netPaise: 1_00_000_00 }] }, issuer: issuerIn('MP') },
    ])
    expect(tableOf('b2cl', small)).toEqual([])
  })

  it('counts the numbers of each series', () => {
    const rows = documentsOf(Array.from({ length: 3 }, () => ({ order, issuer: issuerIn('MP') })))
    expect(tableOf('docs', rows)).toEqual([
      ['Invoices for outward supply', 'INV/26-27/1', 'INV/26-27/3', '3', '0'],
      ['Credit note', 'CRN/26-27/2', 'CRN/26-27/2', '1', '0'],
    ])
  })
})
