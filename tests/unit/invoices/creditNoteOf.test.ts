import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CreditNotePart, creditNoteOf, remainingPart } from '#domain/invoices/creditNoteOf.ts'
import { InvoiceContentSchema, type InvoiceData } from '#domain/invoices/InvoiceSchema.ts'
import { invoiceOf } from '#domain/invoices/invoiceOf.ts'
import { taxOf } from '#domain/orders/tax.ts'
import { anyOrder, BUYER, type Ordered } from './anyOrder.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const numbered = ({ order, issuer }: Ordered): InvoiceData => ({
  ...invoiceOf(order, BUYER, issuer),
  number: 'INV/26-27/000001',
  issuedAt: 1_795_000_000_000,
})
const issueNote = (invoice: InvoiceData, earlier: InvoiceData[], part: CreditNotePart): InvoiceData => ({
  ...creditNoteOf(invoice, earlier, part),
  number: `CRN/26-27/00000${earlier.length + 1}`,
  issuedAt: 1_796_000_000_000,
})

/** A part of the rest: `share` of each line's amount, and all pieces with its last part. */
const partOf = (invoice: InvoiceData, earlier: InvoiceData[], share: number): CreditNotePart => {
  const rest = remainingPart(invoice, earlier, 'Returned')
  return {
    ...rest,
    lines: rest.lines.map(({ index, netPaise }) => ({
      index,
      quantity: 0,
      netPaise: Math.floor(netPaise * share),
    })),
    deliveryPaise: Math.floor(rest.deliveryPaise * share),
    roundingPaise: 0,
  }
}

const AMOUNTS = [
  'taxablePaise',
  'cgstPaise',
  'sgstPaise',
  'igstPaise',
  'roundingPaise',
  'totalPaise',
] as const

describe('credit notes', () => {
  it('that cover everything sum to the invoice exactly, per tax and line, however divided', () => {
    const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 })
    fc.assert(
      fc.property(anyOrder, shares, (ordered, parts) => {
        const invoice = numbered(ordered)
        const notes: InvoiceData[] = []
        for (const share of parts) {
          const part = partOf(invoice, notes, share)
          const takes = sum(part.lines.map(({ netPaise }) => netPaise)) + part.deliveryPaise
          const left = invoice.totals.totalPaise - sum(notes.map(({ totals }) => totals.totalPaise))
          // Because of rupee rounding, a part of the lines may exceed what was paid for all of them.
          if (takes > left) expect(() => issueNote(invoice, notes, part)).toThrow(RangeError)
          else notes.push(issueNote(invoice, notes, part))
        }
        notes.push(issueNote(invoice, notes, remainingPart(invoice, notes, 'Cancelled')))
        for (const name of AMOUNTS)
          expect(sum(notes.map(({ totals }) => totals[name]))).toBe(invoice.totals[name])
        for (const { lines } of notes)
          for (const line of lines) {
            expect(line.taxablePaise + taxOf(line)).toBe(line.netPaise)
            expect(Math.min(line.taxablePaise, line.cgstPaise, line.igstPaise)).toBeGreaterThanOrEqual(0)
            expect(line.cgstPaise).toBe(line.sgstPaise)
          }
        expect(remainingPart(invoice, notes, '')).toMatchObject({
          lines: [],
          deliveryPaise: 0,
          roundingPaise: 0,
        })
      }),
    )
  })

  it('refer to their invoice and match the stored schema', () => {
    fc.assert(
      fc.property(anyOrder, (ordered) => {
        const invoice = numbered(ordered)
        const note = creditNoteOf(invoice, [], remainingPart(invoice, [], 'Order cancelled'))
        expect(InvoiceContentSchema.safeParse(note).error).toBeUndefined()
        expect(note).toMatchObject({
          document: 'creditNote',
          reason: 'Order cancelled',
          paid: null,
          original: { number: invoice.number, issuedAt: invoice.issuedAt, document: invoice.document },
        })
      }),
      { numRuns: 30 },
    )
  })

  it('never exceed the rest', () => {
    fc.assert(
      fc.property(anyOrder, (ordered) => {
        const invoice = numbered(ordered)
        const rest = remainingPart(invoice, [], 'Returned')
        const [first] = rest.lines
        if (!first) return
        const more = (line: Partial<typeof first>): CreditNotePart => ({
          ...rest,
          lines: [{ ...first, ...line }],
        })
        expect(() => creditNoteOf(invoice, [], more({ netPaise: first.netPaise + 1 }))).toThrow(RangeError)
        expect(() => creditNoteOf(invoice, [], more({ quantity: first.quantity + 1 }))).toThrow(RangeError)
        expect(() => creditNoteOf(invoice, [], more({ netPaise: -1 }))).toThrow(RangeError)
        expect(() => creditNoteOf(invoice, [], more({ index: 99 }))).toThrow(RangeError)
        expect(() => creditNoteOf(invoice, [], { ...rest, lines: [first, first] })).toThrow(RangeError)
        const note = issueNote(invoice, [], rest)
        if (first.netPaise > 0) expect(() => creditNoteOf(invoice, [note], rest)).toThrow(RangeError)
      }),
      { numRuns: 50 },
    )
  })
})
