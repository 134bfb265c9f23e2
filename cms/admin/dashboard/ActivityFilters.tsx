import { Link } from '@payloadcms/ui'
import { ACTION_LABELS } from '#domain/logs/auditSummary.ts'
import type { ActivityFilter } from '#domain/panel/activityFilter.ts'

type Props = {
  filter: ActivityFilter
  /** What was changed, by slug, with its label. */
  entities: readonly { slug: string; label: string }[]
}

/** Filters of the activities: a form that works without a script. */
export const ActivityFilters = ({ filter, entities }: Props) => (
  <form className="panel-card activity-filter" method="get" action="/admin/activities">
    <label className="panel-field">
      <span className="panel-field__label">Who</span>
      <input name="who" defaultValue={filter.who} maxLength={120} />
    </label>
    <label className="panel-field">
      <span className="panel-field__label">Did</span>
      <select name="action" defaultValue={filter.action ?? ''}>
        <option value="">Anything</option>
        {Object.entries(ACTION_LABELS).map(([action, label]) => (
          <option key={action} value={action}>
            {label}
          </option>
        ))}
      </select>
    </label>
    <label className="panel-field">
      <span className="panel-field__label">What</span>
      <select name="what" defaultValue={filter.what ?? ''}>
        <option value="">Anything</option>
        {entities.map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
      </select>
    </label>
    <label className="panel-field">
      <span className="panel-field__label">From</span>
      <input type="date" name="from" defaultValue={filter.from} />
    </label>
    <label className="panel-field">
      <span className="panel-field__label">To</span>
      <input type="date" name="to" defaultValue={filter.to} />
    </label>
    <div className="panel-actions">
      <button className="panel-button" type="submit">
        Show
      </button>
      {Object.values(filter).some(Boolean) && (
        <Link prefetch={false} href="/admin/activities">
          Clear
        </Link>
      )}
    </div>
  </form>
)
