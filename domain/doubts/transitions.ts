export const DOUBT_STATES = [
  'new',
  'assigned',
  'inProgress',
  'answered',
  'followUp',
  'resolved',
  'reopened',
  'rejected',
  'expired',
] as const
export type DoubtState = (typeof DOUBT_STATES)[number]

/** Who moves a doubt: the student who asked it, an expert, staff of the panel, or the server. */
export type DoubtActor = 'student' | 'expert' | 'staff' | 'server'

type Transition = { from: readonly DoubtState[]; to: DoubtState; by: readonly DoubtActor[] }

/** States in which a doubt waits for an expert. */
export const WAITING_STATES = [
  'new',
  'assigned',
  'inProgress',
  'followUp',
  'reopened',
] as const satisfies readonly DoubtState[]

/** All moves of a doubt. */
export const DOUBT_EVENTS = {
  /** Staff hand it to an expert, or the server to one of its subject. */
  assign: { from: WAITING_STATES, to: 'assigned', by: ['staff', 'server'] },
  /** An expert begins to work on it. */
  take: { from: ['new', 'assigned', 'reopened'], to: 'inProgress', by: ['expert'] },
  /** It goes back to those who may take it. */
  release: { from: ['assigned', 'inProgress'], to: 'new', by: ['expert', 'staff', 'server'] },
  answer: { from: ['inProgress', 'followUp', 'reopened'], to: 'answered', by: ['expert'] },
  /** A follow-up question of the student. */
  followUp: { from: ['answered'], to: 'followUp', by: ['student'] },
  /** By the server when the student says nothing for some days. */
  resolve: { from: ['answered'], to: 'resolved', by: ['student', 'server'] },
  reopen: { from: ['resolved'], to: 'reopened', by: ['student'] },
  /** With a reason that the student reads. */
  reject: { from: ['new', 'assigned', 'inProgress'], to: 'rejected', by: ['expert', 'staff'] },
  /** Another expert has to answer, and it never expires. */
  escalate: { from: [...WAITING_STATES, 'answered', 'resolved'], to: 'reopened', by: ['staff', 'server'] },
  /** Nobody has answered for a long time. */
  expire: { from: ['new', 'assigned'], to: 'expired', by: ['server'] },
} as const satisfies Record<string, Transition>
export type DoubtEvent = keyof typeof DOUBT_EVENTS

/** The state after an event; null when it does not happen in this state or is not up to this actor. */
export function doubtMove(state: DoubtState, event: DoubtEvent, actor: DoubtActor): DoubtState | null {
  const { from, to, by }: Transition = DOUBT_EVENTS[event]
  return from.includes(state) && by.includes(actor) ? to : null
}

export const isWaiting = (state: DoubtState): boolean =>
  (WAITING_STATES as readonly DoubtState[]).includes(state)

/** The event of a student's message in this state; `null` adds it without a move, `undefined` refuses it. */
export function messageEvent(state: DoubtState): 'followUp' | 'reopen' | null | undefined {
  if (doubtMove(state, 'followUp', 'student')) return 'followUp'
  if (doubtMove(state, 'reopen', 'student')) return 'reopen'
  return isWaiting(state) ? null : undefined
}
