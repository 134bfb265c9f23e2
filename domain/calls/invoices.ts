import { z } from 'zod'
import { MonthSchema } from '../invoices/financialYear.ts'
import { Gstr1SectionSchema } from '../invoices/gstr1/sections.ts'

export const InvoiceIdBodySchema = z.object({ invoiceId: z.string().min(1).max(60) })

/** A table of GSTR-1 for a month. */
export const Gstr1QuerySchema = z.object({ month: MonthSchema, section: Gstr1SectionSchema })
