export const PEOPLE = 64
/** Notifications per person; a third of them are read. */
export const NOTIFICATIONS = 30

export const emailOf = (i: number): string => `person${i}@example.org`
export const PASSWORD = 'benchmark-password'
