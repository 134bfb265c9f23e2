import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { MODULES } from '#access/modules.ts'
import { viewerOf } from '#access/viewer.ts'
import { localTime } from '#domain/content/localTime.ts'
import { greeting } from '#domain/panel/compare.ts'
import { navigationOf } from '#domain/panel/navigation.ts'
import { PERIODS, periodOf } from '#domain/panel/period.ts'
import type { User } from '#payload-types'
import { loadDashboard } from '../../operations/panel/dashboard.ts'
import { chartDays } from '../../operations/panel/figures.ts'
import { panelPages } from '../../operations/panel/panelPages.ts'
import { ProjectRows } from '../projectSwitch/ProjectRows.tsx'
import { SignInNotice } from '../SignInNotice.tsx'
import { ActivityFeed } from './ActivityFeed.tsx'
import { LatestOrders } from './LatestOrders.tsx'
import { RevenueChart } from './RevenueChart.tsx'
import { Tiles } from './Tiles.tsx'
import { WaitingList } from './WaitingList.tsx'
import { Welcome } from './Welcome.tsx'

const HEADINGS = { today: 'Today', '7': 'Last 7 days', '30': 'Last 30 days' } as const

/** Dashboard: figures, activities and pending work, limited by the viewer's permissions. */
export async function DashboardView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const viewer = viewerOf(req)
  if (!viewer?.isStaff) return null
  const now = Date.now()
  const period = periodOf(searchParams?.period)
  const data = await loadDashboard(req, viewer, period, now)
  const { selected } = data
  const hasFigures = [data.sales, data.signUps, data.failed, data.active].some((block) => block !== null)
  const hasMore = data.work || data.scheduled || data.orders || data.activities
  const local = localTime(now, selected.timeZone)
  const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeZone: selected.timeZone }).format(now)
  const first = (req.user as User | null)?.name?.split(' ')[0]
  return (
    <main className="panel panel-dashboard">
      <header className="panel-head">
        <div>
          <h1>{hasFigures ? HEADINGS[period.id] : 'Welcome'}</h1>
          <p>
            {greeting(local)}
            {first ? `, ${first}` : ''} · <time dateTime={local.slice(0, 10)}>{day}</time>
          </p>
        </div>
        {hasFigures && (
          <nav className="panel-chips" aria-label="Period">
            {PERIODS.map(({ id, label }) => (
              <Link
                prefetch={false}
                key={id}
                href={id === 'today' ? '/admin' : `/admin?period=${id}`}
                aria-current={id === period.id ? 'page' : undefined}
              >
                {label}
              </Link>
            ))}
          </nav>
        )}
      </header>
      <SignInNotice payload={req.payload} user={req.user} timeZone={selected.timeZone} />
      {hasFigures && <Tiles data={data} period={period} now={now} />}
      {(data.sales || data.work || data.scheduled) && (
        <div className="panel-dashboard__two">
          {data.sales && (
            <RevenueChart days={data.sales.days} count={chartDays(period)} timeZone={selected.timeZone} />
          )}
          <WaitingList data={data} now={now} />
        </div>
      )}
      {selected.isAll && selected.projects.length > 1 && <ProjectRows data={data} />}
      {data.orders && <LatestOrders orders={data.orders} now={now} />}
      {data.activities && <ActivityFeed activities={data.activities} now={now} />}
      {!hasFigures && (
        <Welcome
          viewer={viewer}
          payload={req.payload}
          groups={navigationOf(viewer, MODULES, panelPages(req.payload))}
          hasMore={Boolean(hasMore)}
        />
      )}
    </main>
  )
}
