import type { BasePayload } from 'payload'
import { keyPoolsOf } from '#domain/orders/keyPools.ts'
import { canLineMove, type LineState, moveLine } from '#domain/orders/moves.ts'
import { namedItems } from '#domain/orders/namedItems.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'
import type { OrderReservation } from '#domain/orders/OrderSchemas.ts'
import { applyLineStates } from '#domain/orders/transitions.ts'
import { stockKey } from '#domain/reservations/stockKey.ts'
import { amountTotal, storedAmounts } from '#domain/returns/amounts.ts'
import { acceptedPieces, amountsAfterWithholding } from '#domain/returns/inspectedRefund.ts'
import { piecesTakenBack } from '#domain/returns/piecesTakenBack.ts'
import type { ReturnedEntry } from '#domain/returns/ReturnSchemas.ts'
import { splitRequestedRefund } from '#domain/returns/refundableAmounts.ts'
import { type Amounts, NO_AMOUNT } from '#domain/returns/refundTotalOf.ts'
import {
  creditsRefundStatus,
  isDeliveryRefundDue,
  refundFor,
  remainingPieces,
  returnedSoFar,
} from '#domain/returns/returnedPieces.ts'
import type { ReturnKind } from '#domain/returns/states.ts'
import type { Order, Return } from '#payload-types'
import { changeOrder } from '../orders/changeOrder.ts'

const ENDS = { cancel: 'cancelled', return: 'returned', refund: 'revoked' } as const satisfies Record<
  ReturnKind,
  LineState
>

/** The line in its end state, after all its pieces were returned or refunded; an unpaid one is cancelled. */
const ended = (line: OrderLine, kind: ReturnKind, isOff: boolean): OrderLine => {
  const ends = [ENDS[kind], 'refunded', 'cancelled'] as const
  const to = (isOff ? [...ends].reverse() : ends).find((end) => canLineMove(line.state, end))
  return to ? moveLine(line, to) : line
}

export type AppliedReturn = { order: Order; returned: ReturnedEntry }

/** Returned quantity of each order line, without pieces refused on arrival. */
export const returnedQuantities = ({ lines }: Pick<Return, 'lines'>, order: Order): number[] =>
  acceptedPieces(order, lines).quantities

/**
 * Writes the returned pieces and the refund into the order; from then on the figures are fixed. Idempotent. Null when the pieces are
 * no longer available or the order does not exist.
 * @param isForced refunds the delivery with the last of the goods
 */
export const applyReturn = (
  payload: BasePayload,
  row: Return,
  { isForced, now }: { isForced: boolean; now: Date },
): Promise<AppliedReturn | null> =>
  changeOrder<AppliedReturn | null>(payload, idOfOrder(row), now, (order) => {
    const before = order.returnedEntries.find(({ id }) => id === row.id)
    if (before) return { data: null, answer: { order, returned: before } }
    const asked = returnedQuantities(row, order)
    const left = remainingPieces(order, String(row.id))
    if (asked.some((count, index) => count > (left[index] as number))) return { data: null, answer: null }
    const requestedAmounts =
      order.pendingReturns.find(({ id }) => id === row.id)?.amounts ??
      splitRequestedRefund(order, row, String(row.id))
    if (!requestedAmounts) return { data: null, answer: null }
    const quantities = piecesTakenBack(order, {
      id: String(row.id),
      quantities: asked,
      amounts: requestedAmounts,
    })
    const withDelivery = isDeliveryRefundDue(order, quantities, { isForced })
    const part = { quantities, withDelivery, amounts: requestedAmounts }
    const amounts = amountsAfterWithholding(order, part, acceptedPieces(order, row.lines).withheld)
    const figures = refundFor(order, quantities, withDelivery, amounts)
    const returned: ReturnedEntry = {
      id: String(row.id),
      quantities,
      withDelivery,
      ...storedAmounts(amounts),
      way: row.way,
      isOff: !order.paidBy,
      figures,
    }
    const returnedEntries = [...order.returnedEntries, returned]
    const gone = returnedSoFar({ lines: order.lines, returnedEntries }).quantities
    const lines = order.lines.map((line, index) =>
      (quantities[index] as number) > 0 && gone[index] === line.quantity
        ? ended(line, row.kind, returned.isOff)
        : line,
    )
    const whole = applyLineStates(order, lines)
    const isGone = whole.status === 'cancelled'
    return {
      data: {
        ...whole,
        paymentStatus: creditsRefundStatus(order, returnedEntries) ?? whole.paymentStatus,
        // The remaining reservations, such as coupons, are released with the cancelled order.
        ...(isGone ? { pendingTask: 'release' as const, cancelledAt: now.toISOString() } : {}),
        returnedEntries,
        pendingReturns: order.pendingReturns.filter(({ id }) => id !== row.id),
        reservations: remainingReservations(order.reservations, order.lines, quantities, figures),
      },
      events: [
        {
          event: EVENTS[returned.isOff && row.kind === 'refund' ? 'cancel' : row.kind],
          text: namedItems(titlesOf(order.lines, quantities, amounts), figures.deliveryPaise > 0),
          by: row.decidedBy ?? null,
          paise: figures.paidPaise + figures.creditsPaise,
          ref: String(row.id),
        },
      ],
      answerWith: (after) => ({ order: after, returned }),
    }
  })

const idOfOrder = ({ order }: Return): string => (typeof order === 'string' ? order : String(order.id))

const EVENTS = { cancel: 'lineCancelled', return: 'returned', refund: 'lineRefunded' } as const

/** Titles of the returned or refunded items: `Book × 2, Atlas`. */
const titlesOf = (lines: readonly OrderLine[], quantities: readonly number[], amounts: Amounts): string =>
  lines
    .flatMap(({ title, quantity }, index) => {
      const count = quantities[index] as number
      if (count > 0) return [quantity > 1 ? `${title} × ${count}` : title]
      return amountTotal(amounts.lines[index] ?? NO_AMOUNT) > 0 ? [title] : []
    })
    .join(', ')

/** Pieces of stock for the given quantities of each line, by stock key. */
export function unitsByPool(lines: readonly OrderLine[], quantities: readonly number[]): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const [index, { goods }] of lines.entries())
    for (const { product, variant, quantity } of goods) {
      const key = stockKey(product, variant)
      pieces.set(key, (pieces.get(key) ?? 0) + quantity * (quantities[index] as number))
    }
  return pieces
}

/** The order's reservations less what the return releases itself. */
export function remainingReservations(
  reservations: readonly OrderReservation[],
  lines: readonly OrderLine[],
  quantities: readonly number[],
  { creditsPaise, paidPaise }: Pick<ReturnedEntry['figures'], 'creditsPaise' | 'paidPaise'>,
): OrderReservation[] {
  const pieces = unitsByPool(lines, quantities)
  for (const [index, line] of lines.entries())
    for (const pool of keyPoolsOf(line)) {
      const key = stockKey(pool, null)
      pieces.set(key, (pieces.get(key) ?? 0) + line.bought.keys * (quantities[index] as number))
    }
  const offOf = ({ poolKind, key }: OrderReservation): number => {
    if (poolKind === 'credits') return creditsPaise
    if (poolKind === 'funds') return paidPaise
    return poolKind === 'stock-levels' ? (pieces.get(key) ?? 0) : 0
  }
  return reservations
    .map((reservation) => ({
      ...reservation,
      quantity: Math.max(0, reservation.quantity - offOf(reservation)),
    }))
    .filter(({ quantity }) => quantity > 0)
}
