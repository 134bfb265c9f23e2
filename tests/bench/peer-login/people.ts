export const PEOPLE = 64
/** Each person's, a third of them read. */
export const NOTIFICATIONS = 30

export const emailOf = (i: number): string => `person${i}@example.org`
export const PASSWORD = 'benchmark-password'
