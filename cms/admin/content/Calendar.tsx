import Link from 'next/link'
import type { ScheduledView } from '#domain/calls/content.ts'
import { localTime } from '#domain/content/localTime.ts'
import { monthDays } from '#domain/content/month.ts'
import type { ScheduledCollection } from '#domain/content/schedule.ts'
import { CancelEntry } from './CancelEntry.tsx'

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const ACTIONS = { publish: 'Goes online', unpublish: 'Goes offline' }
const DONE = { publish: 'Went online', unpublish: 'Went offline' }
const KINDS = { pages: 'Page', blogs: 'Blog post', 'selling-products': 'Product' }

type Props = {
  month: string
  now: number
  timeZone: string
  changes: ScheduledView[]
  /** Collections whose documents the viewer may change. */
  editable: readonly ScheduledCollection[]
}

const longDay = (day: string) =>
  new Intl.DateTimeFormat('en-IN', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(`${day}T00:00:00Z`))

/** Scheduled changes of a month: a grid of weeks on wide screens, a list of the days with entries on narrow ones. */
export function Calendar({ month, now, timeZone, changes, editable }: Props) {
  const today = localTime(now, timeZone).slice(0, 10)
  const byDay = new Map<string, ScheduledView[]>()
  for (const change of changes) {
    const day = localTime(change.at, timeZone).slice(0, 10)
    byDay.set(day, [...(byDay.get(day) ?? []), change])
  }
  const isFree = ![...byDay.keys()].some((day) => day.startsWith(month))
  return (
    <>
      {isFree && <p className="panel-muted">Nothing is scheduled in this month.</p>}
      <div className="schedule-weekdays" aria-hidden="true">
        {WEEKDAYS.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </div>
      <ol className="schedule-month">
        {monthDays(month).map((day) => {
          const own = byDay.get(day) ?? []
          const looks = [
            'schedule-day',
            !day.startsWith(month) && 'schedule-day--outside',
            day === today && 'schedule-day--today',
            own.length === 0 && 'schedule-day--free',
          ]
          return (
            <li key={day} className={looks.filter(Boolean).join(' ')}>
              <h3>
                <span className="schedule-day__number" aria-hidden="true">
                  {Number(day.slice(8))}
                </span>
                <span className="schedule-day__name">
                  {longDay(day)}
                  {day === today ? ', today' : ''}
                </span>
              </h3>
              {own.length > 0 && (
                <ul>
                  {own.map((change) => (
                    <Entry
                      key={change.id}
                      change={change}
                      timeZone={timeZone}
                      canCancel={change.state === 'pending' && editable.includes(change.entity)}
                    />
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}

type EntryProps = { change: ScheduledView; timeZone: string; canCancel: boolean }

function Entry({ change, timeZone, canCancel }: EntryProps) {
  const { id, entity, entityId, action, at, state, title, by, problem } = change
  const look = state === 'done' ? 'done' : state === 'failed' ? 'failed' : action
  const what = state === 'failed' ? 'Failed' : state === 'done' ? DONE[action] : ACTIONS[action]
  return (
    <li className={`schedule-entry schedule-entry--${look}`}>
      <p className="schedule-entry__when">
        <span className="panel-number">{localTime(at, timeZone).slice(11, 16)}</span> {what}
      </p>
      <Link href={`/admin/collections/${entity}/${entityId}`} prefetch={false}>
        <span className="panel-hidden">{KINDS[entity]}: </span>
        {title}
      </Link>
      {problem && <p className="schedule-entry__problem">{problem}</p>}
      {by && <p className="schedule-entry__by">{by}</p>}
      {canCancel && <CancelEntry id={id} title={title} />}
    </li>
  )
}
