import type { BasePayload } from 'payload'
import { conditionalUpdate, insertIfAbsent, readRows } from '#database/guard.ts'
import { type DailyFigure, type MeasureId, measuresOf, type Source } from '#domain/reports/measures.ts'
import { computeTotals, figureKey, type Span } from './computeTotals.ts'

/** More than the rows of a month's span: days times products, coupons and classes. */
const MAX_ROWS = 100_000
const WRITES_AT_ONCE = 200

/** The stored totals of a span that a collection determines. */
export const storedTotals = (
  payload: BasePayload,
  source: Source,
  { project, first, last }: Omit<Span, 'timeZone'>,
): Promise<DailyFigure[]> =>
  readRows({
    payload,
    collection: 'daily-totals',
    where: {
      and: [
        { project: { equals: project } },
        { measure: { in: [...measuresOf(source)] } },
        { day: { greater_than_equal: first } },
        { day: { less_than_equal: last } },
      ],
    },
    sort: ['key'],
    limit: MAX_ROWS,
    select: ['day', 'measure', 'subject', 'count', 'sum'],
  }).then((rows) =>
    rows.map(({ day, measure, subject, count, sum }) => ({
      day,
      measure: measure as MeasureId,
      subject,
      count,
      sum,
    })),
  )

/** The totals to write so that the stored ones match the computed ones; totals without rows become 0. */
export function changedTotals(
  stored: readonly DailyFigure[],
  computed: readonly DailyFigure[],
): DailyFigure[] {
  const storedByKey = new Map(stored.map((figure) => [figureKey(figure), figure]))
  const computedKeys = new Set(computed.map(figureKey))
  const gone = stored
    .filter((figure) => (figure.count !== 0 || figure.sum !== 0) && !computedKeys.has(figureKey(figure)))
    .map((figure) => ({ ...figure, count: 0, sum: 0 }))
  const changed = computed.filter((figure) => {
    const old = storedByKey.get(figureKey(figure))
    return old?.count !== figure.count || old.sum !== figure.sum
  })
  return [...gone, ...changed]
}

/**
 * Computes the totals of a span from the rows of a collection and stores those that differ. Idempotent; of two concurrent runs the one that
 * started later wins. Returns the totals that were wrong before.
 */
export async function rebuildTotals(
  payload: BasePayload,
  source: Source,
  span: Span,
): Promise<DailyFigure[]> {
  const builtAt = Date.now()
  const computed = await computeTotals(payload, source, span)
  const changed = changedTotals(await storedTotals(payload, source, span), computed)
  await storeFigures(payload, span.project, changed, builtAt)
  return changed
}

/** Stores totals of a project. @param builtAt start of their computation, ms since epoch; newer ones are not overwritten */
export async function storeFigures(
  payload: BasePayload,
  project: string,
  figures: readonly DailyFigure[],
  builtAt: number,
): Promise<void> {
  for (let at = 0; at < figures.length; at += WRITES_AT_ONCE)
    await Promise.all(
      figures.slice(at, at + WRITES_AT_ONCE).map((figure) => store(payload, project, figure, builtAt)),
    )
}

async function store(
  payload: BasePayload,
  project: string,
  figure: DailyFigure,
  builtAt: number,
): Promise<void> {
  const key = `${project}|${figureKey(figure)}`
  const { count, sum, day, measure, subject } = figure
  const change = () =>
    conditionalUpdate({
      payload,
      collection: 'daily-totals',
      where: { and: [{ key: { equals: key } }, { builtAt: { less_than: builtAt } }] },
      data: { count, sum, builtAt },
    })
  if (await change()) return
  const data = { key, project, day, measure, subject, count, sum, builtAt }
  // A row inserted concurrently may be older than these totals.
  if (!(await insertIfAbsent({ payload, collection: 'daily-totals', data }))) await change()
}
