import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { PAID_STATUSES } from '#domain/orders/netPayment.ts'
import { addMonths, COHORT_MONTHS, type Cohort, cohortFigures, cohortsOf } from '#domain/reports/cohorts.ts'
import { dayAt } from '#domain/reports/days.ts'
import { COHORT_MEASURE } from '#domain/reports/measures.ts'
import type { Order } from '#payload-types'
import { readTotals } from './readTotals.ts'
import { changedTotals, storeFigures } from './storeTotals.ts'

const PAGE_SIZE = 2000
const ALL_TIME = { first: '0000-01-01', last: '9999-12-31' }

/** The months in which each student of a project has paid an order. */
async function boughtMonths(
  payload: BasePayload,
  project: string,
  timeZone: string,
): Promise<Map<string, Set<string>>> {
  const months = new Map<string, Set<string>>()
  for (const paymentStatus of PAID_STATUSES)
    for (let after: Pick<Order, 'id' | 'paidAt'> | undefined; ; ) {
      const rows = (await readRows({
        payload,
        collection: 'orders',
        where: {
          and: [
            { project: { equals: project } },
            { paymentStatus: { equals: paymentStatus } },
            { paidAt: after ? { greater_than_equal: after.paidAt } : { exists: true } },
            ...(after
              ? [{ or: [{ paidAt: { greater_than: after.paidAt } }, { id: { greater_than: after.id } }] }]
              : []),
          ],
        },
        sort: ['paidAt', 'id'],
        limit: PAGE_SIZE,
        select: ['id', 'paidAt', 'student'],
      })) as Order[]
      for (const { paidAt, student } of rows) {
        const id = idOf(student)
        if (!id) continue
        const month = dayAt(Date.parse(paidAt as string), timeZone).slice(0, 7)
        months.set(id, (months.get(id) ?? new Set()).add(month))
      }
      after = rows.at(-1)
      if (rows.length < PAGE_SIZE) break
    }
  return months
}

/**
 * Counts the buyers of all months by the month of their first order, and stores differences. Reads every paid order, so it runs at night
 * and not for a report.
 */
export async function rebuildCohorts(payload: BasePayload, project: string, timeZone: string): Promise<void> {
  const builtAt = Date.now()
  const computed = cohortFigures(await boughtMonths(payload, project, timeZone))
  const stored = await readTotals(payload, { projects: [project], measures: [COHORT_MEASURE], ...ALL_TIME })
  await storeFigures(payload, project, changedTotals(stored, computed), builtAt)
}

/** The cohorts of the last twelve months. Skips access: the caller has checked that the person may see all orders. */
export async function readCohorts(payload: BasePayload, project: string, today: string): Promise<Cohort[]> {
  const month = today.slice(0, 7)
  const first = `${addMonths(month, 1 - COHORT_MONTHS)}-01`
  const figures = await readTotals(payload, {
    projects: [project],
    measures: [COHORT_MEASURE],
    first,
    last: today,
  })
  return cohortsOf(figures, month)
}
