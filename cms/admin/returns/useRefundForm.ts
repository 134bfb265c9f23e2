import { useState } from 'react'
import { paiseToRupees, rupeesToPaise } from '#domain/money/rupees.ts'
import { amountTotal } from '#domain/returns/amounts.ts'
import { isDeliveryMissed } from '#domain/returns/isDeliveryRefunded.ts'
import { refundableAmounts, splitRequestedRefund } from '#domain/returns/refundableAmounts.ts'
import { refundFor, remainingPieces } from '#domain/returns/returnedPieces.ts'
import { shownLine } from '#domain/returns/shownLine.ts'
import {
  type RefundProblem,
  refundKindOf,
  refundProblem,
  type StaffRefundLine,
} from '#domain/returns/staffRefund.ts'
import type { RefundData } from './refundData.ts'

/** Part of a line to refund: a number of pieces, or a typed amount in rupees. */
export type Choice = { pieces: number } | { rupees: string }

/** State of a refund: what can be refunded, what is chosen, and the resulting amounts. @param preset indexes of preselected lines */
export function useRefundForm({ order }: RefundData, preset: readonly number[] = []) {
  const left = refundableAmounts(order)
  const pieces = remainingPieces(order)
  /** Paise of a line that are not refunded yet. */
  const leftOf = (index: number): number => {
    const amount = left.lines[index]
    return amount ? amountTotal(amount) : 0
  }
  /** Number of refundable pieces of a line; 0 for lines in fulfilment and ended ones, which take an amount only. */
  const piecesOf = (index: number): number => {
    const line = order.lines[index]
    return line && refundKindOf(line) ? (pieces[index] ?? 0) : 0
  }
  /** Whether pieces of a line are chosen, or all that is left of its price, rather than a part of the price. */
  const isOfPieces = (index: number): boolean => {
    const choice = choices.get(index)
    return choice !== undefined && ('pieces' in choice || rupeesToPaise(choice.rupees) === leftOf(index))
  }
  /** Whether the choice for a line cancels it: pieces that were not sent, or all that is left of them. */
  const cancels = (index: number): boolean => {
    const line = order.lines[index]
    return line !== undefined && refundKindOf(line) === 'cancel' && isOfPieces(index)
  }
  /** Whether a line is in a parcel that was not handed over: less than all that is left can be refunded. */
  const isPacked = (index: number): boolean => order.lines[index]?.state === 'packed'
  const firstChoice = (index: number): Choice => {
    if (piecesOf(index) > 0) return { pieces: piecesOf(index) }
    return { rupees: isPacked(index) ? '' : paiseToRupees(leftOf(index)) }
  }
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(
    new Map(preset.map((index) => [index, firstChoice(index)])),
  )
  // Undefined until the delivery amount is edited: then it is refunded with goods that never arrived.
  const [typedDelivery, setDelivery] = useState<string | null>()
  const deliveryLeft = amountTotal(left.delivery)
  const isMissed = deliveryLeft > 0 && isDeliveryMissed(order.lines, [...choices.keys()].filter(isOfPieces))
  const delivery =
    typedDelivery === undefined ? (isMissed ? paiseToRupees(deliveryLeft) : null) : typedDelivery

  const lines = [...choices].map(([index, choice]): StaffRefundLine | null => {
    const seen = shownLine(order, index) ?? undefined
    if ('pieces' in choice) return { index, seen, quantity: choice.pieces }
    const paise = rupeesToPaise(choice.rupees)
    return paise ? { index, seen, paise } : null
  })
  const deliveryPaise = delivery === null ? 0 : rupeesToPaise(delivery)
  const readLines = lines.filter((line) => line !== null)
  const isComplete = readLines.length === lines.length && deliveryPaise !== null
  const wanted = { lines: readLines, deliveryPaise: deliveryPaise ?? 0 }
  const problem: RefundProblem | 'amount' | null = isComplete ? refundProblem(order, wanted) : 'amount'
  /** Where the problem is: the index of a line, the delivery, or the selection as a whole (`lines`). */
  const problemAt = ((): number | 'delivery' | 'lines' | null => {
    if (problem === null) return null
    const untyped = [...choices.keys()].find((_, at) => lines[at] === null)
    if (problem === 'amount') return untyped ?? 'delivery'
    const wrong = readLines.find((line) => refundProblem(order, { lines: [line], deliveryPaise: 0 }) !== null)
    if (wrong) return wrong.index
    return readLines.length > 0 && wanted.deliveryPaise > 0 ? 'delivery' : 'lines'
  })()

  const quantities = order.lines.map((_, index) => {
    const line = readLines.find((one) => one.index === index)
    return line && 'quantity' in line ? line.quantity : 0
  })
  const amounts = splitRequestedRefund(order, {
    ...wanted,
    lines: readLines.filter((line) => 'paise' in line),
  })
  const figures = problem === null ? refundFor(order, quantities, false, amounts) : null

  return {
    left,
    piecesOf,
    cancels,
    isPacked,
    choices,
    delivery,
    setDelivery,
    wanted,
    problem,
    problemAt,
    figures,
    choose: (index: number, choice: Choice | null) => {
      const after = new Map(choices)
      if (choice) after.set(index, choice)
      else after.delete(index)
      setChoices(after)
    },
    toggle: (index: number) => {
      const after = new Map(choices)
      if (!after.delete(index)) after.set(index, firstChoice(index))
      setChoices(after)
    },
  }
}
export type RefundForm = ReturnType<typeof useRefundForm>
