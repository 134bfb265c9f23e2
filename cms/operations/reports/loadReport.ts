import type { BasePayload, CollectionSlug } from 'payload'
import { MODULES } from '#access/modules.ts'
import type { Viewer } from '#access/viewer.ts'
import { topSubjects } from '#database/topSubjects.ts'
import { MINUTE_MS } from '#domain/auth/policy.ts'
import type { Cohort } from '#domain/reports/cohorts.ts'
import { addDays, daysBetween } from '#domain/reports/days.ts'
import { FUNNEL_STEPS, type FunnelStep } from '#domain/reports/funnel.ts'
import { type Day, type MeasureId, WHOLE } from '#domain/reports/measures.ts'
import { type DayRow, dayRows, type ReportPart, type SubjectRow } from '#domain/reports/report.ts'
import { collectionGrant } from '#domain/roles/collectionGrant.ts'
import { canSeeAll } from '../panel/canSeeAll.ts'
import { readCohorts } from './cohortTotals.ts'
import { readTotals } from './readTotals.ts'
import { refreshTotals } from './refreshTotals.ts'

/** The job refreshes the totals every minute; a report does it only where the job does not run. */
const MAX_AGE_MS = 3 * MINUTE_MS
/** Rows of a table of products, coupons or classes. */
const MAX_SUBJECTS = 100

/** The measures of a part by day, each with the collection that a person must see completely. */
const DAY_MEASURES = {
  sales: {
    paidOrders: 'orders',
    refunds: 'refunds',
    paymentsReceived: 'payments',
    paymentsFailed: 'payments',
    signUps: 'users',
  },
  products: { productsSold: 'orders' },
  coupons: { couponsUsed: 'orders' },
  learning: {
    testsTaken: 'test-user-attempts',
    lecturesCompleted: 'lecture-completions',
    doubtsAsked: 'doubts',
  },
  customers: {},
} as const satisfies Record<ReportPart, Partial<Record<MeasureId, CollectionSlug>>>

/** The measure of a part by subject: the collection of its subjects, and the collection whose permissions limit them. */
const SUBJECT_MEASURES = {
  products: { measure: 'productsSold', titles: 'selling-products', limitedBy: 'orders' },
  coupons: { measure: 'couponsUsed', titles: 'coupons', limitedBy: 'coupons' },
  learning: { measure: 'lecturesCompleted', titles: 'classes', limitedBy: 'classes' },
} as const satisfies Partial<
  Record<ReportPart, { measure: MeasureId; titles: CollectionSlug; limitedBy: CollectionSlug }>
>

export type ReportSubject = SubjectRow & { title: string | null; collection: CollectionSlug }

/** A part of the report as a person may see it. */
export type Report = {
  /** Measures that the person may see; empty when none. */
  measures: readonly MeasureId[]
  days: DayRow<MeasureId>[]
  /** The best-selling products, coupons or classes; null when the part has none, or the person may see none. */
  subjects: ReportSubject[] | null
  /** The funnel to a paid order and the cohorts of buyers; null in other parts, and without the right to see all orders. */
  customers: { steps: Record<FunnelStep, number>; cohorts: Cohort[] } | null
}

/** `last` is the last of the `days`. */
type Asked = { project: string; part: ReportPart; days: number; last: Day; now: number }

/** Ids of the subjects that a person may see; `all`, or null for none. */
function visibleSubjects(viewer: Viewer, slug: CollectionSlug): 'all' | readonly string[] | null {
  const { view } = collectionGrant(viewer, slug, MODULES)
  if (view === 'all') return 'all'
  return view === 'none' ? null : view.ids
}

/** Loads a part of a project's report from the daily totals, without measures that the person may not see completely. */
export async function loadReport(
  payload: BasePayload,
  viewer: Viewer,
  { project, part, days, last, now }: Asked,
): Promise<Report> {
  await refreshTotals(payload, new Date(now), MAX_AGE_MS)
  const first = addDays(last, 1 - days)
  const needed: Partial<Record<MeasureId, CollectionSlug>> = DAY_MEASURES[part]
  const measures = (Object.keys(needed) as MeasureId[]).filter((id) =>
    canSeeAll(viewer, needed[id] as string),
  )
  const whole = await readTotals(payload, { projects: [project], measures, first, last, isWhole: true })
  return {
    measures,
    days: dayRows(whole, measures, daysBetween(first, last)),
    subjects:
      part === 'sales' || part === 'customers'
        ? null
        : await subjectsOf(payload, viewer, part, { project, first, last }),
    customers:
      part === 'customers' && canSeeAll(viewer, 'orders')
        ? await customersOf(payload, { project, first, last })
        : null,
  }
}

async function customersOf(
  payload: BasePayload,
  { project, first, last }: { project: string; first: Day; last: Day },
): Promise<Report['customers']> {
  const [figures, cohorts] = await Promise.all([
    readTotals(payload, { projects: [project], measures: ['funnelSteps'], first, last }),
    readCohorts(payload, project, last),
  ])
  const countOf = (step: FunnelStep) =>
    figures.filter(({ subject }) => subject === step).reduce((sum, { count }) => sum + count, 0)
  const steps = Object.fromEntries(FUNNEL_STEPS.map((step) => [step, countOf(step)]))
  return { steps: steps as Record<FunnelStep, number>, cohorts }
}

async function subjectsOf(
  payload: BasePayload,
  viewer: Viewer,
  part: keyof typeof SUBJECT_MEASURES,
  { project, first, last }: { project: string; first: string; last: string },
): Promise<ReportSubject[] | null> {
  const { measure, titles, limitedBy } = SUBJECT_MEASURES[part]
  const visible = visibleSubjects(viewer, limitedBy)
  if (visible === null) return null
  const rows = await topSubjects(payload, {
    project,
    measure,
    first,
    last,
    except: WHOLE,
    limit: MAX_SUBJECTS,
    only: visible === 'all' ? null : visible,
  })
  const titleOf = await titlesOf(payload, titles, project, rows)
  return rows.map((row) => ({ ...row, title: titleOf.get(row.subject) ?? null, collection: titles }))
}

/** Titles of products, coupons or classes by id; those that were deleted have none. */
async function titlesOf(
  payload: BasePayload,
  collection: CollectionSlug,
  project: string,
  rows: readonly SubjectRow[],
): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map()
  const { docs } = await payload.db.find<{ id: string; title?: string; code?: string }>({
    collection,
    where: { and: [{ project: { equals: project } }, { id: { in: rows.map(({ subject }) => subject) } }] },
    select: collection === 'coupons' ? { code: true } : { title: true },
    pagination: false,
  })
  return new Map(docs.map(({ id, title, code }) => [String(id), code ?? title ?? '']))
}
