import type { BasePayload } from 'payload'
import { readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { type CreditNotePart, creditNoteOf, remainingPart } from '#domain/invoices/creditNoteOf.ts'
import type { InvoiceData } from '#domain/invoices/InvoiceSchema.ts'
import type { Invoice, Order } from '#payload-types'
import { insertNumbered } from './insertNumbered.ts'
import { invoiceOfOrder } from './issueInvoice.ts'
import { issuerOf } from './issuerOf.ts'

export type CreditNoteArgs = {
  order: Pick<Order, 'id'>
  /** Idempotency key: what is credited. */
  key: string
  /** A part of the invoice, or `{ rest: reason }` for everything not yet credited. */
  part: CreditNotePart | { rest: string }
  now: Date
}

const MAX_NOTES = 1000
const ATTEMPTS = 50

/** The credit notes of an order, oldest first. */
const notesOf = (payload: BasePayload, order: string): Promise<Invoice[]> =>
  readRows({
    payload,
    collection: 'invoices',
    where: { order: { equals: order }, kind: { equals: 'creditNote' } },
    sort: ['createdAt'],
    limit: MAX_NOTES,
  })

/**
 * Issues a credit note for a part of an order. Null for an order without an invoice, and when nothing is left to credit; throws a
 * RangeError when the part exceeds what is left. Concurrent notes of one order are serialised. Idempotent by `key`.
 */
export async function issueCreditNote(
  payload: BasePayload,
  { order, key, part, now }: CreditNoteArgs,
): Promise<Invoice | null> {
  const id = String(order.id)
  const forKey = `note:${key}`
  const existing = await readRow({ payload, collection: 'invoices', where: { forKey: { equals: forKey } } })
  if (existing) return existing
  const invoice = await invoiceOfOrder(payload, id)
  if (!invoice) return null
  const project = idOf(invoice.project) as string
  const { series } = await issuerOf(payload, project)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const notes = await notesOf(payload, id)
    // A concurrent call has issued the same note.
    const own = notes.find((note) => note.forKey === forKey)
    if (own) return own
    const earlier = notes.map(({ data }) => data as InvoiceData)
    const data = invoice.data as InvoiceData
    const creditedPart = 'rest' in part ? remainingPart(data, earlier, part.rest) : part
    const content = creditNoteOf(data, earlier, creditedPart)
    if (content.lines.length === 0) return null
    const written = await insertNumbered(payload, {
      project,
      kind: 'creditNote',
      series: series.creditNote,
      forKey,
      content,
      now,
      order: { id, number: invoice.orderNumber, student: idOf(invoice.student) as string },
      placeKey: `${id}:${notes.length + 1}`,
      supply: invoice.supply ?? null,
    })
    if (written) return written
  }
  throw new Error('the credit notes of an order kept changing')
}
