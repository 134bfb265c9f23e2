import { momentText } from '#domain/text/momentText.ts'
import { relativeTime } from '#domain/text/relativeTime.ts'
import type { Activity } from '../../operations/panel/activities.ts'

const TONES: Record<string, string> = {
  delete: 'danger',
  block: 'danger',
  suspend: 'danger',
  publish: 'success',
  create: 'success',
  level: 'warning',
  access: 'warning',
  viewAs: 'warning',
}

const ACTION_NAMES: Record<string, string> = { viewAs: 'view as', replaceFile: 'replace file' }

/** Activities with actor and time, newest first. */
export const ActivityRows = ({ activities, now }: { activities: Activity[]; now: number }) => (
  <ol className="panel-activities">
    {activities.map(({ id, at, actorName, action, summary, timeZone }) => (
      <li key={id}>
        <span className={`panel-badge panel-badge--${TONES[action] ?? 'plain'}`}>
          {ACTION_NAMES[action] ?? action}
        </span>
        <span>
          <strong>{actorName}</strong> {summary}
        </span>
        <time className="panel-muted panel-small" dateTime={at} title={momentText(at, timeZone)}>
          {relativeTime(Date.parse(at), now)}
        </time>
      </li>
    ))}
  </ol>
)
