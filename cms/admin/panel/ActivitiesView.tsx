import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { ACTIVITIES_PER_PAGE, activitiesPage } from '../../operations/panel/activities.ts'
import { selectedProjectOf } from '../../operations/panel/selectedProject.ts'
import { ActivityRows } from './ActivityRows.tsx'
import { panelPage } from './panelPage.tsx'

/** All dashboard activities, paginated. */
export async function ActivitiesView(props: AdminViewServerProps) {
  return panelPage(props, async ({ req, viewer, searchParams }) => {
    const requestedPage = Number.parseInt(String(searchParams.page ?? ''), 10)
    const scope = await selectedProjectOf(req, viewer)
    const { activities, total, pages, page } = await activitiesPage(
      req.payload,
      scope,
      viewer,
      requestedPage || 1,
    )
    const first = (page - 1) * ACTIVITIES_PER_PAGE + 1
    return (
      <>
        <header className="panel-head">
          <div>
            <h1>Dashboard activities</h1>
            <p>
              {total === 0
                ? 'What people change in the panel shows here.'
                : `${first} to ${first + activities.length - 1} of ${total.toLocaleString('en-IN')}, newest first`}
            </p>
          </div>
        </header>
        {total > 0 && (
          <section className="panel-card">
            <ActivityRows activities={activities} now={Date.now()} />
          </section>
        )}
        {pages > 1 && (
          <nav className="panel-actions" aria-label="Pages">
            {page > 1 && (
              <Link
                prefetch={false}
                className="panel-button"
                href={`/admin/activities?page=${page - 1}`}
                rel="prev"
              >
                Newer
              </Link>
            )}
            <span className="panel-muted">
              Page {page} of {pages}
            </span>
            {page < pages && (
              <Link
                prefetch={false}
                className="panel-button"
                href={`/admin/activities?page=${page + 1}`}
                rel="next"
              >
                Older
              </Link>
            )}
          </nav>
        )}
      </>
    )
  })
}
