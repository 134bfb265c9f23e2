import { plusAmounts, worthOf } from './amounts.ts'
import type { PendingReturn, ReturnedEntry } from './ReturnSchemas.ts'
import {
  type Amounts,
  type Back,
  type RefundFigures,
  type Returnable,
  refundBetween,
} from './refundTotalOf.ts'

/** What of an order tells what came back of it and what is asked for. */
export type Ordered = Omit<Returnable, 'lines'> & {
  lines: readonly (Returnable['lines'][number] & { goods: readonly unknown[] })[]
  returnedEntries: readonly ReturnedEntry[]
  pendingReturns: readonly PendingReturn[]
}

const plus = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((count, index) => count + (other[index] ?? 0))

/** How many of each line have come back, whether the delivery was paid back, and the amounts that were refunded beside. */
export const cameBack = ({ lines, returnedEntries }: Pick<Ordered, 'lines' | 'returnedEntries'>): Back => ({
  quantities: returnedEntries.reduce(
    (sum, { quantities }) => plus(sum, quantities),
    lines.map(() => 0),
  ),
  withDelivery: returnedEntries.some(({ withDelivery }) => withDelivery),
  amounts: returnedEntries.reduce<Amounts | null>((sum, { amounts }) => plusAmounts(sum, amounts), null),
})

/** What of an order has come back, or will when all that is asked for does. @param but a request that is left out */
export function takenOf(order: Ordered, but: string | null = null): Back {
  const before = cameBack(order)
  const pendingReturns = order.pendingReturns.filter(({ id }) => id !== but)
  return {
    ...before,
    quantities: pendingReturns.reduce((sum, { quantities }) => plus(sum, quantities), before.quantities),
    amounts: pendingReturns.reduce((sum, { amounts }) => plusAmounts(sum, amounts), before.amounts ?? null),
  }
}

/** How many of each line nobody has sent back or asked to. @param but a request that is left out */
export function piecesLeft(order: Ordered, but: string | null = null): number[] {
  const { quantities } = takenOf(order, but)
  return order.lines.map(({ quantity }, index) => quantity - (quantities[index] as number))
}

/** Whether anything of these lines was refunded, given back or is asked for. */
export const touchesLines = (
  { returnedEntries, pendingReturns }: Pick<Ordered, 'returnedEntries' | 'pendingReturns'>,
  indexes: readonly number[],
): boolean =>
  [...returnedEntries, ...pendingReturns].some(({ quantities, amounts }) =>
    indexes.some((index) => {
      const amount = amounts?.lines[index]
      return (quantities[index] ?? 0) > 0 || (amount !== undefined && worthOf(amount) > 0)
    }),
  )

/** What is to be paid for an order without what came back before anybody paid it, paise. */
export const toPayOf = ({
  payablePaise,
  returnedEntries,
}: Pick<Ordered, 'payablePaise' | 'returnedEntries'>): number =>
  returnedEntries.reduce((sum, { isOff, figures }) => sum - (isOff ? figures.paidPaise : 0), payablePaise)

/** What was paid in money for an order and has not come back, paise. */
export const keptPaise = ({
  payablePaise,
  returnedEntries,
}: Pick<Ordered, 'payablePaise' | 'returnedEntries'>): number =>
  returnedEntries.reduce((sum, { figures }) => sum - figures.paidPaise, payablePaise)

/**
 * How an order stands that was paid with credits alone, once these came back: no refund at a gateway tells. Null for all others,
 * which follow their refunds.
 */
export function creditsBackStatus(
  { payablePaise, creditsPaise }: Pick<Ordered, 'payablePaise'> & { creditsPaise: number },
  returnedEntries: readonly ReturnedEntry[],
): 'refunded' | 'partlyRefunded' | null {
  if (payablePaise > 0 || creditsPaise === 0) return null
  const back = returnedEntries.reduce((sum, { figures }) => sum + figures.creditsPaise, 0)
  if (back === 0) return null
  return back >= creditsPaise ? 'refunded' : 'partlyRefunded'
}

/** What is paid back when so many more of each line come back, and amounts beside. */
export function refundFor(
  order: Ordered,
  quantities: readonly number[],
  withDelivery: boolean,
  amounts: Amounts | null = null,
): RefundFigures {
  const before = cameBack(order)
  return refundBetween(order, before, {
    quantities: plus(before.quantities, quantities),
    withDelivery: before.withDelivery || withDelivery,
    amounts: plusAmounts(before.amounts, amounts),
  })
}

/**
 * Whether what bringing the goods cost goes back with so many more pieces: when all goods have come back by then, and the seller
 * is to blame, nothing was ever sent, or the project pays it back anyway.
 */
export function isDeliveryBack(
  order: Ordered,
  quantities: readonly number[],
  { isForced }: { isForced: boolean },
): boolean {
  const after = plus(cameBack(order).quantities, quantities)
  const goods = order.lines.flatMap(({ goods: sent, quantity }, index) =>
    sent.length > 0 ? [{ quantity, back: after[index] as number }] : [],
  )
  return goods.length > 0 && isForced && goods.every(({ quantity, back }) => back >= quantity)
}

/** What comes back together, one kind after the other; `isForced`: the delivery is paid back with the last of the goods. */
export type Part = { quantities: readonly number[]; isForced: boolean }

/**
 * What is paid back when these parts come back one after the other: reckoned by the very steps that pay it back later, so it is
 * what comes to the paisa.
 */
export function estimateOf(order: Ordered, parts: readonly Part[]): RefundFigures {
  const before = cameBack(order)
  let returnedEntries = order.returnedEntries
  for (const { quantities, isForced } of parts) {
    const standing = { ...order, returnedEntries }
    const withDelivery = isDeliveryBack(standing, quantities, { isForced })
    const figures = refundFor(standing, quantities, withDelivery)
    const back = { quantities: [...quantities], withDelivery, figures }
    returnedEntries = [...returnedEntries, { ...back, id: '', way: 'source', isOff: false }]
  }
  return refundBetween(order, before, cameBack({ lines: order.lines, returnedEntries }))
}

/** An order as it is to be sent: its lines and its sum without what was cancelled before. */
export function withoutBack<Line extends Ordered['lines'][number]>(
  order: Omit<Ordered, 'lines'> & { lines: readonly Line[] },
): { lines: Line[]; payablePaise: number } {
  const { quantities } = cameBack(order)
  const gone = (index: number, of: 'netPaise' | 'creditsPaise') =>
    order.returnedEntries.reduce((sum, { figures }) => sum + (figures.lines[index]?.[of] ?? 0), 0)
  const left = (line: Line, index: number) => ({
    quantity: line.quantity - (quantities[index] as number),
    netPaise: line.netPaise - gone(index, 'netPaise'),
    creditsPaise: line.creditsPaise - gone(index, 'creditsPaise'),
  })
  return {
    payablePaise: toPayOf(order),
    lines: order.lines.map((line, index) => Object.assign({}, line, left(line, index))),
  }
}
