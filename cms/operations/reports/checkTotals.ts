import type { BasePayload } from 'payload'
import { claimKey, readRows } from '#database/guard.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { addDays, dayAt, daysBetween, spansOf } from '#domain/reports/days.ts'
import { type DailyFigure, measuresOf, SOURCES, type Source } from '#domain/reports/measures.ts'
import { rebuildCohorts } from './cohortTotals.ts'
import { firstDayOf, zonesOfProjects } from './refreshTotals.ts'
import { rebuildTotals } from './storeTotals.ts'

const SPAN_DAYS = 31

export type WrongTotals = { project: string; figures: DailyFigure[] }

/**
 * Recomputes all daily totals up to yesterday and corrects those that differ: because rows were deleted, or a project's time
 * zone was changed. Returns them by project.
 */
export async function checkTotals(payload: BasePayload, now: Date): Promise<WrongTotals[]> {
  const wrong: WrongTotals[] = []
  for (const [project, timeZone] of await zonesOfProjects(payload)) {
    const figures: DailyFigure[] = []
    const yesterday = addDays(dayAt(now.getTime(), timeZone), -1)
    for (const source of SOURCES) {
      const [firstRow, firstTotal] = await Promise.all([
        firstDayOf(payload, source, project, timeZone),
        firstTotalOf(payload, source, project),
      ])
      const first = [firstRow, firstTotal].filter((day) => day !== null).toSorted()[0]
      if (!first) continue
      for (const span of spansOf(daysBetween(first, yesterday), SPAN_DAYS))
        figures.push(...(await rebuildTotals(payload, source, { project, timeZone, ...span })))
    }
    if (figures.length > 0) wrong.push({ project, figures })
  }
  return wrong
}

async function firstTotalOf(payload: BasePayload, source: Source, project: string): Promise<string | null> {
  const rows = await Promise.all(
    measuresOf(source).map((measure) =>
      readRows({
        payload,
        collection: 'daily-totals',
        where: { and: [{ project: { equals: project } }, { measure: { equals: measure } }] },
        sort: ['day'],
        limit: 1,
        select: ['day'],
      }),
    ),
  )
  return rows.flatMap(([row]) => row?.day ?? []).toSorted()[0] ?? null
}

/** Checks all daily totals once a day, logs the corrections, and rebuilds the cohorts. */
export async function checkTotalsDaily(payload: BasePayload, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10)
  if (!(await claimKey(payload, `totals:${day}`, new Date(now.getTime() + 3 * DAY_MS)))) return
  for (const { project, figures } of await checkTotals(payload, now))
    payload.logger.warn({
      msg: 'daily totals were corrected',
      project,
      count: figures.length,
      figures: figures.slice(0, 20),
    })
  for (const [project, timeZone] of await zonesOfProjects(payload))
    await rebuildCohorts(payload, project, timeZone)
}
