import { z } from 'zod'
import { PAY_METHODS } from '../orders/methods.ts'
import { OrderAddressSchema } from '../orders/OrderSchemas.ts'
import { STATE_CODES } from '../people/states.ts'
import { DOCUMENT_IDS } from './documents.ts'

const paise = z.number().int()
const ms = z.number().int()

/** A state with its two-digit GST code. */
export const GstStateSchema = z.object({
  code: z.enum(STATE_CODES),
  gstCode: z.string(),
  name: z.string(),
})
export type GstState = z.infer<typeof GstStateSchema>

/** The seller. Without a GSTIN there is no tax, and the state is irrelevant. */
export const SellerSchema = z.object({
  legalName: z.string(),
  /** Several lines. */
  address: z.string().nullable(),
  gstin: z.string().nullable(),
  pan: z.string().nullable(),
  state: GstStateSchema.nullable(),
  /** The signatory; without one the document states that it is computer-generated. */
  signatory: z.string().nullable(),
})
export type Seller = z.infer<typeof SellerSchema>

export const BuyerSchema = z.object({
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  company: z.object({ legalName: z.string(), gstin: z.string() }).nullable(),
  address: OrderAddressSchema.nullable(),
})
export type Buyer = z.infer<typeof BuyerSchema>

/** Colours as `#rrggbb`. */
export const BrandSchema = z.object({
  name: z.string(),
  colour: z.string(),
  onColour: z.string(),
  /** A small PNG in base64, as of the date of issue; sizes in pixels. */
  logo: z.object({ png: z.string(), width: z.number().int(), height: z.number().int() }).nullish(),
})
export type Brand = z.infer<typeof BrandSchema>

const taxes = { taxablePaise: paise, cgstPaise: paise, sgstPaise: paise, igstPaise: paise }

/**
 * `of` is the index of the order's line, null for delivery. `grossPaise` is the price at MRP, `netPaise` the
 * amount paid, tax included; `rate` is percent times 100.
 */
export const InvoiceLineSchema = z.object({
  of: z.number().int().nullable(),
  title: z.string(),
  /** The chosen option, or the bundle that contains it. */
  detail: z.string().nullable(),
  /** HSN of goods or SAC of services. */
  hsn: z.string().nullable(),
  isService: z.boolean(),
  quantity: z.number().int(),
  grossPaise: paise,
  discountPaise: paise,
  netPaise: paise,
  rate: z.number(),
  ...taxes,
})
export type InvoiceLine = z.infer<typeof InvoiceLineSchema>

/** Sum of the lines of one HSN or SAC and one rate. */
export const TaxRowSchema = z.object({ hsn: z.string().nullable(), rate: z.number(), ...taxes })
export type TaxRow = z.infer<typeof TaxRowSchema>

export const TotalsSchema = z.object({
  grossPaise: paise,
  discountPaise: paise,
  ...taxes,
  /** Difference from rounding to whole rupees. */
  roundingPaise: paise,
  totalPaise: paise,
})

/**
 * Content of a document, frozen when it is issued. Amounts in paise, times in ms; those of a credit note are
 * the reversed amounts.
 */
export const InvoiceContentSchema = z.object({
  document: z.enum(DOCUMENT_IDS),
  brand: BrandSchema,
  seller: SellerSchema,
  buyer: BuyerSchema,
  /** Null for a seller without a GSTIN. */
  placeOfSupply: GstStateSchema.nullable(),
  isInterState: z.boolean(),
  order: z.object({ number: z.string(), placedAt: ms }),
  /** The invoice that a credit note corrects. */
  original: z.object({ number: z.string(), issuedAt: ms, document: z.enum(DOCUMENT_IDS) }).nullable(),
  reason: z.string().nullable(),
  lines: z.array(InvoiceLineSchema),
  taxes: z.array(TaxRowSchema),
  totals: TotalsSchema,
  words: z.string(),
  /** How an invoice is paid; `isDue`: still to be collected on delivery. */
  paid: z
    .object({
      method: z.enum(PAY_METHODS),
      creditsPaise: paise,
      payablePaise: paise,
      paidAt: ms.nullable(),
      isDue: z.boolean(),
    })
    .nullable(),
})
export type InvoiceContent = z.infer<typeof InvoiceContentSchema>

/** The content with its document number. */
export const InvoiceDataSchema = InvoiceContentSchema.extend({ number: z.string(), issuedAt: ms })
export type InvoiceData = z.infer<typeof InvoiceDataSchema>
