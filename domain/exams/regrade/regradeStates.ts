/** `marking`: attempts are marked again; `ranking`: ranks by the new marks are being made; `telling`: students are told; `done`. */
export const REGRADE_STATES = ['marking', 'ranking', 'telling', 'done'] as const
export type RegradeState = (typeof REGRADE_STATES)[number]
