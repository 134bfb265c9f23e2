export const TICKET_STATES = ['open', 'inProgress', 'answered', 'resolved', 'closed', 'merged'] as const
export type TicketState = (typeof TICKET_STATES)[number]

/** Who moves a ticket: the student who opened it, staff of the desk, or the server. */
export type TicketActor = 'student' | 'staff' | 'server'

type Transition = { from: readonly TicketState[]; to: TicketState; by: readonly TicketActor[] }

/** States in which a ticket waits for the team. */
export const WAITING_STATES = ['open', 'inProgress'] as const satisfies readonly TicketState[]
/** States in which staff still work on a ticket. */
export const ACTIVE_STATES = [...WAITING_STATES, 'answered'] as const satisfies readonly TicketState[]

/** All moves of a ticket. */
export const TICKET_EVENTS = {
  /** Somebody of the team begins to work on it. */
  start: { from: ['open'], to: 'inProgress', by: ['staff'] },
  /** The team replies, and the student's turn begins. */
  reply: { from: ACTIVE_STATES, to: 'answered', by: ['staff'] },
  /** The student writes after a reply. */
  writeBack: { from: ['answered'], to: 'open', by: ['student'] },
  /** By the server when the student says nothing for some days after a reply. */
  resolve: { from: ACTIVE_STATES, to: 'resolved', by: ['student', 'staff', 'server'] },
  reopen: { from: ['resolved'], to: 'open', by: ['student', 'staff'] },
  /** Some days after it was resolved: from then on a new ticket is needed. */
  close: { from: ['resolved'], to: 'closed', by: ['server'] },
  /** A ticket that waits for the team is merged into it: what was not answered there is not answered here either. */
  receiveWaiting: { from: ['answered', 'resolved'], to: 'open', by: ['server'] },
  /** Its conversation continues in another ticket of the same student. */
  merge: { from: ACTIVE_STATES, to: 'merged', by: ['staff'] },
} as const satisfies Record<string, Transition>
export type TicketEvent = keyof typeof TICKET_EVENTS

/** The state after an event; null when it does not happen in this state or is not up to this actor. */
export function ticketMove(state: TicketState, event: TicketEvent, actor: TicketActor): TicketState | null {
  const { from, to, by }: Transition = TICKET_EVENTS[event]
  return from.includes(state) && by.includes(actor) ? to : null
}

export const isWaiting = (state: TicketState): boolean =>
  (WAITING_STATES as readonly TicketState[]).includes(state)

export const isActive = (state: TicketState): boolean =>
  (ACTIVE_STATES as readonly TicketState[]).includes(state)

/** The event of a student's message in this state; `null` adds it without a move, `undefined` refuses it. */
export function messageEvent(state: TicketState): 'writeBack' | 'reopen' | null | undefined {
  if (ticketMove(state, 'writeBack', 'student')) return 'writeBack'
  if (ticketMove(state, 'reopen', 'student')) return 'reopen'
  return isWaiting(state) ? null : undefined
}
