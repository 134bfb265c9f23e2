import type { BasePayload } from 'payload'
import type { Invoice } from '#payload-types'
import { monthRows } from './monthRows.ts'

const AMOUNTS = ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise', 'totalPaise'] as const
export type Amounts = Record<(typeof AMOUNTS)[number], number>
export type KindFigures = Amounts & { count: number; first: string | null; last: string | null }
/** Documents issued in a month; amounts in paise. */
export type MonthFigures = { invoice: KindFigures; creditNote: KindFigures }

const none = (): KindFigures => ({
  count: 0,
  first: null,
  last: null,
  taxablePaise: 0,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
  totalPaise: 0,
})

/** Counts and sums of a month's documents. */
export async function monthFigures(
  payload: BasePayload,
  query: { project: string; month: string },
): Promise<MonthFigures> {
  const figures: MonthFigures = { invoice: none(), creditNote: none() }
  const columns: (keyof Invoice)[] = ['kind', 'number', ...AMOUNTS]
  for await (const rows of monthRows(payload, query, columns))
    for (const row of rows as Pick<Invoice, 'kind' | 'number' | (typeof AMOUNTS)[number]>[]) {
      const sum = figures[row.kind]
      sum.count += 1
      sum.first ??= row.number
      sum.last = row.number
      for (const name of AMOUNTS) sum[name] += row[name]
    }
  return figures
}
