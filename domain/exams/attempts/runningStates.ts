import type { AttemptState } from './transitions.ts'

/** States of an attempt that has begun and is not over; apart from the table of moves, since pages of the storefront load it. */
export const RUNNING_STATES = ['inProgress', 'paused'] as const satisfies readonly AttemptState[]

export const isRunning = (state: AttemptState): boolean => state === 'inProgress' || state === 'paused'

/** Whether an attempt can be continued or started: a link to it opens the hall. */
export const isResumable = (state: AttemptState): boolean => state === 'notStarted' || isRunning(state)
