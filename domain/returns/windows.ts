import { DAY_MS } from '../auth/policy.ts'

/** For how long what was bought can come back. */
export type ReturnRules = {
  /** Days from the delivery of goods; 0 for never. */
  goodsDays: number
  /** Days from the payment of what is opened at once, such as courses; 0 for never. */
  learningDays: number
  /** And only while less than so many percent of it were seen. */
  mostProgress: number
  /** Whether what bringing goods cost goes back when all of them come back. */
  refundsDelivery: boolean
}

/** How long goods are on their way at most, until their time to come back begins. */
const TRANSIT_DAYS = 10

type Line = { goods: readonly unknown[] }

/** When nothing of a paid order can come back any more at the latest, ms since epoch: then what it earned is sure. */
export function sureAt(lines: readonly Line[], rules: ReturnRules, paidAt: number): number {
  const days = lines.map(({ goods }) => {
    if (goods.length === 0) return rules.learningDays
    return rules.goodsDays === 0 ? 0 : rules.goodsDays + TRANSIT_DAYS
  })
  return paidAt + Math.max(0, ...days) * DAY_MS
}
