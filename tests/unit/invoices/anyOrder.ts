import fc from 'fast-check'
import type { InvoicedOrder, Issuer } from '#domain/invoices/invoiceOf.ts'
import { quote } from '#domain/orders/quote.ts'
import { checkCharacter } from '#domain/people/gstin.ts'
import { gstStateOf } from '#domain/people/gstState.ts'
import type { StateCode } from '#domain/people/states.ts'
import { anyItems, anyRules, anyWish } from '../orders/carts.ts'

/** A made-up GSTIN of a state. */
export const gstinOf = (state: StateCode): string => {
  const first = `${gstStateOf(state).gstCode}AAAAA0000A1Z`
  return `${first}${checkCharacter(first)}`
}

export const BUYER = { name: 'Some Body', phone: '+919800000001', email: 'some@example.org' }

export const issuerIn = (state: StateCode | null): Issuer => ({
  brand: { name: 'A school', colour: '#205ec2', onColour: '#ffffff' },
  seller: {
    legalName: 'A school, limited',
    address: '1 Example Road, Bhopal 462001',
    gstin: state && gstinOf(state),
    pan: null,
    state: state && gstStateOf(state),
    signatory: null,
  },
  codes: { learning: '999293', goods: '4901' },
})

const ADDRESS = {
  name: 'Some Body',
  phone: '+919800000001',
  alternatePhone: null,
  line1: 'House 1',
  line2: null,
  landmark: null,
  city: 'A city',
  pincode: '462002',
}

export type Ordered = { order: InvoicedOrder; issuer: Issuer }

/** Orders with figures of the real quote, and the seller who issues their invoices. */
export const anyOrder: fc.Arbitrary<Ordered> = fc
  .record({ items: anyItems, rules: anyRules, wish: anyWish, isToCompany: fc.boolean() })
  .map(({ items, rules, wish, isToCompany }) => {
    const figures = quote(items, rules, wish)
    const { state } = wish
    return {
      issuer: issuerIn(rules.sellerState),
      order: {
        number: 'S-1',
        placedAt: '2026-11-22T06:30:00.000Z',
        paidAt: '2026-11-22T06:31:00.000Z',
        paymentStatus: 'paid',
        method: 'online' as const,
        lines: figures.lines,
        delivery: figures.delivery,
        deliveryPaise: figures.deliveryPaise,
        feePaise: figures.feePaise,
        roundingPaise: figures.roundingPaise,
        creditsPaise: figures.creditsPaise,
        payablePaise: figures.payablePaise,
        address: state ? { ...ADDRESS, state } : null,
        gst: state && isToCompany ? { gstin: gstinOf(state), legalName: 'A company' } : null,
      },
    }
  })
