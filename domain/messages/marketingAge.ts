import { type Consents, mayConsent } from '../people/consent/consents.ts'

/**
 * Whether somebody may get marketing by their age: an adult by their birth year, or with their guardian's consent. While the birth year is unknown it is enough
 * that they said they are 18 when they asked for news; nobody whose birth year says otherwise becomes an adult by that.
 * @param saysAdult whether they asked for news, which is for adults
 * @param year the present one
 */
export const isOfAgeForMarketing = (consents: Consents, saysAdult: boolean, year: number): boolean =>
  mayConsent(consents, year) || (consents.birthYear === null && saysAdult)
