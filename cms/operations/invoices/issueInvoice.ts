import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { type InvoicedOrder, invoiceOf, invoiceValue } from '#domain/invoices/invoiceOf.ts'
import type { Invoice, Order } from '#payload-types'
import { insertNumbered } from './insertNumbered.ts'
import { issuerOf } from './issuerOf.ts'

/** The invoice of an order, or null. */
export const invoiceOfOrder = (payload: BasePayload, order: string): Promise<Invoice | null> =>
  readRow({ payload, collection: 'invoices', where: { forKey: { equals: `order:${order}` } } })

/** Issues the invoice of an order that is paid or packed. Null for an order worth nothing. Idempotent: returns an existing invoice. */
export async function issueInvoice(payload: BasePayload, order: Order, now: Date): Promise<Invoice | null> {
  if (invoiceValue(order) <= 0) return null
  const id = String(order.id)
  const existing = await invoiceOfOrder(payload, id)
  if (existing) return existing
  const project = idOf(order.project) as string
  const student = idOf(order.student) as string
  const [{ issuer, series }, person] = await Promise.all([
    issuerOf(payload, project),
    readRow({ payload, collection: 'users', where: { id: { equals: student } } }),
  ])
  const buyer = {
    name: person?.name || order.address?.name || person?.phone || person?.email || 'Student',
    phone: person?.phone ?? null,
    email: person?.email ?? null,
  }
  return insertNumbered(payload, {
    project,
    kind: 'invoice',
    series: series.invoice,
    now,
    order: { id, number: order.number, student },
    forKey: `order:${id}`,
    placeKey: `${id}:0`,
    content: invoiceOf(order as InvoicedOrder, buyer, issuer),
  })
}
