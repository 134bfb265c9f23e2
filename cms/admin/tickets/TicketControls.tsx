'use client'
import { type ReactNode, useId, useState } from 'react'
import type { DeskPerson } from '#domain/calls/supportDesk.ts'
import {
  TICKET_CATEGORIES,
  TICKET_PRIORITIES,
  type TicketCategory,
  type TicketPriority,
} from '#domain/tickets/tickets.ts'
import { isActive, type TicketState, ticketMove } from '#domain/tickets/transitions.ts'
import { postCall } from '../ui/panelClient.ts'
import { useAction } from '../ui/useAction.ts'
import { type MergeChoice, MergeDialog } from './MergeDialog.tsx'
import { PRIORITY_LABELS } from './ticketBadges.ts'

type Props = {
  id: string
  state: TicketState
  priority: TicketPriority
  category: TicketCategory
  assignee: string | null
  people: readonly DeskPerson[]
  /** Tickets into which it can be merged. */
  targets: readonly MergeChoice[]
}

const personText = ({ name, waiting }: DeskPerson): string =>
  waiting === 0 ? `${name} – nothing waits` : `${name} – ${waiting} waiting`

/** Who has a ticket, how urgent it is and what it is about; each is saved as it is chosen. */
export function TicketControls({ id, state, priority, category, assignee, people, targets }: Props) {
  const { isBusy, act } = useAction()
  const [isMerging, setMerging] = useState(false)
  const isOpen = isActive(state)
  const call = (path: string, body: object) =>
    act(() => postCall(`/supportdesk/${path}`, { ticket: id, ...body }))
  return (
    <section className="panel-card ticket" aria-label="Assignment and targets">
      <Choice
        label="Assigned to"
        value={assignee ?? ''}
        isOff={isBusy}
        onChange={(person) => void call('assign', { assignee: person || null })}
      >
        <option value="">Nobody</option>
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {personText(person)}
          </option>
        ))}
      </Choice>
      <Choice
        label="Priority"
        value={priority}
        isOff={isBusy || !isOpen}
        onChange={(chosen) => void call('change', { priority: chosen })}
      >
        {TICKET_PRIORITIES.map((one) => (
          <option key={one} value={one}>
            {PRIORITY_LABELS[one]}
          </option>
        ))}
      </Choice>
      <Choice
        label="Category"
        value={category}
        isOff={isBusy || !isOpen}
        onChange={(chosen) => void call('change', { category: chosen })}
      >
        {TICKET_CATEGORIES.map((one) => (
          <option key={one.id} value={one.id}>
            {one.label}
          </option>
        ))}
      </Choice>
      <div className="panel-actions">
        {ticketMove(state, 'start', 'staff') && (
          <Move
            label="Begin to work on it"
            isOff={isBusy}
            onPress={() => void call('move', { event: 'start' })}
          />
        )}
        {ticketMove(state, 'resolve', 'staff') && (
          <Move label="Resolve" isOff={isBusy} onPress={() => void call('move', { event: 'resolve' })} />
        )}
        {ticketMove(state, 'reopen', 'staff') && (
          <Move label="Open again" isOff={isBusy} onPress={() => void call('move', { event: 'reopen' })} />
        )}
        {ticketMove(state, 'merge', 'staff') && (
          <Move label="Merge" isOff={isBusy} onPress={() => setMerging(true)} />
        )}
      </div>
      {isMerging && <MergeDialog id={id} targets={targets} onClose={() => setMerging(false)} />}
    </section>
  )
}

type ChoiceProps = {
  label: string
  value: string
  isOff: boolean
  onChange: (value: string) => void
  children: ReactNode
}

function Choice({ label, value, isOff, onChange, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className="panel-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} disabled={isOff} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </div>
  )
}

const Move = ({ label, isOff, onPress }: { label: string; isOff: boolean; onPress: () => void }) => (
  <button type="button" className="panel-button" aria-disabled={isOff} onClick={onPress}>
    {label}
  </button>
)
