import { type Consents, mayConsent } from '../people/consent/consents.ts'

/**
 * Whether a person is old enough for marketing: an adult by their birth year, or a minor whose guardian consented. While the birth
 * year is unknown, their confirmation at the opt-in that they are 18 is enough; a birth year that contradicts it prevails.
 * @param confirmedAdult whether they opted in to marketing, which confirms that they are an adult
 * @param year the current year
 */
export const isOfAgeForMarketing = (consents: Consents, confirmedAdult: boolean, year: number): boolean =>
  mayConsent(consents, year) || (consents.birthYear === null && confirmedAdult)
