const ADULT_AT = 18
const OLDEST = 110

/**
 * Whether a person counts as a minor: below 18 or of unknown age. Since only the birth year is known, a person counts as a minor until the end
 * of the year in which they become 18.
 * @param year the current year
 */
export const isMinor = (birthYear: number | null, year: number): boolean =>
  birthYear === null || year - birthYear <= ADULT_AT

/** Whether a person is a minor by the stated birth year; an unknown age does not count as one. */
export const isKnownMinor = (birthYear: number | null, year: number): boolean =>
  birthYear !== null && isMinor(birthYear, year)

/** Whether it can be the birth year of somebody who learns here. */
export const isBirthYear = (birthYear: number, year: number): boolean =>
  Number.isInteger(birthYear) && birthYear <= year - 4 && birthYear >= year - OLDEST

/** Whether a person may change their own birth year: never from that of a minor to that of an adult. */
export const mayChangeBirthYear = (before: number | null, after: number, year: number): boolean =>
  before === null || !isMinor(before, year) || isMinor(after, year)
