import { isMinor } from './minor.ts'

/** Versions of the consent texts (`consents` in the storefront's texts): increment one when its wording changes. */
export const GUARDIAN_VERSION = 1
export const LEADERBOARD_VERSION = 1

export const DISPLAY_NAME_LENGTH = { min: 2, max: 30 }

/** A student's age, and the consents of the student and their guardian. */
export type Consents = {
  birthYear: number | null
  /** When a guardian agreed, ms since epoch; null while none has. */
  guardianAt: number | null
  isListed: boolean
  displayName: string | null
}

/** The consents of a student who has given none. */
export const NO_CONSENTS: Consents = { birthYear: null, guardianAt: null, isListed: false, displayName: null }

/** Whether a student may give consents that a minor gives only with a guardian: adults, and minors whose guardian has agreed. */
export const mayConsent = ({ birthYear, guardianAt }: Consents, year: number): boolean =>
  !isMinor(birthYear, year) || guardianAt !== null

/** Whether a birth year removes a student from leaderboards: a minor is listed only with a guardian's consent. */
export const endsListing = (consents: Consents, birthYear: number, year: number): boolean =>
  consents.isListed && !mayConsent({ ...consents, birthYear }, year)

/** The name under which somebody is on leaderboards; null for who is on none. */
export const listedName = (consents: Consents, year: number): string | null =>
  consents.isListed && mayConsent(consents, year) ? consents.displayName : null
