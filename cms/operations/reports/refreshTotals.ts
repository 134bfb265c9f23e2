import type { BasePayload, CollectionSlug, Where } from 'payload'
import { conditionalUpdate, insertIfAbsent, readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { withLock } from '#database/withLock.ts'
import { MINUTE_MS } from '#domain/auth/policy.ts'
import { addDays, dayAt, spansOf } from '#domain/reports/days.ts'
import { type Day, SOURCES, type Source } from '#domain/reports/measures.ts'
import type { Project } from '#payload-types'
import { rebuildTotals } from './storeTotals.ts'

/** The row of `leases` whose `until` is the time up to which changes are included in the totals. Rename it when measures are added. */
const WATERMARK = 'daily totals 2'
/** A row may become visible this long after its `updatedAt`: writes take less time, and clocks of servers differ by less. */
const OVERLAP_MS = 2 * MINUTE_MS
const PAGE_SIZE = 5000
/** Days computed by one statement. */
const SPAN_DAYS = 31

type Zones = Map<string, string>

/** Time up to which changes are included in the totals, ms since epoch; null before the first run. */
export async function totalsAsOf(payload: BasePayload): Promise<number | null> {
  const row = await readRow({ payload, collection: 'leases', where: { name: { equals: WATERMARK } } })
  return row?.until ?? null
}

async function setAsOf(payload: BasePayload, until: number): Promise<void> {
  const row = await conditionalUpdate({
    payload,
    collection: 'leases',
    where: { and: [{ name: { equals: WATERMARK } }, { until: { less_than_equal: until } }] },
    data: { until },
  })
  if (!row)
    await insertIfAbsent({
      payload,
      collection: 'leases',
      data: { name: WATERMARK, holder: WATERMARK, until },
    })
}

/** The time zones of all projects. */
export async function zonesOfProjects(payload: BasePayload): Promise<Zones> {
  const { docs } = await payload.db.find<Project>({
    collection: 'projects',
    select: { timeZone: true },
    pagination: false,
  })
  return new Map(docs.map(({ id, timeZone }) => [String(id), timeZone]))
}

/**
 * Updates the daily totals of all projects: finds the days with rows changed since the last run, by their `updatedAt`,
 * and recomputes these days from all their rows; the first run computes every day. Idempotent, also after a crash.
 * @param maxAgeMs does nothing when the totals are younger
 */
export async function refreshTotals(payload: BasePayload, now: Date, maxAgeMs = 0): Promise<void> {
  await withLock(payload, WATERMARK, async () => {
    const asOf = await totalsAsOf(payload)
    if (asOf !== null && maxAgeMs > 0 && now.getTime() - asOf < maxAgeMs) return
    const zones = await zonesOfProjects(payload)
    for (const source of SOURCES) {
      const changed =
        asOf === null
          ? await allDays(payload, source, zones, now)
          : await changedDays(payload, source, zones, asOf - OVERLAP_MS)
      for (const [project, days] of changed)
        for (const span of spansOf(days, SPAN_DAYS))
          await rebuildTotals(payload, source, { project, timeZone: zones.get(project) as string, ...span })
    }
    await setAsOf(payload, now.getTime())
  })
}

type Row = { id: string; project?: string | { id: string } | null; updatedAt: string } & Record<
  string,
  string
>

/** The days of rows changed since a time, by project. */
async function changedDays(
  payload: BasePayload,
  { collection, at }: Source,
  zones: Zones,
  since: number,
): Promise<Map<string, Set<Day>>> {
  const found = new Map<string, Set<Day>>()
  const from = new Date(since).toISOString()
  for (let last: Row | undefined; ; ) {
    const after: Where[] = last
      ? [{ or: [{ updatedAt: { greater_than: last.updatedAt } }, { id: { greater_than: last.id } }] }]
      : []
    const rows = (await readRows({
      payload,
      collection: collection as CollectionSlug,
      where: {
        and: [
          { updatedAt: { greater_than_equal: last?.updatedAt ?? from } },
          { [at]: { exists: true } },
          ...after,
        ],
      },
      sort: ['updatedAt', 'id'],
      limit: PAGE_SIZE,
      select: ['id', 'project', 'updatedAt', at],
    })) as unknown as Row[]
    for (const row of rows) {
      const project = idOf(row.project) ?? ''
      const timeZone = zones.get(project)
      if (!timeZone) continue
      const days = found.get(project) ?? new Set()
      found.set(project, days.add(dayAt(Date.parse(row[at] as string), timeZone)))
    }
    last = rows.at(-1)
    if (rows.length < PAGE_SIZE) return found
  }
}

/** The first day of a project with a row; null without one. */
export async function firstDayOf(
  payload: BasePayload,
  { collection, at }: Source,
  project: string,
  timeZone: string,
): Promise<Day | null> {
  const [row] = (await readRows({
    payload,
    collection: collection as CollectionSlug,
    where: { and: [{ project: { equals: project } }, { [at]: { exists: true } }] },
    sort: [at],
    limit: 1,
    select: [at],
  })) as unknown as Row[]
  return row ? dayAt(Date.parse(row[at] as string), timeZone) : null
}

async function allDays(
  payload: BasePayload,
  source: Source,
  zones: Zones,
  now: Date,
): Promise<Map<string, Set<Day>>> {
  const found = new Map<string, Set<Day>>()
  for (const [project, timeZone] of zones) {
    const first = await firstDayOf(payload, source, project, timeZone)
    if (first === null) continue
    const days = new Set<Day>()
    for (let day = first; day <= dayAt(now.getTime(), timeZone); day = addDays(day, 1)) days.add(day)
    found.set(project, days)
  }
  return found
}
