import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { reasonOfRefund } from '#domain/invoices/creditNoteReason.ts'
import type { ReturnedEntry } from '#domain/returns/ReturnSchemas.ts'
import type { Order } from '#payload-types'
import { issueCreditNote } from '../invoices/issueCreditNote.ts'

/** Issues the credit note of a return or partial cancellation; does nothing before the invoice is issued. Idempotent. */
export async function recordReturn(
  payload: BasePayload,
  order: Pick<Order, 'id'>,
  { id, quantities, figures }: ReturnedEntry,
  now: Date,
): Promise<void> {
  const lines = figures.lines.flatMap(({ netPaise }, index) =>
    netPaise > 0 ? [{ index, quantity: quantities[index] as number, netPaise }] : [],
  )
  const { deliveryPaise, feePaise, creditsPaise, paidPaise } = figures
  const worth = lines.reduce((sum, { netPaise }) => sum + netPaise, deliveryPaise + feePaise)
  const row = await readRow({ payload, collection: 'returns', where: { id: { equals: id } } })
  await issueCreditNote(payload, {
    order,
    key: `return:${order.id}:${id}`,
    part: {
      lines,
      deliveryPaise,
      feePaise,
      roundingPaise: paidPaise + creditsPaise - worth,
      reason: row ? reasonOfRefund(row) : 'Cancelled',
    },
    now,
  })
}
