import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import { isSendable } from '#domain/orders/canPack.ts'
import { moveLine } from '#domain/orders/moves.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'
import { applyLineStates } from '#domain/orders/transitions.ts'
import { remainingPieces } from '#domain/returns/returnedPieces.ts'
import type { Order, Shipment } from '#payload-types'
import { changeOrder } from '../orders/changeOrder.ts'
import { settleOrderSales } from '../reservations/orderReservations.ts'
import { changeShipment } from './changeShipment.ts'
import { endCourierTask } from './endCourierTask.ts'
import { notifyParcelDecision } from './notifyParcelState.ts'
import { readOrder } from './readShipment.ts'
import { isResent, reserveForResend, undoResendSales } from './reserveForResend.ts'

type ResendableOrder = Pick<Order, 'lines' | 'returnedEntries' | 'pendingReturns'> &
  Parameters<typeof isSendable>[0] &
  Parameters<typeof remainingPieces>[0]

/** For each order line, the pieces in a returned or lost parcel that are neither refunded nor requested for refund. */
export function piecesToResend(
  order: ResendableOrder,
  { id, lines }: Pick<Shipment, 'id' | 'lines'>,
): number[] {
  const own = new Set(isSendable(order) ? lines.map(({ index }) => index) : [])
  return remainingPieces(order).map((left, index) => {
    const { shipment, state } = order.lines[index] as OrderLine
    return own.has(index) && shipment === String(id) && (state === 'undelivered' || state === 'lost')
      ? left
      : 0
  })
}

/** Indexes of the order lines with pieces left to resend. */
export const linesToResend = (...args: Parameters<typeof piecesToResend>): number[] =>
  piecesToResend(...args).flatMap((left, index) => (left > 0 ? [index] : []))

/** Whether everything in a returned or lost parcel is refunded, requested for refund or resent. */
export async function isParcelDecided(payload: BasePayload, shipment: Shipment): Promise<boolean> {
  const order = await readOrder(payload, shipment)
  return !order || linesToResend(order, shipment).length === 0
}

/**
 * Moves the goods of a returned or lost parcel back to packing. Lost goods are taken from stock again; on a shortage the parcel stays
 * undecided with the reason in `lastError`. Idempotent from any point.
 */
export async function resend(payload: BasePayload, shipment: Shipment, now: Date): Promise<void> {
  const id = String(shipment.id)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const order = await readOrder(payload, shipment)
    const left = order ? piecesToResend(order, shipment) : []
    const stock =
      order && shipment.state === 'lost' ? await reserveForResend(payload, order, shipment, left, now) : null
    if (stock && stock.missingItem !== null)
      return keepOpen(
        payload,
        id,
        `There is too little of ${stock.missingItem} in stock. Add stock, or refund it.`,
        now,
      )
    if (await moveToWaiting(payload, shipment, left, now)) {
      const after = await readOrder(payload, shipment)
      if (after && isResent(after, shipment)) await notifyParcelDecision(payload, shipment, 'sentAgain', now)
      // Free the unique key for the next parcel of these lines.
      await endCourierTask(payload, id, 'resend', { returnState: 'done', key: `closed:${id}` }, now)
      return void (await settleOrderSales(stock?.sales ?? []))
    }
    // The order has changed (a refund, or it was closed): undo the sales and retry.
    await undoResendSales(stock?.sales ?? [])
  }
  throw new Error(`the lines of parcel ${shipment.reference} kept changing`)
}

const ATTEMPTS = 20

const keepOpen = (payload: BasePayload, id: string, lastError: string, now: Date) =>
  changeShipment<void>(payload, id, now, ({ courierTask }) => ({
    data: { lastError, ...(courierTask === 'resend' ? { courierTask: null } : {}) },
    answer: undefined,
  })).then(() => undefined)

/** Moves these pieces back to packing; false when the pieces left have changed. */
const moveToWaiting = (payload: BasePayload, shipment: Shipment, left: readonly number[], now: Date) =>
  changeOrder<boolean>(payload, idOf(shipment.order) as string, now, (order) => {
    // A concurrent call has moved the same pieces.
    if (isResent(order, shipment)) return { data: null, answer: true }
    if (piecesToResend(order, shipment).some((count, index) => count !== (left[index] ?? 0)))
      return { data: null, answer: false }
    const indexes = left.flatMap((count, index) => (count > 0 ? [index] : []))
    if (indexes.length === 0) return { data: null, answer: true }
    const lines = order.lines.map((line, index) =>
      indexes.includes(index) ? { ...moveLine(line, 'waiting'), shipment: null } : line,
    )
    return {
      data: applyLineStates(order, lines),
      events: indexes.map((index) => ({
        event: 'sentAgain' as const,
        by: shipment.decidedBy ?? null,
        text: order.lines[index]?.title ?? null,
        line: index,
        ref: String(shipment.id),
      })),
      answer: true,
    }
  })
