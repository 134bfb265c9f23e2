import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import { progressPercent } from '#domain/learning/progress.ts'
import { lastLineEvent } from '#domain/orders/lineEvents.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'
import { type ReturnEligibility, returnEligibility } from '#domain/returns/returnEligibility.ts'
import { remainingPieces } from '#domain/returns/returnedPieces.ts'
import type { ReturnRules } from '#domain/returns/windows.ts'
import type { ClassContentSummary, Order } from '#payload-types'

export type Line = { index: number; left: number; may: ReturnEligibility }

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
  return Promise.all(
    order.lines.map(async (line, index): Promise<Line> => {
      const pieces = isOpen ? (left[index] as number) : 0
      const facts = {
        paidAt: order.paidAt ? Date.parse(order.paidAt) : null,
        deliveredAt:
          line.state === 'delivered' ? (lastLineEvent(order, index, 'delivered')?.at ?? null) : null,
        progress: line.state === 'fulfilled' ? await progressIn(payload, order, line) : 0,
        left: pieces,
      }
      return { index, left: pieces, may: returnEligibility(line, facts, rules, now.getTime()) }
    }),
  )
}

/** Learning progress in the classes of a line, percent. */
async function progressIn(payload: BasePayload, order: Order, { grants }: OrderLine): Promise<number> {
  if (grants.length === 0) return 0
  const ofClasses = { class: { in: grants } }
  const [done, summaries] = await Promise.all([
    payload.db.count({
      collection: 'lecture-completions',
      where: { and: [{ student: { equals: idOf(order.student) } }, ofClasses] },
    }),
    payload.db.find<ClassContentSummary>({
      collection: 'class-content-summaries',
      where: ofClasses,
      select: { lectures: true },
      pagination: false,
      limit: grants.length,
    }),
  ])
  return progressPercent(
    done.totalDocs,
    summaries.docs.reduce((sum, { lectures }) => sum + lectures, 0),
  )
}
