import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentFor } from '#domain/invoices/documents.ts'
import { InvoiceContentSchema } from '#domain/invoices/InvoiceSchema.ts'
import { invoiceOf, invoiceValue } from '#domain/invoices/invoiceOf.ts'
import { taxOf } from '#domain/orders/tax.ts'
import { anyOrder, BUYER, gstinOf, issuerIn } from './anyOrder.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('the invoice of an order', () => {
  it('matches the order to the paisa, per line and in total', () => {
    fc.assert(
      fc.property(anyOrder, ({ order, issuer }) => {
        const { lines, taxes, totals, paid } = invoiceOf(order, BUYER, issuer)
        for (const [index, line] of order.lines.entries()) {
          const own = lines.filter(({ of }) => of === index)
          expect(sum(own.map(({ netPaise }) => netPaise))).toBe(line.netPaise)
          expect(sum(own.map(taxOf))).toBe(taxOf(line.tax))
          expect(sum(own.map(({ grossPaise }) => grossPaise))).toBe(
            Math.max(line.mrpPaise, line.pricePaise) * line.quantity,
          )
        }
        for (const line of lines) {
          expect(line.grossPaise - line.discountPaise).toBe(line.netPaise)
          expect(line.taxablePaise + taxOf(line)).toBe(line.netPaise)
          expect(line.cgstPaise).toBe(line.sgstPaise)
          expect(line.discountPaise).toBeGreaterThanOrEqual(0)
        }
        expect(totals.totalPaise).toBe(invoiceValue(order))
        expect(totals.totalPaise).toBe((paid?.payablePaise ?? 0) + (paid?.creditsPaise ?? 0))
        expect(totals.taxablePaise + taxOf({ ...totals, rate: 0 }) + totals.roundingPaise).toBe(
          totals.totalPaise,
        )
        for (const name of ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const)
          expect(sum(taxes.map((row) => row[name]))).toBe(totals[name])
      }),
    )
  })

  it('matches the stored schema, with IGST across states and two halves within one', () => {
    fc.assert(
      fc.property(anyOrder, ({ order, issuer }) => {
        const invoice = invoiceOf(order, BUYER, issuer)
        expect(InvoiceContentSchema.safeParse(invoice).error).toBeUndefined()
        expect(invoice.isInterState ? invoice.totals.cgstPaise : invoice.totals.igstPaise).toBe(0)
        if (!issuer.seller.gstin) expect(taxOf({ ...invoice.totals, rate: 0 })).toBe(0)
      }),
    )
  })

  const TAX = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }
  const line = {
    product: 'p',
    kind: 'course' as const,
    title: 'Physics',
    option: '1 year',
    pricePaise: 118_00,
    mrpPaise: 150_00,
    quantity: 1,
    netPaise: 118_00,
    hsn: null,
    goods: [],
    parts: [],
    tax: { ...TAX, rate: 1800, taxablePaise: 100_00, cgstPaise: 9_00, sgstPaise: 9_00 },
  }
  const order = {
    number: 'S-1',
    placedAt: '2026-11-22T06:30:00.000Z',
    paidAt: null,
    paymentStatus: 'due',
    method: 'cashOnDelivery' as const,
    lines: [line],
    delivery: null,
    deliveryPaise: 0,
    feePaise: 0,
    roundingPaise: 0,
    creditsPaise: 0,
    payablePaise: 118_00,
    address: null,
    gst: null,
  }

  it('has the place of supply of the company, else the address, else the seller', () => {
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
    const placeOf = (more: object) => {
      const { placeOfSupply, isInterState } = invoiceOf({ ...order, ...more }, BUYER, issuerIn('MP'))
      return [placeOfSupply?.gstCode, isInterState]
    }
    expect(placeOf({})).toEqual(['23', false])
    expect(placeOf({ address })).toEqual(['27', true])
    const gst = { gstin: gstinOf('DL'), legalName: 'A company' }
    expect(placeOf({ address, gst })).toEqual(['07', true])
    expect(invoiceOf(order, BUYER, issuerIn(null)).placeOfSupply).toBeNull()
  })

  it('uses the shop’s default HSN codes, and the goods’ code for delivery', () => {
    const book = {
      ...line,
      kind: 'physical' as const,
      title: 'Book',
      hsn: '4901',
      netPaise: 500_00,
      goods: [{ product: 'b', variant: null, title: 'Book', quantity: 1, weightGrams: 300 }],
      tax: { ...TAX, rate: 0, taxablePaise: 500_00 },
    }
    const delivery = { label: 'Standard', tax: { ...TAX, rate: 0, taxablePaise: 49_00 } }
    const sent = { ...order, lines: [line, book], delivery, deliveryPaise: 49_00 }
    const codes = (more: object) =>
      invoiceOf({ ...sent, ...more }, BUYER, issuerIn('MP')).lines.map(({ hsn, isService }) => [
        hsn,
        isService,
      ])
    expect(codes({})).toEqual([
      ['999293', true],
      ['4901', false],
      ['4901', false],
    ])
    // No goods at the delivery's rate: delivery is a separate line.
    expect(codes({ lines: [line] })).toEqual([
      ['999293', true],
      ['9968', true],
    ])
  })

  it('lists the parts of a bundle with their codes and shares of the price', () => {
    const parts = [
      {
        product: 'c',
        title: 'Course',
        netPaise: 100_00,
        hsn: null,
        tax: { ...TAX, rate: 0, taxablePaise: 100_00 },
      },
      {
        product: 'b',
        title: 'Book',
        netPaise: 18_00,
        hsn: null,
        tax: { ...TAX, rate: 0, taxablePaise: 18_00 },
      },
    ]
    const goods = [{ product: 'b', variant: null, title: 'Book', quantity: 1, weightGrams: 300 }]
    const bundle = { ...line, kind: 'bundle' as const, title: 'Both', parts, goods }
    const { lines } = invoiceOf({ ...order, lines: [bundle] }, BUYER, issuerIn('MP'))
    expect(lines.map(({ title, detail, hsn, grossPaise }) => [title, detail, hsn, grossPaise])).toEqual([
      ['Course', 'Both', '999293', 127_12],
      ['Book', 'Both', '4901', 22_88],
    ])
  })
})

describe('the kind of document', () => {
  const [taxed, free, nothing] = [
    { rate: 1800, netPaise: 100 },
    { rate: 0, netPaise: 100 },
    { rate: 1800, netPaise: 0 },
  ]
  it.each([
    ['of what is taxed', [taxed], true, false, 'taxInvoice'],
    ['of what is exempt', [free], true, false, 'billOfSupply'],
    ['of exempt items beside free ones', [free, nothing], true, false, 'billOfSupply'],
    ['of both to a person', [taxed, free], true, false, 'invoiceCumBillOfSupply'],
    ['of both to a company', [taxed, free], true, true, 'taxInvoice'],
    ['of a seller without a GSTIN', [taxed], false, true, 'invoice'],
  ] as const)('%s', (_what, lines, hasGstin, isToCompany, document) =>
    expect(documentFor(lines, { hasGstin, isToCompany })).toBe(document),
  )
})
