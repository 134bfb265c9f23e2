import type { PayloadRequest, Where } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { MODULES } from '#access/modules.ts'
import type { Viewer } from '#access/viewer.ts'
import { idOf } from '#database/idOf.ts'
import { sumBetween } from '#database/sumBetween.ts'
import { MINUTE_MS } from '#domain/auth/policy.ts'
import { type Period, type PeriodRange, periodRange } from '#domain/panel/period.ts'
import type { RowMeasureId } from '#domain/reports/measures.ts'
import { anomalyNote } from '#domain/reports/paymentHealth.ts'
import { collectionGrant } from '#domain/roles/collectionGrant.ts'
import type { Order, ScheduledChange } from '#payload-types'
import { studentNames } from '../orders/studentNames.ts'
import { methodPayments } from '../reports/methodPayments.ts'
import { refreshTotals } from '../reports/refreshTotals.ts'
import { type Activity, latestActivities } from './activities.ts'
import { canSeeAll } from './canSeeAll.ts'
import { type Series, seriesOf } from './figures.ts'
import { countPendingWork, type PendingWork, pendingWorkOf } from './pendingWork.ts'
import { type SelectedProject, selectedProjectOf } from './selectedProject.ts'

const MAX_LATEST = 5
/** The job refreshes daily totals every minute; the dashboard does it only where the job does not run. */
const TOTALS_MAX_AGE_MS = 3 * MINUTE_MS

export type LatestOrder = Pick<
  Order,
  'id' | 'number' | 'lines' | 'payablePaise' | 'status' | 'paymentStatus' | 'placedAt'
> & {
  /** Name of the student, null when the account was deleted. Everybody who may view the order may see it. */
  studentName: string | null
}

/** The data of the dashboard; a block is null when the viewer has no permission for it. */
export type Dashboard = {
  selected: SelectedProject
  span: PeriodRange
  sales: Series | null
  signUps: Series | null
  failed: Series | null
  received: Series | null
  /** A payment method that succeeds far less than usual; null when none does. */
  anomaly: string | null
  refunds: Series | null
  testsTaken: Series | null
  /** Number of live classes running now. */
  liveNow: number | null
  /** Number of learners whose last visit is in the period. */
  active: number | null
  work: { work: PendingWork; count: number }[] | null
  scheduled: { count: number; next: string | null } | null
  orders: LatestOrder[] | null
  activities: Activity[] | null
}

async function latestOrders(req: PayloadRequest): Promise<LatestOrder[]> {
  const { docs } = await req.payload.find({
    collection: 'orders',
    sort: '-placedAt',
    limit: MAX_LATEST,
    pagination: false,
    depth: 0,
    select: {
      number: true,
      student: true,
      lines: true,
      payablePaise: true,
      status: true,
      paymentStatus: true,
      placedAt: true,
    },
    overrideAccess: false,
    req,
    user: req.user,
  })
  const nameOf = studentNames(req.payload)
  return Promise.all(
    docs.map(async ({ student, ...order }) => ({
      ...(order as Omit<LatestOrder, 'studentName'>),
      studentName: await nameOf(idOf(student) as string),
    })),
  )
}

async function scheduledNext(req: PayloadRequest, projects: string[]) {
  const where: Where = { project: { in: projects }, state: { equals: 'pending' } }
  const { docs, totalDocs } = await req.payload.db.find<ScheduledChange>({
    collection: 'scheduled-changes',
    where,
    sort: 'at',
    limit: 1,
    select: { at: true },
  })
  return { count: totalDocs, next: docs[0]?.at ?? null }
}

/** Loads the dashboard of a viewer for a period, in days of the project's time zone. @param now ms since epoch */
export async function loadDashboard(
  req: PayloadRequest,
  viewer: Viewer,
  period: Period,
  now: number,
): Promise<Dashboard> {
  const { payload } = req
  const selected = await selectedProjectOf(req, viewer)
  const projects = selected.projects.map(({ id }) => id)
  const where = { payload, projects: selected.projects, timeZone: selected.timeZone, now }
  const span = periodRange(period, now, selected.timeZone)
  const canView = (slug: string) => collectionGrant(viewer, slug, MODULES).view !== 'none'
  await refreshTotals(payload, new Date(now), TOTALS_MAX_AGE_MS)
  const series = (slug: string, measure: RowMeasureId) =>
    canSeeAll(viewer, slug) ? seriesOf(where, period, measure) : null
  const activeLearners = async () => {
    const bounds = [span.from, now + 1]
    const cells = await sumBetween(payload, {
      collection: 'user-details',
      at: 'lastSeenAt',
      projects,
      bounds,
    })
    return cells.reduce((sum, { count }) => sum + count, 0)
  }
  const works = pendingWorkOf(viewer)
  const countAll = () =>
    Promise.all(
      works.map(async (work) => ({ work, count: await countPendingWork(payload, work, projects, now) })),
    )
  const liveClasses = async () => {
    const isOn = { project: { in: projects }, state: { equals: 'live' } }
    return (await payload.db.count({ collection: 'live-meet-sessions', where: isOn })).totalDocs
  }
  const [sales, signUps, failed, received, anomaly, refunds, testsTaken, liveNow] = await Promise.all([
    series('orders', 'paidOrders'),
    series('users', 'signUps'),
    series('payments', 'paymentsFailed'),
    series('payments', 'paymentsReceived'),
    canSeeAll(viewer, 'payments') ? methodPayments(payload, selected.projects, now).then(anomalyNote) : null,
    series('refunds', 'refunds'),
    series('test-user-attempts', 'testsTaken'),
    canSeeAll(viewer, 'live-meet-sessions') ? liveClasses() : null,
  ])
  const [active, work, scheduled, orders, activities] = await Promise.all([
    canSeeAll(viewer, 'user-details') ? activeLearners() : null,
    works.length > 0 ? countAll() : null,
    canView('scheduled-changes') ? scheduledNext(req, projects) : null,
    canView('orders') ? latestOrders(req) : null,
    hasModule(viewer, 'dashboardActivities') ? latestActivities(payload, selected, viewer) : null,
  ])
  const figures = { sales, signUps, failed, received, anomaly, refunds, testsTaken, liveNow, active }
  return { selected, span, ...figures, work, scheduled, orders, activities }
}
