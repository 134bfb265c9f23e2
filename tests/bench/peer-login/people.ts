export const PEOPLE = 64

export const emailOf = (i: number): string => `person${i}@example.org`
export const PASSWORD = 'benchmark-password'
