import type { Consents } from '../people/consent/consents.ts'
import { isMinor } from '../people/consent/minor.ts'

/**
 * Whether a person is old enough for marketing: an adult by their birth year. While that is unknown, their confirmation at the opt-in that
 * they are 18 is enough; a birth year that contradicts it prevails. What a guardian agreed to is leaderboards, never marketing.
 * @param confirmedAdult whether they opted in to marketing, which confirms that they are an adult
 * @param year the current year
 */
export const isOfAgeForMarketing = (
  { birthYear }: Pick<Consents, 'birthYear'>,
  confirmedAdult: boolean,
  year: number,
): boolean => (birthYear === null ? confirmedAdult : !isMinor(birthYear, year))
