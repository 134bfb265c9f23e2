import { serverKey } from '../../config/serverKey.ts'
import { isValidSignature, signatureOf } from '../../config/signature.ts'

const key = () => serverKey('calendar')
const signedText = (project: string, person: string): string => `${project}.${person}`

/** The token of a person's calendar feed, which calendar apps fetch without a session. The feed contains times and titles of live classes only. */
export const calendarToken = (project: string, person: string): string =>
  `${Buffer.from(person).toString('base64url')}.${signatureOf(key(), signedText(project, person))}`

/** The person whose calendar feed a token opens in a project; null when the signature is invalid. */
export function readCalendarToken(project: string, token: string): string | null {
  const [encoded = '', signature = '', ...more] = token.split('.')
  const person = Buffer.from(encoded, 'base64url').toString()
  return more.length === 0 && isValidSignature(key(), signedText(project, person), signature) ? person : null
}
