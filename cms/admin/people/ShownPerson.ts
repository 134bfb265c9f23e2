/** A person as the buttons and dialogs of their page need them. */
export type ShownPerson = { id: string; name: string; level: number; isBlocked: boolean }
