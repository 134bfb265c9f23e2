import type { BasePayload } from 'payload'
import { sumBetween } from '#database/sumBetween.ts'
import { addDays, dayAt, startOfDay } from '#domain/reports/days.ts'
import { addFigures, type Figure, NO_FIGURE, ROW_MEASURES, UNKNOWN, WHOLE } from '#domain/reports/measures.ts'
import type { MethodPayments } from '#domain/reports/paymentHealth.ts'
import { readTotals } from './readTotals.ts'

/** Days of payments from which the usual success rate is computed. */
const USUAL_DAYS = 28
const MEASURES = ['paymentsReceived', 'paymentsFailed'] as const

type Measure = (typeof MEASURES)[number]
type Added = { method: string; when: 'today' | 'usual'; measure: Measure; figure: Figure }

/** Today's payments and those of the four weeks before by method, and the totals as `payment`. */
export async function methodPayments(
  payload: BasePayload,
  projects: readonly { id: string; timeZone: string }[],
  now: number,
): Promise<MethodPayments[]> {
  const added = (await Promise.all(projects.map((project) => paymentsOf(payload, project, now)))).flat()
  const sumOf = (method: string, when: Added['when'], measure: Measure) =>
    added
      .filter((one) => one.method === method && one.when === when && one.measure === measure)
      .reduce((sum, { figure }) => addFigures(sum, figure), NO_FIGURE)
  const of = (method: string, when: Added['when']) => ({
    received: sumOf(method, when, 'paymentsReceived'),
    failed: sumOf(method, when, 'paymentsFailed'),
  })
  return [...new Set(added.map(({ method }) => method))].map((method) => ({
    method: method === WHOLE ? 'Payment' : method,
    today: of(method, 'today'),
    usual: of(method, 'usual'),
  }))
}

async function paymentsOf(
  payload: BasePayload,
  { id, timeZone }: { id: string; timeZone: string },
  now: number,
): Promise<Added[]> {
  const today = dayAt(now, timeZone)
  const before = await readTotals(payload, {
    projects: [id],
    measures: MEASURES,
    first: addDays(today, -USUAL_DAYS),
    last: addDays(today, -1),
  })
  const current = await Promise.all(
    MEASURES.map(async (measure) => {
      const cells = await sumBetween(payload, {
        ...ROW_MEASURES[measure],
        collection: 'payments',
        projects: [id],
        bounds: [startOfDay(today, timeZone), now + 1],
      })
      return cells.flatMap(({ by, ...figure }): Added[] => [
        { method: WHOLE, when: 'today', measure, figure },
        { method: by || UNKNOWN, when: 'today', measure, figure },
      ])
    }),
  )
  return [
    ...before.map(
      ({ subject, measure, count, sum }): Added => ({
        method: subject,
        when: 'usual',
        measure: measure as Measure,
        figure: { count, sum },
      }),
    ),
    ...current.flat(),
  ]
}
