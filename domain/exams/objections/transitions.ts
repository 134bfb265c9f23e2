/** States of a student's objection to a key. */
export const OBJECTION_STATES = ['open', 'accepted', 'rejected', 'withdrawn'] as const
export type ObjectionState = (typeof OBJECTION_STATES)[number]
export type ObjectionActor = 'student' | 'staff'

type Transition = { from: readonly ObjectionState[]; to: ObjectionState; by: ObjectionActor }

/** All moves of an objection. Staff decide with a note that the student reads, and may decide anew. */
export const OBJECTION_EVENTS = {
  raise: { from: ['withdrawn'], to: 'open', by: 'student' },
  withdraw: { from: ['open'], to: 'withdrawn', by: 'student' },
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
