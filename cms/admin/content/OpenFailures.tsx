import type { ScheduledView } from '#domain/calls/content.ts'
import type { ScheduledCollection } from '#domain/content/schedule.ts'
import { momentText } from '#domain/text/momentText.ts'
import { ScheduleEntry } from './ScheduleEntry.tsx'

type Props = {
  failures: readonly ScheduledView[]
  timeZone: string
  /** Collections whose documents the viewer may change. */
  editable: readonly ScheduledCollection[]
}

/** Scheduled changes that failed in any month, until they are rescheduled or dismissed. Renders nothing without any. */
export const OpenFailures = ({ failures, timeZone, editable }: Props) =>
  failures.length > 0 && (
    <section className="schedule-failures" aria-labelledby="schedule-failures">
      <h2 id="schedule-failures">
        {failures.length === 1 ? '1 change failed' : `${failures.length} changes failed`}
      </h2>
      <p className="panel-muted">Schedule each anew or change it by hand, then dismiss it.</p>
      <ul>
        {failures.map((change) => (
          <ScheduleEntry
            key={change.id}
            change={change}
            when={momentText(change.at, timeZone)}
            ending={editable.includes(change.entity) ? 'Dismiss' : null}
          />
        ))}
      </ul>
    </section>
  )
