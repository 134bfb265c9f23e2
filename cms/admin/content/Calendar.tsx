import type { ScheduledView } from '#domain/calls/content.ts'
import { localTime } from '#domain/content/localTime.ts'
import { monthDays } from '#domain/content/month.ts'
import type { ScheduledCollection } from '#domain/content/schedule.ts'
import { ScheduleEntry } from './ScheduleEntry.tsx'

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

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
                    <ScheduleEntry
                      key={change.id}
                      change={change}
                      when={localTime(change.at, timeZone).slice(11, 16)}
                      ending={
                        change.state === 'pending' && editable.includes(change.entity) ? 'Cancel' : null
                      }
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
