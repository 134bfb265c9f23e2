/** `marking`: attempts are marked again; `ranking`: ranks by the new marks are computed; `notifying`: students are notified; `done`. */
export const REGRADE_STATES = ['marking', 'ranking', 'notifying', 'done'] as const
export type RegradeState = (typeof REGRADE_STATES)[number]
