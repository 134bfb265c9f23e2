import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { inspectedRefund } from '#domain/returns/inspectedRefund.ts'
import type { Grade } from '#domain/returns/reasons.ts'
import type { Return } from '#payload-types'

/** Whether the withheld amounts do not exceed the refunds of their lines. @param withheld paise, in the order of the return's lines */
export async function isWithheldAllowed(
  payload: BasePayload,
  { id, order: of, lines }: Return,
  grades: readonly Grade[],
  withheld: readonly number[],
): Promise<boolean> {
  if (!withheld.some((paise) => paise > 0)) return true
  const order = await readRow({ payload, collection: 'orders', where: { id: { equals: idOf(of) } } })
  if (!order) return false
  const without = { ...order, pendingReturns: order.pendingReturns.filter((ask) => ask.id !== String(id)) }
  const graded = lines.map((line, index) => ({
    ...line,
    grade: grades[index] ?? null,
    withheldPaise: grades[index] === 'worn' ? (withheld[index] ?? 0) : 0,
  }))
  return inspectedRefund(without, graded, false) !== null
}
