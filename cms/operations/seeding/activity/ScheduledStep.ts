/** A step of an activity; `at` in ms since epoch. */
export type ScheduledStep = { at: number; run: (now: Date) => Promise<void> }
