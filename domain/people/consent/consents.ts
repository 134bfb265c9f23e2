import { isMinor } from './minor.ts'

/** Versions of what is agreed to, in the texts `consents` of the storefront: another wording is another version. */
export const GUARDIAN_VERSION = 1
export const LEADERBOARD_VERSION = 1

export const DISPLAY_NAME_LENGTH = { min: 2, max: 30 }

/** What is known of a student's age and what they and their guardian agreed to. */
export type Consents = {
  birthYear: number | null
  /** When a guardian agreed, ms since epoch; null while none has. */
  guardianAt: number | null
  isListed: boolean
  displayName: string | null
}

/** Nobody has said anything. */
export const NO_CONSENTS: Consents = { birthYear: null, guardianAt: null, isListed: false, displayName: null }

/** Whether somebody may agree to things that minors agree to only with a guardian. */
export const mayConsent = ({ birthYear, guardianAt }: Consents, year: number): boolean =>
  !isMinor(birthYear, year) || guardianAt !== null

/** Whether a birth year ends that somebody is listed: minors are with a guardian's consent only. */
export const endsListing = (consents: Consents, birthYear: number, year: number): boolean =>
  consents.isListed && !mayConsent({ ...consents, birthYear }, year)

/** The name under which somebody is on leaderboards; null for who is on none. */
export const listedName = (consents: Consents, year: number): string | null =>
  consents.isListed && mayConsent(consents, year) ? consents.displayName : null
