import { type Consents, mayConsent } from '../people/consent/consents.ts'

/**
 * Whether somebody may get marketing by their age: an adult by their birth year, or with their guardian's consent. While the birth year is unknown it is enough
 * the confirmation of being 18 at the opt-in; a birth year that contradicts it prevails.
 * @param saysAdult whether they opted in to marketing, which is for adults
 * @param year the present one
 */
export const isOfAgeForMarketing = (consents: Consents, saysAdult: boolean, year: number): boolean =>
  mayConsent(consents, year) || (consents.birthYear === null && saysAdult)
