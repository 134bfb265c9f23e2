import { serverKey } from '../../config/serverKey.ts'
import { isValidSignature, signatureOf } from '../../config/signature.ts'

const key = () => serverKey('calendar')
const signedText = (project: string, person: string): string => `${project}.${person}`

/** The token of a person's calendar file, which calendars fetch without a session. It shows times and titles of live classes alone. */
export const calendarToken = (project: string, person: string): string =>
  `${Buffer.from(person).toString('base64url')}.${signatureOf(key(), signedText(project, person))}`

/** Whose calendar a token opens in a project; null when this server did not sign it. */
export function readCalendarToken(project: string, token: string): string | null {
  const [encoded = '', signature = '', ...more] = token.split('.')
  const person = Buffer.from(encoded, 'base64url').toString()
  return more.length === 0 && isValidSignature(key(), signedText(project, person), signature) ? person : null
}
