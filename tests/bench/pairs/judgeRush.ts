import { RARE } from '../benchShop.ts'
import type { Outcome } from './Buyer.ts'

/** Aim for the time from the first order until every buyer has an outcome, ms. */
const AIM_MS = 2000
const MAX_MS = 2 * AIM_MS
/** Reported errors. */
const MAX_REPORTED = 3

export type Rush = { text: string; faults: string[] }

/** The shop's state afterwards: available pieces, and paid orders. */
export type Books = { free: number; paid: number }

/** Summary of a rush, and what went wrong. */
export function judgeRush(
  tookMs: number,
  ended: readonly PromiseSettledResult<Outcome>[],
  { free, paid }: Books,
): Rush {
  const endedAs = (outcome: Outcome) =>
    ended.filter((one) => one.status === 'fulfilled' && one.value === outcome).length
  const errors = ended.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : []))
  const seconds = `${(tookMs / 1000).toFixed(2)} s`
  return {
    text: `i ${ended.length} buyers on one item with stock ${RARE}: ${endedAs('paid')} paid and ${endedAs('soldOut')} refused as sold out in ${seconds} (aim ${AIM_MS / 1000} s, at most ${MAX_MS / 1000} s)`,
    faults: [
      ...(tookMs <= MAX_MS ? [] : [`settled after ${seconds}, at most ${MAX_MS / 1000} s`]),
      ...(endedAs('paid') === RARE ? [] : [`${endedAs('paid')} buyers have a paid receipt, not ${RARE}`]),
      ...(paid === RARE ? [] : [`the books have ${paid} paid orders, not ${RARE}`]),
      ...(free === 0 ? [] : [`${free} are free afterwards, not 0`]),
      ...(errors.length === 0
        ? []
        : [`${errors.length} calls failed: ${errors.slice(0, MAX_REPORTED).join('; ')}`]),
    ].map((fault) => `i: ${fault}`),
  }
}
