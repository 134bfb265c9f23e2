import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps, BasePayload } from 'payload'
import { type ActivityFilter, ActivityFilterSchema, activityQuery } from '#domain/panel/activityFilter.ts'
import { ACTIVITIES_PER_PAGE, activitiesPage, shownEntities } from '../../operations/panel/activities.ts'
import { selectedProjectOf } from '../../operations/panel/selectedProject.ts'
import { panelPage } from '../panel/panelPage.tsx'
import { ActivityFilters } from './ActivityFilters.tsx'
import { ActivityRows } from './ActivityRows.tsx'

/** Collections with their labels, in the order of the labels; limited to `shown` when it is not null. */
const entitiesOf = (payload: BasePayload, shown: readonly string[] | null) =>
  payload.config.collections
    .filter(({ slug, admin }) => (shown === null ? admin.hidden !== true : shown.includes(slug)))
    .map(({ slug, labels: { plural } }) => ({ slug, label: typeof plural === 'string' ? plural : slug }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))

const hrefOf = (filter: ActivityFilter, page: number): string => {
  const query = activityQuery(filter, page)
  return `/admin/activities${query ? `?${query}` : ''}`
}

/** Dashboard activities, filtered and paginated. */
export async function ActivitiesView(props: AdminViewServerProps) {
  return panelPage(props, async ({ req, viewer, searchParams }) => {
    const requestedPage = Number.parseInt(String(searchParams.page ?? ''), 10)
    const filter = ActivityFilterSchema.parse(searchParams)
    const isFiltered = Object.values(filter).some(Boolean)
    const selected = await selectedProjectOf(req, viewer)
    const { activities, total, pages, page } = await activitiesPage(
      ...([req.payload, selected, viewer, requestedPage || 1, filter] as const),
    )
    const first = (page - 1) * ACTIVITIES_PER_PAGE + 1
    return (
      <>
        <header className="panel-head">
          <div>
            <h1>Dashboard activities</h1>
            <p>
              {total > 0 &&
                `${first} to ${first + activities.length - 1} of ${total.toLocaleString('en-IN')}, newest first`}
              {total === 0 &&
                (isFiltered
                  ? 'No activity matches these filters.'
                  : 'What people change in the panel shows here.')}
            </p>
          </div>
        </header>
        {(total > 0 || isFiltered) && (
          <ActivityFilters filter={filter} entities={entitiesOf(req.payload, shownEntities(viewer))} />
        )}
        {total > 0 && (
          <section className="panel-card">
            <ActivityRows activities={activities} now={Date.now()} />
          </section>
        )}
        {pages > 1 && (
          <nav className="panel-actions" aria-label="Pages">
            {page > 1 && (
              <Link prefetch={false} className="panel-button" href={hrefOf(filter, page - 1)} rel="prev">
                Newer
              </Link>
            )}
            <span className="panel-muted">
              Page {page} of {pages}
            </span>
            {page < pages && (
              <Link prefetch={false} className="panel-button" href={hrefOf(filter, page + 1)} rel="next">
                Older
              </Link>
            )}
          </nav>
        )}
      </>
    )
  })
}
