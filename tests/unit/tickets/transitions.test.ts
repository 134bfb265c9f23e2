import { describe, expect, it } from 'vitest'
import {
  messageEvent,
  TICKET_EVENTS,
  TICKET_STATES,
  type TicketActor,
  type TicketEvent,
  type TicketState,
  ticketMove,
} from '#domain/tickets/transitions.ts'

const ACTORS: TicketActor[] = ['student', 'staff', 'server']

/** What each event leads to from each state: by whom and where. Nothing else is possible. */
const TABLE: Record<TicketEvent, Partial<Record<TicketState, string>>> = {
  start: { open: 'staff: inProgress' },
  reply: { open: 'staff: answered', inProgress: 'staff: answered', answered: 'staff: answered' },
  writeBack: { answered: 'student: open' },
  resolve: {
    open: 'student staff server: resolved',
    inProgress: 'student staff server: resolved',
    answered: 'student staff server: resolved',
  },
  reopen: { resolved: 'student staff: open' },
  close: { resolved: 'server: closed' },
  receiveWaiting: { answered: 'server: open', resolved: 'server: open' },
  merge: { open: 'staff: merged', inProgress: 'staff: merged', answered: 'staff: merged' },
}

describe('a ticket', () => {
  it.each(Object.keys(TICKET_EVENTS) as TicketEvent[])('moves by %s only as the table says', (event) => {
    for (const state of TICKET_STATES) {
      const by = ACTORS.filter((actor) => ticketMove(state, event, actor) !== null)
      const [to] = by.map((actor) => ticketMove(state, event, actor))
      expect(by.length > 0 ? `${by.join(' ')}: ${to}` : undefined, state).toBe(TABLE[event][state])
    }
  })

  it('takes messages of its student until it is closed or merged', () => {
    expect(TICKET_STATES.map((state) => [state, messageEvent(state)])).toEqual([
      ['open', null],
      ['inProgress', null],
      ['answered', 'writeBack'],
      ['resolved', 'reopen'],
      ['closed', undefined],
      ['merged', undefined],
    ])
  })
})
