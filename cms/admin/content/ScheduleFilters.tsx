import Link from 'next/link'
import { addMonths } from '#domain/content/month.ts'
import type { ScheduledCollection, ScheduleState } from '#domain/content/schedule.ts'

export const STATE_FILTERS = {
  waiting: { label: 'Waiting', states: ['pending', 'running'] },
  done: { label: 'Done', states: ['done'] },
  failed: { label: 'Failed', states: ['failed'] },
} as const satisfies Record<string, { label: string; states: readonly ScheduleState[] }>
export type StateFilter = keyof typeof STATE_FILTERS

const KINDS: Record<ScheduledCollection, string> = {
  pages: 'Pages',
  blogs: 'Blog posts',
  'selling-products': 'Products',
}

type Props = {
  month: string
  entity?: ScheduledCollection
  state?: StateFilter
  entities: readonly ScheduledCollection[]
}

const monthName = (month: string) =>
  new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01T00:00:00Z`),
  )

/** Filters of the calendar: month, collection and state. All are kept in the URL, so that a view can be bookmarked and shared. */
export function ScheduleFilters({ month, entity, state, entities }: Props) {
  const to = (change: { month?: string | null; kind?: string | null; state?: string | null }) => {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries({ month, kind: entity, state, ...change }))
      if (value) query.set(name, value)
    return `/admin/schedule?${query}`
  }
  const chip = (label: string, isCurrent: boolean, change: Parameters<typeof to>[0]) => (
    <Link key={label} href={to(change)} prefetch={false} aria-current={isCurrent ? 'true' : undefined}>
      {label}
    </Link>
  )
  return (
    <div className="schedule-bar">
      <nav className="schedule-months" aria-label="Months">
        <Link className="panel-button" href={to({ month: addMonths(month, -1) })} prefetch={false}>
          <span aria-hidden="true">‹</span>
          <span className="panel-hidden">Earlier: {monthName(addMonths(month, -1))}</span>
        </Link>
        <h2>{monthName(month)}</h2>
        <Link className="panel-button" href={to({ month: addMonths(month, 1) })} prefetch={false}>
          <span aria-hidden="true">›</span>
          <span className="panel-hidden">Later: {monthName(addMonths(month, 1))}</span>
        </Link>
        <Link className="panel-button" href={to({ month: null })} prefetch={false}>
          Today
        </Link>
      </nav>
      <nav className="panel-chips" aria-label="What is shown">
        {entities.length > 1 &&
          entities.map((slug) => chip(KINDS[slug], entity === slug, { kind: entity === slug ? null : slug }))}
        {Object.entries(STATE_FILTERS).map(([id, { label }]) =>
          chip(label, state === id, { state: state === id ? null : id }),
        )}
      </nav>
    </div>
  )
}
