import type { BasePayload } from 'payload'
import { fulfilmentOf, type LineState } from '#domain/orders/moves.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'
import type { Taking } from '#domain/orders/OrderSchemas.ts'
import { stockKey } from '#domain/reservations/stockKey.ts'
import {
  cameBack,
  creditsBackStatus,
  isDeliveryBack,
  piecesLeft,
  refundFor,
} from '#domain/returns/piecesOf.ts'
import type { OrderBack } from '#domain/returns/ReturnSchemas.ts'
import type { ReturnKind } from '#domain/returns/states.ts'
import type { Order, Return } from '#payload-types'
import { changeOrder } from '../commerce/changeOrder.ts'

/** What a line is once all of it has come back. */
const ENDED: Record<ReturnKind, LineState> = { cancel: 'cancelled', return: 'returned', refund: 'revoked' }

export type Committed = { order: Order; back: OrderBack }

/** How many of each line a return takes back; what was refused when it came does not count. */
export const quantitiesOf = ({ lines }: Pick<Return, 'lines'>, order: Pick<Order, 'lines'>): number[] =>
  order.lines.map((_, index) =>
    lines
      .filter((line) => line.index === index && line.grade !== 'refused')
      .reduce((sum, { quantity }) => sum + quantity, 0),
  )

/**
 * Writes into the order what comes back of it and what is paid back for that: from here on the figures are frozen, and a repeat
 * finds them. Null when the pieces are gone, or there is no such order.
 * @param isForced the delivery is paid back with the last of the goods
 */
export const commitBack = (
  payload: BasePayload,
  row: Return,
  { isForced, now }: { isForced: boolean; now: Date },
): Promise<Committed | null> =>
  changeOrder<Committed | null>(payload, idOfOrder(row), now, (order) => {
    const before = order.backs.find(({ id }) => id === row.id)
    if (before) return { data: null, answer: { order, back: before } }
    const quantities = quantitiesOf(row, order)
    const left = piecesLeft(order, String(row.id))
    if (quantities.some((count, index) => count > (left[index] as number)))
      return { data: null, answer: null }
    const withDelivery = isDeliveryBack(order, quantities, { isForced })
    const figures = refundFor(order, quantities, withDelivery)
    const back: OrderBack = {
      id: String(row.id),
      quantities,
      withDelivery,
      way: row.way,
      isOff: !order.paidBy,
      figures,
    }
    const backs = [...order.backs, back]
    const gone = cameBack({ lines: order.lines, backs }).quantities
    const lines = order.lines.map((line, index) =>
      (quantities[index] as number) > 0 && gone[index] === line.quantity
        ? { ...line, state: ENDED[row.kind] }
        : line,
    )
    const fulfilment = fulfilmentOf(
      lines.map(({ state }) => state),
      true,
    )
    const isGone = lines.every(({ state }) => state === 'cancelled')
    const isOver = fulfilment === 'done' && order.status === 'confirmed' && order.paymentStatus !== 'due'
    return {
      data: {
        lines,
        fulfilment,
        status: isGone ? 'cancelled' : isOver ? 'completed' : order.status,
        paymentStatus: creditsBackStatus(order, backs) ?? order.paymentStatus,
        // What is left, such as its coupons, goes back with the order.
        ...(isGone ? { work: 'unwind' as const, cancelledAt: now.toISOString() } : {}),
        backs,
        asks: order.asks.filter(({ id }) => id !== row.id),
        takings: takingsAfter(order.takings, order.lines, quantities, figures),
      },
      events: [
        {
          event: row.kind === 'cancel' ? 'lineCancelled' : 'returned',
          text: titlesOf(order.lines, quantities),
          by: row.by ?? null,
          paise: figures.paidPaise + figures.creditsPaise,
        },
      ],
      answerWith: (after) => ({ order: after, back }),
    }
  })

const idOfOrder = ({ order }: Return): string => (typeof order === 'string' ? order : String(order.id))

/** What came back, by name: `Book × 2, Atlas`. */
const titlesOf = (lines: readonly OrderLine[], quantities: readonly number[]): string =>
  lines
    .flatMap(({ title, quantity }, index) => {
      const count = quantities[index] as number
      return count === 0 ? [] : [quantity > 1 ? `${title} × ${count}` : title]
    })
    .join(', ')

/** Pieces of stock that so many of each line were, by the key of their shelf. */
export function piecesByShelf(
  lines: readonly OrderLine[],
  quantities: readonly number[],
): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const [index, { goods }] of lines.entries())
    for (const { product, variant, quantity } of goods) {
      const key = stockKey(product, variant)
      pieces.set(key, (pieces.get(key) ?? 0) + quantity * (quantities[index] as number))
    }
  return pieces
}

/** What the order still takes: what came back is given back by its return, not with the order. */
function takingsAfter(
  takings: readonly Taking[],
  lines: readonly OrderLine[],
  quantities: readonly number[],
  { creditsPaise, paidPaise }: OrderBack['figures'],
): Taking[] {
  const pieces = piecesByShelf(lines, quantities)
  for (const [index, { kind, product, bought }] of lines.entries())
    if (bought.keys > 0)
      for (const pool of kind === 'serial-key-pack' ? [product] : bought.products) {
        const key = stockKey(pool, null)
        pieces.set(key, (pieces.get(key) ?? 0) + bought.keys * (quantities[index] as number))
      }
  const offOf = ({ shelf, key }: Taking): number => {
    if (shelf === 'credits') return creditsPaise
    if (shelf === 'funds') return paidPaise
    return shelf === 'stock-levels' ? (pieces.get(key) ?? 0) : 0
  }
  return takings
    .map((taking) => ({ ...taking, quantity: Math.max(0, taking.quantity - offOf(taking)) }))
    .filter(({ quantity }) => quantity > 0)
}
