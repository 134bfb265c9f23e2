import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import type { IncomingMail } from '#domain/mailIn/IncomingMail.ts'
import { isHardBounce } from '#domain/mailIn/isHardBounce.ts'
import { suppressReceiver } from '../messages/suppress.ts'
import { isGenuine, readAddress } from './mailAddresses.ts'

/**
 * Suppresses the receiver of an e-mail that a mail server reports as permanently undeliverable. Only bounces to the e-mail's return path
 * count, which is signed with the receiver's current e-mail and cannot be guessed. Returns whether the mail was sent to a return path.
 */
export async function processBounce(payload: BasePayload, mail: IncomingMail, now: Date): Promise<boolean> {
  const named = mail.to.map(readAddress).find((one) => one?.purpose === 'b')
  if (!named) return false
  if (!mail.report || !isHardBounce(mail.report)) return true
  const sent = await readRow({
    payload,
    collection: 'outgoing-messages',
    where: { id: { equals: named.id } },
  })
  const receiver =
    sent?.user && (await readRow({ payload, collection: 'users', where: { id: { equals: sent.user } } }))
  const email = receiver ? receiver.email : null
  if (sent && email && isGenuine(named, email))
    await suppressReceiver(payload, sent, { email, why: 'bounce', now })
  return true
}
