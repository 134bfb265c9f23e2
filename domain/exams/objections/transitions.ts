/** States of a student's objection to a key. `unpaid` waits for its fee; `lapsed` was not paid in time. */
export const OBJECTION_STATES = ['unpaid', 'open', 'accepted', 'rejected', 'withdrawn', 'lapsed'] as const
/** Those that staff see: neither withdrawn nor unpaid at the end. */
export const RECEIVED_STATES = [
  'unpaid',
  'open',
  'accepted',
  'rejected',
] as const satisfies readonly ObjectionState[]
/** Those that a reported error can have: it costs nothing, and is not taken back. */
export const REPORT_STATES = ['open', 'accepted', 'rejected'] as const
export type ReportState = (typeof REPORT_STATES)[number]
export type ObjectionState = (typeof OBJECTION_STATES)[number]
export type ObjectionActor = 'student' | 'staff' | 'payment' | 'clock'

type Transition = { from: readonly ObjectionState[]; to: ObjectionState; by: ObjectionActor }

/**
 * All moves of an objection. Staff decide with a note that the student reads, and may decide anew. A fee that arrives opens its objection
 * whatever came in between: nobody pays for nothing.
 */
export const OBJECTION_EVENTS = {
  raise: { from: ['withdrawn', 'lapsed'], to: 'open', by: 'student' },
  raiseForFee: { from: ['withdrawn', 'lapsed'], to: 'unpaid', by: 'student' },
  pay: { from: ['unpaid', 'withdrawn', 'lapsed'], to: 'open', by: 'payment' },
  lapse: { from: ['unpaid'], to: 'lapsed', by: 'clock' },
  withdraw: { from: ['unpaid', 'open'], to: 'withdrawn', by: 'student' },
  accept: { from: ['open', 'rejected'], to: 'accepted', by: 'staff' },
  reject: { from: ['open', 'accepted'], to: 'rejected', by: 'staff' },
} as const satisfies Record<string, Transition>
export type ObjectionEvent = keyof typeof OBJECTION_EVENTS

/** The state after an event; null when it does not happen in this state or is not up to this actor. */
export function objectionMove(
  state: ObjectionState,
  event: ObjectionEvent,
  actor: ObjectionActor,
): ObjectionState | null {
  const { from, to, by }: Transition = OBJECTION_EVENTS[event]
  return from.includes(state) && by === actor ? to : null
}
