import { expect, it } from 'vitest'
import { columnsOf } from '#cms/adapters/pdf/invoice/columnsOf.ts'
import type { InvoiceData, InvoiceLine } from '#domain/invoices/InvoiceSchema.ts'

it('a credit note over a part of a price shows no quantity', () => {
  const note = { document: 'creditNote', seller: { gstin: null }, taxes: [] } as unknown as InvoiceData
  const [quantity] = columnsOf(note)
  const shown = [0, 1, 3].map((pieces) => quantity?.cell({ quantity: pieces } as InvoiceLine))
  expect(shown).toEqual(['–', '1', '3'])
})
