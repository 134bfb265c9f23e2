import { minuteText } from '#domain/text/momentText.ts'
import { ACKNOWLEDGE_WITHIN_MS } from '#domain/tickets/targets.ts'
import { isActive, isWaiting } from '#domain/tickets/transitions.ts'
import type { SupportTicket } from '#payload-types'
import { Badge } from '../ui/Badge.tsx'

type Props = { ticket: SupportTicket; timeZone: string; now: number }
type Target = {
  label: string
  dueAt: string | null | undefined
  doneAt: string | null | undefined
  runs: boolean
}

/** The targets of a ticket and how it keeps them: first reply, resolution, and of a complaint those of the law. */
export function TicketTimes({ ticket, timeZone, now }: Props) {
  const { state, firstReplyDueAt, firstRepliedAt, resolveDueAt, resolvedAt, redressDueAt } = ticket
  const acknowledgeDueAt =
    redressDueAt && new Date(Date.parse(ticket.createdAt) + ACKNOWLEDGE_WITHIN_MS).toISOString()
  const targets: Target[] = [
    { label: 'First reply', dueAt: firstReplyDueAt, doneAt: firstRepliedAt, runs: isWaiting(state) },
    { label: 'Resolved', dueAt: resolveDueAt, doneAt: resolvedAt, runs: isWaiting(state) },
    { label: 'Acknowledged, by law', dueAt: acknowledgeDueAt, doneAt: ticket.acknowledgedAt, runs: true },
    { label: 'Redressed, by law', dueAt: redressDueAt, doneAt: resolvedAt, runs: isActive(state) },
  ]
  return (
    <section className="panel-card ticket" aria-labelledby="ticket-targets">
      <h2 id="ticket-targets">Targets</h2>
      <dl className="ticket__times">
        {targets.map((target) => (
          <Row key={target.label} target={target} timeZone={timeZone} now={now} />
        ))}
        {ticket.rating && (
          <div>
            <dt>Rated by the student</dt>
            <dd>{`${ticket.rating} of 5${ticket.ratingText ? `: ${ticket.ratingText}` : ''}`}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

function Row({ target, timeZone, now }: { target: Target; timeZone: string; now: number }) {
  const { label, dueAt, doneAt, runs } = target
  if (!dueAt) return null
  const isLate = Date.parse(doneAt ?? new Date(now).toISOString()) > Date.parse(dueAt)
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {doneAt ? minuteText(doneAt, timeZone) : `by ${minuteText(dueAt, timeZone)}`}{' '}
        {isLate && (doneAt || runs) ? (
          <Badge text="Late" tone="danger" />
        ) : (
          doneAt && <Badge text="In time" tone="success" />
        )}
      </dd>
    </div>
  )
}
