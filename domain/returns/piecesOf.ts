import { plusAmounts, worthOf } from './amounts.ts'
import type { PendingReturn, ReturnedEntry } from './ReturnSchemas.ts'
import {
  type Amounts,
  type Back,
  type RefundFigures,
  type Returnable,
  refundBetween,
} from './refundTotalOf.ts'

/** The parts of an order from which returned and requested pieces are calculated. */
export type Ordered = Omit<Returnable, 'lines'> & {
  lines: readonly (Returnable['lines'][number] & { goods: readonly unknown[] })[]
  returnedEntries: readonly ReturnedEntry[]
  pendingReturns: readonly PendingReturn[]
}

const sumOf = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((count, index) => count + (b[index] ?? 0))

/** What was returned so far: pieces of each line, whether delivery was refunded, and additional amounts. */
export const cameBack = ({ lines, returnedEntries }: Pick<Ordered, 'lines' | 'returnedEntries'>): Back => ({
  quantities: returnedEntries.reduce(
    (sum, { quantities }) => sumOf(sum, quantities),
    lines.map(() => 0),
  ),
  withDelivery: returnedEntries.some(({ withDelivery }) => withDelivery),
  amounts: returnedEntries.reduce<Amounts | null>((sum, { amounts }) => plusAmounts(sum, amounts), null),
})

/**
 * What was returned, or will be once all open requests are accepted. @param but id of a request that is left
 * out
 */
export function takenOf(order: Ordered, exceptRequest: string | null = null): Back {
  const before = cameBack(order)
  const pendingReturns = order.pendingReturns.filter(({ id }) => id !== exceptRequest)
  return {
    ...before,
    quantities: pendingReturns.reduce((sum, { quantities }) => sumOf(sum, quantities), before.quantities),
    amounts: pendingReturns.reduce((sum, { amounts }) => plusAmounts(sum, amounts), before.amounts ?? null),
  }
}

/**
 * Pieces of each line that are neither returned nor requested to be. @param but id of a request that is left
 * out
 */
export function piecesLeft(order: Ordered, exceptRequest: string | null = null): number[] {
  const { quantities } = takenOf(order, exceptRequest)
  return order.lines.map(({ quantity }, index) => quantity - (quantities[index] as number))
}

/** Whether anything of these lines was refunded or returned, or is requested to be. */
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

/** The amount to pay for an order without what was cancelled before payment, paise. */
export const toPayOf = ({
  payablePaise,
  returnedEntries,
}: Pick<Ordered, 'payablePaise' | 'returnedEntries'>): number =>
  returnedEntries.reduce((sum, { isOff, figures }) => sum - (isOff ? figures.paidPaise : 0), payablePaise)

/** Money paid for an order and not refunded, paise. */
export const keptPaise = ({
  payablePaise,
  returnedEntries,
}: Pick<Ordered, 'payablePaise' | 'returnedEntries'>): number =>
  returnedEntries.reduce((sum, { figures }) => sum - figures.paidPaise, payablePaise)

/**
 * Payment status of an order paid only with credits, once these were refunded: no gateway refund sets it.
 * Null for all other orders, which follow their refunds.
 */
export function creditsBackStatus(
  { payablePaise, creditsPaise }: Pick<Ordered, 'payablePaise'> & { creditsPaise: number },
  returnedEntries: readonly ReturnedEntry[],
): 'refunded' | 'partlyRefunded' | null {
  if (payablePaise > 0 || creditsPaise === 0) return null
  const refundedCredits = returnedEntries.reduce((sum, { figures }) => sum + figures.creditsPaise, 0)
  if (refundedCredits === 0) return null
  return refundedCredits >= creditsPaise ? 'refunded' : 'partlyRefunded'
}

/** The refund for returning these additional pieces of each line, and additional amounts. */
export function refundFor(
  order: Ordered,
  quantities: readonly number[],
  withDelivery: boolean,
  amounts: Amounts | null = null,
): RefundFigures {
  const before = cameBack(order)
  return refundBetween(order, before, {
    quantities: sumOf(before.quantities, quantities),
    withDelivery: before.withDelivery || withDelivery,
    amounts: plusAmounts(before.amounts, amounts),
  })
}

/**
 * Whether the delivery charge is refunded with these additional pieces: if all goods have been returned by
 * then and `isForced` is set.
 */
export function isDeliveryBack(
  order: Ordered,
  quantities: readonly number[],
  { isForced }: { isForced: boolean },
): boolean {
  const after = sumOf(cameBack(order).quantities, quantities)
  const goods = order.lines.flatMap(({ goods: shipped, quantity }, index) =>
    shipped.length > 0 ? [{ quantity, back: after[index] as number }] : [],
  )
  return goods.length > 0 && isForced && goods.every(({ quantity, back }) => back >= quantity)
}

/**
 * Parts of a return, refunded one after the other; `isForced`: delivery is refunded with the last of the
 * goods.
 */
export type Part = { quantities: readonly number[]; isForced: boolean }

/**
 * The refund for returning these parts one after the other: calculated with the steps that later execute it,
 * so it is exact to the paisa.
 */
export function estimateOf(order: Ordered, parts: readonly Part[]): RefundFigures {
  const before = cameBack(order)
  let returnedEntries = order.returnedEntries
  for (const { quantities, isForced } of parts) {
    const current = { ...order, returnedEntries }
    const withDelivery = isDeliveryBack(current, quantities, { isForced })
    const figures = refundFor(current, quantities, withDelivery)
    const entry = { quantities: [...quantities], withDelivery, figures }
    returnedEntries = [...returnedEntries, { ...entry, id: '', way: 'source', isOff: false }]
  }
  return refundBetween(order, before, cameBack({ lines: order.lines, returnedEntries }))
}

/** The order as it is to be sent: lines and payable amount without what was cancelled or returned. */
export function withoutBack<Line extends Ordered['lines'][number]>(
  order: Omit<Ordered, 'lines'> & { lines: readonly Line[] },
): { lines: Line[]; payablePaise: number } {
  const { quantities } = cameBack(order)
  const refundedOf = (index: number, of: 'netPaise' | 'creditsPaise') =>
    order.returnedEntries.reduce((sum, { figures }) => sum + (figures.lines[index]?.[of] ?? 0), 0)
  const remaining = (line: Line, index: number) => ({
    quantity: line.quantity - (quantities[index] as number),
    netPaise: line.netPaise - refundedOf(index, 'netPaise'),
    creditsPaise: line.creditsPaise - refundedOf(index, 'creditsPaise'),
  })
  return {
    payablePaise: toPayOf(order),
    lines: order.lines.map((line, index) => Object.assign({}, line, remaining(line, index))),
  }
}
