import { addAmounts, amountTotal } from './amounts.ts'
import type { PendingReturn, ReturnedEntry } from './ReturnSchemas.ts'
import {
  type Amounts,
  type RefundFigures,
  type Returnable,
  type ReturnedParts,
  refundBetween,
} from './refundTotalOf.ts'

/** The parts of an order from which returned and requested pieces are calculated. */
export type ReturnableOrder = Omit<Returnable, 'lines'> & {
  lines: readonly (Returnable['lines'][number] & { goods: readonly unknown[] })[]
  returnedEntries: readonly ReturnedEntry[]
  pendingReturns: readonly PendingReturn[]
}

const sumOf = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((count, index) => count + (b[index] ?? 0))

/** What was returned so far: pieces of each line, whether delivery was refunded, and additional amounts. */
export const returnedSoFar = ({
  lines,
  returnedEntries,
}: Pick<ReturnableOrder, 'lines' | 'returnedEntries'>): ReturnedParts => ({
  quantities: returnedEntries.reduce(
    (sum, { quantities }) => sumOf(sum, quantities),
    lines.map(() => 0),
  ),
  withDelivery: returnedEntries.some(({ withDelivery }) => withDelivery),
  amounts: returnedEntries.reduce<Amounts | null>((sum, { amounts }) => addAmounts(sum, amounts), null),
})

/**
 * What was returned, or will be once all open requests are accepted. @param exceptRequest id of a request that
 * is not counted
 */
export function returnedOrRequested(
  order: ReturnableOrder,
  exceptRequest: string | null = null,
): ReturnedParts {
  const before = returnedSoFar(order)
  const pendingReturns = order.pendingReturns.filter(({ id }) => id !== exceptRequest)
  return {
    ...before,
    quantities: pendingReturns.reduce((sum, { quantities }) => sumOf(sum, quantities), before.quantities),
    amounts: pendingReturns.reduce((sum, { amounts }) => addAmounts(sum, amounts), before.amounts ?? null),
  }
}

/**
 * Pieces of each line that are neither returned nor requested to be. @param exceptRequest id of a request that
 * is not counted
 */
export function remainingPieces(order: ReturnableOrder, exceptRequest: string | null = null): number[] {
  const { quantities } = returnedOrRequested(order, exceptRequest)
  return order.lines.map(({ quantity }, index) => quantity - (quantities[index] as number))
}

/** Whether anything of a line was returned or refunded, or is requested to be. @param isOf selects returns by id */
export const hasReturnActivity = (
  { returnedEntries, pendingReturns }: Pick<ReturnableOrder, 'returnedEntries' | 'pendingReturns'>,
  index: number,
  isOf: (id: string) => boolean,
): boolean =>
  [...returnedEntries, ...pendingReturns].some(({ id, quantities, amounts }) => {
    const amount = amounts?.lines[index]
    return ((quantities[index] ?? 0) > 0 || (amount !== undefined && amountTotal(amount) > 0)) && isOf(id)
  })

/** The amount to pay for an order without what was cancelled before payment, paise. */
export const amountToPay = ({
  payablePaise,
  returnedEntries,
}: Pick<ReturnableOrder, 'payablePaise' | 'returnedEntries'>): number =>
  returnedEntries.reduce((sum, { isOff, figures }) => sum - (isOff ? figures.paidPaise : 0), payablePaise)

/** Money paid for an order and not refunded, paise. */
export const netPaidPaise = ({
  payablePaise,
  returnedEntries,
}: Pick<ReturnableOrder, 'payablePaise' | 'returnedEntries'>): number =>
  returnedEntries.reduce((sum, { figures }) => sum - figures.paidPaise, payablePaise)

/** Credits spent on an order and not refunded, paise. */
export const creditsLeft = ({
  creditsPaise,
  returnedEntries,
}: Pick<ReturnableOrder, 'returnedEntries'> & { creditsPaise: number }): number =>
  returnedEntries.reduce((sum, { figures }) => sum - figures.creditsPaise, creditsPaise)

/**
 * Payment status of an order paid only with credits, once these were refunded: no gateway refund sets it.
 * Null for all other orders, which follow their refunds.
 */
export function creditsRefundStatus(
  { payablePaise, creditsPaise }: Pick<ReturnableOrder, 'payablePaise'> & { creditsPaise: number },
  returnedEntries: readonly ReturnedEntry[],
): 'refunded' | 'partlyRefunded' | null {
  if (payablePaise > 0 || creditsPaise === 0) return null
  const refundedCredits = returnedEntries.reduce((sum, { figures }) => sum + figures.creditsPaise, 0)
  if (refundedCredits === 0) return null
  return refundedCredits >= creditsPaise ? 'refunded' : 'partlyRefunded'
}

/** The refund for returning these additional pieces of each line, and additional amounts. */
export function refundFor(
  order: ReturnableOrder,
  quantities: readonly number[],
  withDelivery: boolean,
  amounts: Amounts | null = null,
): RefundFigures {
  const before = returnedSoFar(order)
  return refundBetween(order, before, {
    quantities: sumOf(before.quantities, quantities),
    withDelivery: before.withDelivery || withDelivery,
    amounts: addAmounts(before.amounts, amounts),
  })
}

/**
 * Whether the delivery charge is refunded with these additional pieces: if all goods have been returned by
 * then and `isForced` is set.
 */
export function isDeliveryRefundDue(
  order: ReturnableOrder,
  quantities: readonly number[],
  { isForced }: { isForced: boolean },
): boolean {
  const after = sumOf(returnedSoFar(order).quantities, quantities)
  const goods = order.lines.flatMap(({ goods: shipped, quantity }, index) =>
    shipped.length > 0 ? [{ quantity, back: after[index] as number }] : [],
  )
  return goods.length > 0 && isForced && goods.every(({ quantity, back }) => back >= quantity)
}

/**
 * Parts of a return, refunded one after the other; `isForced`: delivery is refunded with the last of the
 * goods.
 */
export type ReturnPart = { quantities: readonly number[]; isForced: boolean }

/**
 * The refund for returning these parts one after the other: calculated with the steps that later execute it,
 * so it is exact to the paisa.
 */
export function estimateRefund(order: ReturnableOrder, parts: readonly ReturnPart[]): RefundFigures {
  const before = returnedSoFar(order)
  let returnedEntries = order.returnedEntries
  for (const { quantities, isForced } of parts) {
    const current = { ...order, returnedEntries }
    const withDelivery = isDeliveryRefundDue(current, quantities, { isForced })
    const figures = refundFor(current, quantities, withDelivery)
    const entry = { quantities: [...quantities], withDelivery, figures }
    returnedEntries = [...returnedEntries, { ...entry, id: '', way: 'source', isOff: false }]
  }
  return refundBetween(order, before, returnedSoFar({ lines: order.lines, returnedEntries }))
}

/** The remaining order: lines and payable amount without what was cancelled or returned. */
export function withoutReturned<Line extends ReturnableOrder['lines'][number]>(
  order: Omit<ReturnableOrder, 'lines'> & { lines: readonly Line[] },
): { lines: Line[]; payablePaise: number } {
  const { quantities } = returnedSoFar(order)
  const refundedOf = (index: number, of: 'netPaise' | 'creditsPaise') =>
    order.returnedEntries.reduce((sum, { figures }) => sum + (figures.lines[index]?.[of] ?? 0), 0)
  const remaining = (line: Line, index: number) => ({
    quantity: line.quantity - (quantities[index] as number),
    netPaise: line.netPaise - refundedOf(index, 'netPaise'),
    creditsPaise: line.creditsPaise - refundedOf(index, 'creditsPaise'),
  })
  return {
    payablePaise: amountToPay(order),
    lines: order.lines.map((line, index) => Object.assign({}, line, remaining(line, index))),
  }
}
