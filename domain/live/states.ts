/** States of a live class; `processing`: it is over, and its recording is not available yet. */
export const LIVE_STATES = [
  'scheduled',
  'waiting',
  'live',
  'ended',
  'processing',
  'recorded',
  'cancelled',
] as const
export type LiveState = (typeof LIVE_STATES)[number]

/**
 * Actions on a live class. The server does `open` (the waiting room opens), `lapse` (it was never started) and `process` (its recording is
 * awaited); `move` changes its time; teachers and staff do the others.
 */
export const LIVE_ACTS = ['open', 'move', 'start', 'end', 'process', 'publish', 'cancel', 'lapse'] as const
export type LiveAct = (typeof LIVE_ACTS)[number]

/** The next state by state and action; a missing entry is refused. A class that was ended by mistake can be started again. */
export const LIVE_MOVES: Record<LiveState, Partial<Record<LiveAct, LiveState>>> = {
  scheduled: { open: 'waiting', move: 'scheduled', start: 'live', cancel: 'cancelled' },
  waiting: { move: 'scheduled', start: 'live', cancel: 'cancelled', lapse: 'cancelled' },
  live: { end: 'ended' },
  ended: { start: 'live', process: 'processing', publish: 'recorded' },
  processing: { publish: 'recorded' },
  recorded: {},
  cancelled: { move: 'scheduled' },
}

const MINUTE_MS = 60_000

/** How long before its time a class can be joined and started, ms. */
export const OPENS_BEFORE_MS = 10 * MINUTE_MS
/** How long after its planned end a class that was never started is cancelled, and one left open is ended, ms. */
export const OVERRUN_MS = 60 * MINUTE_MS

/** When a class can be joined, ms since epoch. */
export const opensAtOf = (startsAt: number): number => startsAt - OPENS_BEFORE_MS

/** The planned end, ms since epoch. @param startsAt ms since epoch */
export const plannedEnd = ({ startsAt, minutes }: { startsAt: number; minutes: number }): number =>
  startsAt + minutes * MINUTE_MS

/** The state at `now`: a scheduled class is waiting once it can be joined, even before the job has stored that. */
export const stateAt = (state: LiveState, startsAt: number, now: number): LiveState =>
  state === 'scheduled' && now >= opensAtOf(startsAt) ? 'waiting' : state

/** Whether a student can join. */
export const isJoinable = (state: LiveState): boolean => state === 'waiting' || state === 'live'

/** Whether a class has taken place. */
export const isHeld = (state: LiveState): boolean =>
  state === 'ended' || state === 'processing' || state === 'recorded'

/** Whether a class takes place now or has taken place: its lesson can be completed. */
export const hasBegun = (state: LiveState): boolean => state === 'live' || isHeld(state)

/** Whether time and duration of a class in this state may still be changed. */
export const isMovable = (state: LiveState): boolean => LIVE_MOVES[state].move !== undefined
