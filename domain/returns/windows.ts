import { DAY_MS } from '../auth/policy.ts'
import type { ProductKind } from '../catalogue/kinds.ts'

/** For how long what was bought can come back. */
export type ReturnRules = {
  /** Days from the delivery of goods; 0 for never. */
  goodsDays: number
  /** Days from the payment of what is opened at once, such as courses; 0 for never. */
  learningDays: number
  /** Days of single kinds of products, where they differ; counted like those of goods or learning. */
  kindDays: Partial<Record<ProductKind, number>>
  /** And only while less than so many percent of it were seen. */
  mostProgress: number
  /** Whether what bringing goods cost goes back when all of them come back. */
  refundsDelivery: boolean
}

/** What holds where a project has set nothing else. */
export const DEFAULT_RETURN_RULES = { goodsDays: 7, learningDays: 7, mostProgress: 20 } as const

/** Below this many percent that were seen something opened at once may come back: what was not begun always may. */
export const progressLimit = ({ mostProgress }: ReturnRules): number => Math.max(1, mostProgress)

/** How long goods are on their way at most, until their time to come back begins. */
const TRANSIT_DAYS = 10

type Line = { kind: ProductKind; goods: readonly unknown[] }

/**
 * For how many days a line can come back, 0 for never: those of its kind, else those of goods (from the delivery) or of what is
 * opened at once (from the payment).
 */
export const returnDays = ({ kind, goods }: Line, rules: ReturnRules): number =>
  rules.kindDays[kind] ?? (goods.length > 0 ? rules.goodsDays : rules.learningDays)

/** When nothing of a paid order can come back any more at the latest, ms since epoch: then what it earned is sure. */
export function sureAt(lines: readonly Line[], rules: ReturnRules, paidAt: number): number {
  const days = lines.map((line) => {
    const own = returnDays(line, rules)
    return own > 0 && line.goods.length > 0 ? own + TRANSIT_DAYS : own
  })
  return paidAt + Math.max(0, ...days) * DAY_MS
}
