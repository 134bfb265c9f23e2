import type { BasePayload } from 'payload'
import { progressPercent } from '#domain/learning/progress.ts'
import { lastLineEvent } from '#domain/orders/lineEvents.ts'
import { type ReturnEligibility, returnEligibility } from '#domain/returns/returnEligibility.ts'
import { remainingPieces } from '#domain/returns/returnedPieces.ts'
import type { LearningProgress, ReturnRules } from '#domain/returns/windows.ts'
import type { Order } from '#payload-types'
import { learningProgressOf } from './learningProgressOf.ts'

export type Line = {
  index: number
  left: number
  may: ReturnEligibility
  /** Null for a line that opens no lessons. */
  progress: LearningProgress | null
}

/** For each order line, whether the buyer can return it now and how many pieces. */
export async function returnableLines(
  payload: BasePayload,
  order: Order,
  rules: ReturnRules,
  now: Date,
): Promise<Line[]> {
  const left = remainingPieces(order)
  // An order that is neither paid nor confirmed can only be cancelled as a whole.
  const isOpen = order.status === 'confirmed' || order.status === 'completed'
  const watched = await learningProgressOf(payload, order)
  return order.lines.map((line, index): Line => {
    const pieces = isOpen ? (left[index] as number) : 0
    const progress = watched.get(index) ?? null
    const facts = {
      paidAt: order.paidAt ? Date.parse(order.paidAt) : null,
      deliveredAt: line.state === 'delivered' ? (lastLineEvent(order, index, 'delivered')?.at ?? null) : null,
      progress: progress ? progressPercent(progress.completed, progress.total) : 0,
      left: pieces,
    }
    return { index, left: pieces, may: returnEligibility(line, facts, rules, now.getTime()), progress }
  })
}
