import { z } from 'zod'
import type { InvoiceContent } from '../InvoiceSchema.ts'

/** The tables of GSTR-1, with names and order of columns as in the GST portal's offline tool. */
export const GSTR1_SECTIONS = [
  {
    id: 'b2b',
    name: 'B2B',
    about: 'Invoices to buyers with a GSTIN',
    columns: [
      'GSTIN/UIN of Recipient',
      'Receiver Name',
      'Invoice Number',
      'Invoice date',
      'Invoice Value',
      'Place Of Supply',
      'Reverse Charge',
      'Applicable % of Tax Rate',
      'Invoice Type',
      'E-Commerce GSTIN',
      'Rate',
      'Taxable Value',
      'Cess Amount',
    ],
  },
  {
    id: 'b2cl',
    name: 'B2C large',
    about: 'Invoices above ₹1,00,000 to other states, to buyers without a GSTIN',
    columns: [
      'Invoice Number',
      'Invoice date',
      'Invoice Value',
      'Place Of Supply',
      'Applicable % of Tax Rate',
      'Rate',
      'Taxable Value',
      'Cess Amount',
      'E-Commerce GSTIN',
    ],
  },
  {
    id: 'b2cs',
    name: 'B2C small',
    about: 'Everything else to buyers without a GSTIN, by state and rate, less its credit notes',
    columns: [
      'Type',
      'Place Of Supply',
      'Applicable % of Tax Rate',
      'Rate',
      'Taxable Value',
      'Cess Amount',
      'E-Commerce GSTIN',
    ],
  },
  {
    id: 'cdnr',
    name: 'Credit notes, B2B',
    about: 'Credit notes to buyers with a GSTIN',
    columns: [
      'GSTIN/UIN of Recipient',
      'Receiver Name',
      'Note Number',
      'Note Date',
      'Note Type',
      'Place Of Supply',
      'Reverse Charge',
      'Note Supply Type',
      'Note Value',
      'Applicable % of Tax Rate',
      'Rate',
      'Taxable Value',
      'Cess Amount',
    ],
  },
  {
    id: 'cdnur',
    name: 'Credit notes, B2C large',
    about: 'Credit notes for invoices of the table B2C large',
    columns: [
      'UR Type',
      'Note Number',
      'Note Date',
      'Note Type',
      'Place Of Supply',
      'Note Value',
      'Applicable % of Tax Rate',
      'Rate',
      'Taxable Value',
      'Cess Amount',
    ],
  },
  {
    id: 'exemp',
    name: 'Exempt',
    about: 'Supplies without tax, less credit notes',
    columns: [
      'Description',
      'Nil Rated Supplies',
      'Exempted(other than nil rated/non GST supply)',
      'Non-GST Supplies',
    ],
  },
  {
    id: 'hsnB2b',
    name: 'HSN, B2B',
    about: 'By HSN or SAC, to buyers with a GSTIN, less credit notes',
    columns: [
      'HSN',
      'Description',
      'UQC',
      'Total Quantity',
      'Total Value',
      'Rate',
      'Taxable Value',
      'Integrated Tax Amount',
      'Central Tax Amount',
      'State/UT Tax Amount',
      'Cess Amount',
    ],
  },
  {
    id: 'hsnB2c',
    name: 'HSN, B2C',
    about: 'By HSN or SAC, to buyers without a GSTIN, less credit notes',
    columns: [
      'HSN',
      'Description',
      'UQC',
      'Total Quantity',
      'Total Value',
      'Rate',
      'Taxable Value',
      'Integrated Tax Amount',
      'Central Tax Amount',
      'State/UT Tax Amount',
      'Cess Amount',
    ],
  },
  {
    id: 'docs',
    name: 'Documents',
    about: 'Issued document numbers, by series',
    columns: ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
  },
] as const

export type Gstr1Section = (typeof GSTR1_SECTIONS)[number]['id']
export const Gstr1SectionSchema = z.enum(GSTR1_SECTIONS.map(({ id }) => id))

export const columnsOf = (section: Gstr1Section): readonly string[] =>
  GSTR1_SECTIONS.find(({ id }) => id === section)?.columns ?? []

/** Whether a table lists a document individually (`b2b`, `b2cl`) or in sums (`b2cs`). */
export const SUPPLIES = ['b2b', 'b2cl', 'b2cs'] as const
export type Supply = (typeof SUPPLIES)[number]

/**
 * Invoices above ₹1,00,000 to another state are reported individually (CGST Rules, rule 59(4), as amended by
 * notification 12/2024 – Central Tax from 1 August 2024). In paise.
 */
export const LARGE_ABOVE_PAISE = 10_000_000

/**
 * The type of supply of an invoice; null for a seller without a GSTIN, who files no return. A credit note
 * keeps that of its invoice.
 */
export function supplyOf({
  seller,
  buyer,
  isInterState,
  totals,
}: Pick<InvoiceContent, 'seller' | 'buyer' | 'isInterState' | 'totals'>): Supply | null {
  if (!seller.gstin) return null
  if (buyer.company) return 'b2b'
  return isInterState && totals.totalPaise > LARGE_ABOVE_PAISE ? 'b2cl' : 'b2cs'
}
