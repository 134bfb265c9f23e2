import { RARE } from '../benchShop.ts'
import type { Outcome } from './Buyer.ts'

/** From the first order until everybody knows how it ended, ms. */
const AIM_MS = 2000
const MAX_MS = 2 * AIM_MS
/** Of what went wrong, as many are told. */
const TOLD = 3

export type Rush = { text: string; faults: string[] }

/** What the shop has afterwards: how many are free, and how many orders are paid. */
export type Books = { free: number; paid: number }

/** What is said of a rush, and what was wrong with it. */
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
    text: `i ${ended.length} buyers on one item with stock ${RARE}: ${endedAs('paid')} paid and ${endedAs('soldOut')} told that it is sold in ${seconds} (aim ${AIM_MS / 1000} s, at most ${MAX_MS / 1000} s)`,
    faults: [
      ...(tookMs <= MAX_MS ? [] : [`settled after ${seconds}, at most ${MAX_MS / 1000} s`]),
      ...(endedAs('paid') === RARE ? [] : [`${endedAs('paid')} buyers have a paid receipt, not ${RARE}`]),
      ...(paid === RARE ? [] : [`the books have ${paid} paid orders, not ${RARE}`]),
      ...(free === 0 ? [] : [`${free} are free afterwards, not 0`]),
      ...(errors.length === 0 ? [] : [`${errors.length} calls failed: ${errors.slice(0, TOLD).join('; ')}`]),
    ].map((fault) => `i: ${fault}`),
  }
}
