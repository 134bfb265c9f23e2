import { timelineOf } from '#domain/exams/attempts/timeline.ts'
import { momentText } from '#domain/text/momentText.ts'
import type { TimelineEvent } from '../../operations/attempts/staff/attemptPage.ts'
import { Badge } from '../ui/Badge.tsx'
import { actorText, detailTexts, eventLook } from './eventText.ts'

type Props = { events: readonly TimelineEvent[]; timeZone: string }

const isoOf = (at: number): string => new Date(at).toISOString()

/** What happened in an attempt, the newest first; saves that follow each other are one entry. */
export function AttemptTimeline({ events, timeZone }: Props) {
  const time = (at: number) => <time dateTime={isoOf(at)}>{momentText(at, timeZone)}</time>
  return (
    <section className="panel-card" aria-labelledby="attempt-timeline">
      <h2 id="attempt-timeline">Timeline</h2>
      <ol className="order-story" reversed>
        {timelineOf(events).map((entry) =>
          entry.kind === 'saves' ? (
            <li key={`saves ${entry.from} ${entry.areLate}`}>
              <p>
                <strong>{savesText(entry.questions)}</strong>
                {entry.areLate && <Badge text="After the end" tone="warning" />}
              </p>
              <p className="panel-muted panel-small">
                {time(entry.from)}
                {entry.to > entry.from && <> to {time(entry.to)}</>}
              </p>
            </li>
          ) : (
            <EventLine key={entry.event.id} event={entry.event}>
              {time(entry.event.at)}
            </EventLine>
          ),
        )}
      </ol>
      <p className="panel-muted panel-small">Of each question, the last save is shown.</p>
    </section>
  )
}

function EventLine({ event, children }: { event: TimelineEvent; children: React.ReactNode }) {
  const { text, tone } = eventLook(event.kind)
  const details = detailTexts(event.details)
  return (
    <li>
      <p>{tone === 'plain' ? <strong>{text}</strong> : <Badge text={text} tone={tone} />}</p>
      {details.length > 0 && <p>{details.join(' · ')}</p>}
      <p className="panel-muted panel-small">
        {children}
        {` · by ${actorText(event.actor, event.by)}`}
      </p>
    </li>
  )
}

const savesText = (questions: readonly number[]): string =>
  questions.length === 1
    ? `Saved question ${questions[0]}`
    : `Saved ${questions.length} questions: ${questions.join(', ')}`
