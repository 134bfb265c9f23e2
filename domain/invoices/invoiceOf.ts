import type { PayMethod } from '../orders/methods.ts'
import type { OrderAddress, OrderGst } from '../orders/OrderSchemas.ts'
import type { Tax } from '../orders/tax.ts'
import { stateOfGstin } from '../people/gstin.ts'
import { gstStateOf } from '../people/gstState.ts'
import type { StateCode } from '../people/states.ts'
import { amountInWords } from './amountInWords.ts'
import { documentFor } from './documents.ts'
import type { Brand, Buyer, GstState, InvoiceContent, Seller } from './InvoiceSchema.ts'
import { type DefaultCodes, deliveryLine, linesOf, type SoldLine } from './invoiceLines.ts'
import { taxRows } from './taxRows.ts'
import { totalsOf } from './totalsOf.ts'

/** The part of an order that its invoice needs. Times as ISO strings, amounts in paise. */
export type InvoicedOrder = {
  number: string
  placedAt: string
  paidAt?: string | null
  paymentStatus: string
  method: PayMethod
  lines: readonly SoldLine[]
  delivery?: { label: string; tax: Tax } | null
  deliveryPaise: number
  feePaise: number
  roundingPaise: number
  creditsPaise: number
  payablePaise: number
  address?: OrderAddress | null
  /** Place of supply of its quote, used for orders without a delivery address. */
  supplyState?: StateCode | null
  gst?: OrderGst | null
}

export type Issuer = { brand: Brand; seller: Seller; codes: DefaultCodes }
type Person = Pick<Buyer, 'name' | 'phone' | 'email'>

/** The value of an order's invoice: its total before credits pay a part of it, in paise. */
export const invoiceValue = ({
  payablePaise,
  creditsPaise,
}: Pick<InvoicedOrder, 'payablePaise' | 'creditsPaise'>) => payablePaise + creditsPaise

/**
 * The invoice of an order, with exactly the amounts of the order. Its place of supply is the state of the
 * buying company, else that of the address, else that of the buyer's address on record, else the seller's (IGST Act, sections 10
 * and 12).
 */
export function invoiceOf(
  order: InvoicedOrder,
  person: Person,
  { brand, seller, codes }: Issuer,
): InvoiceContent {
  const sold = order.lines.flatMap((line, index) => linesOf(line, index, codes))
  const lines = [...sold, ...deliveryLine(order.delivery ?? null, order, sold)]
  const company = order.gst ?? null
  const document = documentFor(lines, { hasGstin: seller.gstin !== null, isToCompany: company !== null })
  const place = placeOf(order, seller)
  const totals = totalsOf(lines, order.roundingPaise)
  return {
    document,
    brand,
    seller,
    buyer: { ...person, company, address: order.address ?? null },
    placeOfSupply: place,
    isInterState: place !== null && place.code !== seller.state?.code,
    order: { number: order.number, placedAt: Date.parse(order.placedAt) },
    original: null,
    reason: null,
    lines,
    taxes: taxRows(lines),
    totals,
    words: amountInWords(totals.totalPaise),
    paid: {
      method: order.method,
      creditsPaise: order.creditsPaise,
      payablePaise: order.payablePaise,
      paidAt: order.paidAt ? Date.parse(order.paidAt) : null,
      isDue: order.paymentStatus === 'due',
    },
  }
}

function placeOf({ gst, address, supplyState }: InvoicedOrder, { state }: Seller): GstState | null {
  if (!state) return null
  const code = (gst ? stateOfGstin(gst.gstin) : null) ?? address?.state ?? supplyState
  return code ? gstStateOf(code) : state
}
