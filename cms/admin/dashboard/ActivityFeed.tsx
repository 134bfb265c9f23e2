import { Link } from '@payloadcms/ui'
import type { Activity } from '../../operations/panel/activities.ts'
import { ActivityRows } from './ActivityRows.tsx'

/** The latest activities of panel users, with a link to the full list. */
export const ActivityFeed = ({ activities, now }: { activities: Activity[]; now: number }) => (
  <section className="panel-card" aria-labelledby="activities">
    <div className="panel-head">
      <h2 id="activities">Dashboard activities</h2>
      <Link prefetch={false} href="/admin/activities">
        All activities
      </Link>
    </div>
    {activities.length === 0 ? (
      <p className="panel-muted">What people change in the panel shows here.</p>
    ) : (
      <ActivityRows activities={activities} now={now} />
    )}
  </section>
)
