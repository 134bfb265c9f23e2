import type { Rush } from './pairs/judgeRush.ts'
import { EXPORTED_ORDERS } from './pairs/orderExport.ts'

/** Aim for a part of the report over 100,000 orders, ms; at twice of it the bench fails. */
const AIM_MS = 300
const MAX_MS = 2 * AIM_MS

/** A part of the report: median and longest time, ms, and the paid orders that it counted. */
export type TimedReport = { part: string; ms: number; worstMs: number; orders: number }

/** Summary of the reports, and what is wrong: too slow, or not of all orders. */
export function judgeReports(reports: readonly TimedReport[]): Rush {
  const shown = reports.map(
    ({ part, ms, worstMs }) => `${part} ${ms.toFixed(1)} ms (at most ${worstMs.toFixed(1)})`,
  )
  const counted = reports.find(({ part }) => part === 'sales')?.orders ?? 0
  return {
    text: `p reports of 90 days over ${EXPORTED_ORDERS.toLocaleString('en')} orders: ${shown.join(', ')} (aim ${AIM_MS} ms, median at most ${MAX_MS} ms)`,
    faults: [
      ...reports
        .filter(({ ms }) => ms > MAX_MS)
        .map(({ part, ms }) => `the report of ${part} takes ${ms.toFixed(0)} ms, at most ${MAX_MS} ms`),
      ...(counted >= EXPORTED_ORDERS
        ? []
        : [`the report counts ${counted} paid orders, not ${EXPORTED_ORDERS}`]),
    ].map((fault) => `p: ${fault}`),
  }
}
