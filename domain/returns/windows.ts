import { DAY_MS } from '../auth/policy.ts'
import type { ProductKind } from '../catalogue/kinds.ts'

/** Return periods of a project. */
export type ReturnRules = {
  /** Days after the delivery of goods; 0 for never. */
  goodsDays: number
  /** Days after the payment of access, such as courses; 0 for never. */
  learningDays: number
  /** Days for single kinds of products; counted like those of goods or access. */
  kindDays: Partial<Record<ProductKind, number>>
  /** Returns of access also require progress below this percentage. */
  mostProgress: number
  /** Whether the delivery charge is refunded when all goods are returned. */
  refundsDelivery: boolean
}

/** Completed and total lessons of the classes that an order line opens. */
export type LearningProgress = { completed: number; total: number }

/** Defaults for projects without settings. */
export const DEFAULT_RETURN_RULES = { goodsDays: 7, learningDays: 7, mostProgress: 20 } as const

/** Progress in percent below which access may be returned: access that was never used always may. */
export const progressLimit = ({ mostProgress }: ReturnRules): number => Math.max(1, mostProgress)

/** Whether the progress, percent, is too high for a refund of the access. */
export const isWatchedTooFar = (progress: number, rules: ReturnRules): boolean =>
  progress >= progressLimit(rules)

/** Usual days until goods are delivered, after which their return period begins. */
const TRANSIT_DAYS = 10

type Line = { kind: ProductKind; goods: readonly unknown[] }

/**
 * Days in which a line can be returned, 0 for never: those of its kind, else those of goods (from delivery)
 * or of access (from payment).
 */
export const returnDays = ({ kind, goods }: Line, rules: ReturnRules): number =>
  rules.kindDays[kind] ?? (goods.length > 0 ? rules.goodsDays : rules.learningDays)

/**
 * When the last return period of a paid order ends, ms since epoch, for goods that take at most ten days: then its cashback and
 * commissions become available. A later return of goods reverses what has become available (`clawback`).
 */
export function lastReturnEndsAt(lines: readonly Line[], rules: ReturnRules, paidAt: number): number {
  const days = lines.map((line) => {
    const periodDays = returnDays(line, rules)
    return periodDays > 0 && line.goods.length > 0 ? periodDays + TRANSIT_DAYS : periodDays
  })
  return paidAt + Math.max(0, ...days) * DAY_MS
}
