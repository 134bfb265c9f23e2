import { amountTotal } from '#domain/returns/amounts.ts'
import { refundableAmounts } from '#domain/returns/refundableAmounts.ts'
import { isRefundedByHand } from '#domain/returns/refundDestination.ts'
import { remainingPieces } from '#domain/returns/returnedPieces.ts'
import { isRefundable, isStillReturnable, type Refundable } from '#domain/returns/staffRefund.ts'
import type { Order } from '#payload-types'

/** The part of an order that the refund dialogs need in the browser. Amounts in paise. */
export type RefundData = {
  id: string
  number: string
  /** True for orders without a gateway: staff transfer the refund themselves. */
  isByHand: boolean
  order: Omit<Refundable, 'lines'> & {
    lines: readonly (Refundable['lines'][number] & {
      title: string
      shipment: string | null
      note: string | null
    })[]
  }
}

/** `notes` say by line index how much of it was watched. */
export function refundData(
  { id, number, gateway, lines, ...order }: Order,
  notes: ReadonlyMap<number, string> = new Map(),
): RefundData {
  const {
    deliveryPaise,
    feePaise,
    creditsPaise,
    payablePaise,
    returnedEntries,
    pendingReturns,
    paymentStatus,
  } = order
  return {
    id: String(id),
    number,
    isByHand: isRefundedByHand(gateway),
    order: {
      deliveryPaise,
      feePaise,
      creditsPaise,
      payablePaise,
      returnedEntries,
      pendingReturns,
      paymentStatus,
      lines: lines.map((line, index) => ({
        title: [line.title, line.option].filter(Boolean).join(', '),
        state: line.state,
        shipment: line.shipment ?? null,
        note: notes.get(index) ?? null,
        quantity: line.quantity,
        netPaise: line.netPaise,
        creditsPaise: line.creditsPaise,
        couponPaise: line.couponPaise,
        earnsPaise: line.earnsPaise,
        bought: { keys: line.bought.keys },
        goods: line.goods.map(() => null),
      })),
    },
  }
}

/** Whether anything of an order can still be refunded. */
export function isAnythingRefundable(order: Refundable): boolean {
  if (!isRefundable(order)) return false
  const { lines, delivery } = refundableAmounts(order)
  return [...lines, delivery].some((amount) => amountTotal(amount) > 0)
}

/** Indexes of the lines that can be returned. */
export function returnableLineIndexes(order: Refundable): number[] {
  const left = remainingPieces(order)
  return order.lines.flatMap((line, index) => {
    const isHere = line.goods.length > 0 && isStillReturnable(line, 'return') && (left[index] as number) > 0
    return isHere && isRefundable(order) ? [index] : []
  })
}
