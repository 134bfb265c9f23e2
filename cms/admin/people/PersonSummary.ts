/** Person data for buttons and dialogs. */
export type PersonSummary = { id: string; name: string; level: number; isBlocked: boolean }
