/** Person data for buttons and dialogs. */
export type ShownPerson = { id: string; name: string; level: number; isBlocked: boolean }
